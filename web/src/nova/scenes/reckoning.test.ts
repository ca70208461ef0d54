import { describe, expect, it } from 'vitest';
import type { BoardView, CardView, ZooView } from '../types';
import { CARDS, rowsAt, SPONSORS, STEPS, targetOf } from './reckoning';
import type { Ending } from './story';

const board = (seat: number, appeal: number, conservation: number) =>
  ({ seat, appeal, conservation, supports: 0 }) as BoardView;
const view = { seat: 1, boards: [board(0, 60, 14), board(1, 73, 23)] } as ZooView;
const known = new Map<string, CardView>([
  ['card:1', { id: 'card:1', number: 1 }],
  ['card:2', { id: 'card:2', number: 225 }],
]);
const told: Ending = {
  by: 1,
  last: [],
  scored: [
    { seat: 1, card: 'card:1', track: 'conservation', n: 3 },
    { seat: 1, card: 'card:2', track: 'appeal', n: 3 },
  ],
};

describe('the final scoring', () => {
  it('shows the own row first', () => {
    expect(rowsAt(view, told, known, 0).map((row) => row.seat)).toEqual([1, 0]);
  });

  it('counts scoring cards and then sponsors', () => {
    const at = (step: number) => rowsAt(view, told, known, step)[0]!;
    expect([at(0).appeal, at(0).conservation]).toEqual([70, 20]);
    expect([at(CARDS).appeal, at(CARDS).conservation]).toEqual([70, 23]);
    expect([at(SPONSORS).appeal, at(SPONSORS).conservation]).toEqual([73, 23]);
    expect(at(STEPS.length - 1).points).toBe(73 - targetOf(23));
  });

  it('knows the target of any number of conservation points', () => {
    expect([targetOf(0), targetOf(10), targetOf(11)]).toEqual([114, 94, 91]);
    expect(targetOf(99)).toBe(targetOf(41));
  });
});
