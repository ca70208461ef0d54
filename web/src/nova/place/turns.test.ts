import { describe, expect, it } from 'vitest';
import type { Option } from '../../lib/types';
import { cellsOf, coveredBy, turnsOf } from './turns';

function place(...cells: number[]): Option {
  return {
    id: `place ${cells.map((cell) => `cell:${cell}`).join(' ')}`,
    label: '',
    touches: cells.map((cell) => `cell:${cell}`),
    cost: {},
  };
}

describe('turnsOf', () => {
  it('tells places apart by how the building is turned', () => {
    // Two spaces of a column below each other, twice; and two side by side.
    const turns = turnsOf([place(0, 1), place(1, 2), place(0, 7)]);
    expect(turns.list.map((turn) => turn.spots.size).sort()).toEqual([1, 2]);
    const found = turns.find(place(1, 2).id)!;
    expect(turns.list[found.turn]!.spots.get(found.handle)!.id).toBe('place cell:1 cell:2');
  });

  it('holds a building in its middle', () => {
    const turns = turnsOf([place(0, 1, 2)]);
    expect(turns.find(place(0, 1, 2).id)!.handle).toBe(1);
  });

  it('leaves options alone that place nothing', () => {
    expect(turnsOf([{ id: 'done', label: '', touches: [], cost: {} }]).list).toEqual([]);
  });
});

describe('coveredBy', () => {
  it('lays a shape on the map, and says where it leaves it', () => {
    const [turn] = turnsOf([place(0, 1)]).list;
    expect(coveredBy(turn!.shape, 1)).toEqual([1, 2]);
    expect(coveredBy(turn!.shape, 5)).toEqual([5, null]);
    expect(cellsOf(place(3, 4))).toEqual([3, 4]);
  });
});
