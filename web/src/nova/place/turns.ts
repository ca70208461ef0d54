/** The places offered for a building, sorted by how it is turned. The offered places are all that is known of it. */
import type { Option } from '../../lib/types';
import { around, AXIAL, cellAt, turned, type Axial } from '../geometry';

export interface Turn {
  key: string;
  /** The shape as seen from its handle. */
  shape: Axial[];
  /** By the space under the handle. */
  spots: Map<number, Option>;
}

export interface Turns {
  list: Turn[];
  /** How an option is turned, and where its handle lies. */
  find(id: string): { turn: number; handle: number } | null;
}

export function cellsOf(option: Option): number[] {
  return option.touches.filter((id) => id.startsWith('cell:')).map((id) => Number(id.slice('cell:'.length)));
}

/** The space by which a building is held: the one with most of it around, then the first. */
function handleOf(cells: number[]): number {
  const inside = new Set(cells);
  const beside = (cell: number) => around(cell).filter((other) => inside.has(other)).length;
  return cells.reduce((best, cell) => (beside(cell) > beside(best) ? cell : best), cells[0]!);
}

function shapeFrom(handle: number, cells: number[]): Axial[] {
  const [q0, r0] = AXIAL[handle]!;
  return cells
    .map((cell) => [AXIAL[cell]![0] - q0, AXIAL[cell]![1] - r0] as const)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The same for a shape wherever it lies. */
function keyOf(shape: Axial[]): string {
  const sorted = shape.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const [q0, r0] = sorted[0]!;
  return sorted.map(([q, r]) => `${q - q0},${r - r0}`).join(' ');
}

export function turnsOf(options: Option[]): Turns {
  const found = new Map<string, Turn>();
  const places = new Map<string, { key: string; handle: number }>();
  for (const option of options) {
    const cells = cellsOf(option);
    if (!cells.length) continue;
    const handle = handleOf(cells);
    const shape = shapeFrom(handle, cells);
    const key = keyOf(shape);
    if (!found.has(key)) found.set(key, { key, shape, spots: new Map() });
    found.get(key)!.spots.set(handle, option);
    places.set(option.id, { key, handle });
  }
  const list = inOrder([...found.values()]);
  return {
    list,
    find: (id) => {
      const place = places.get(id);
      return place ? { turn: list.findIndex((turn) => turn.key === place.key), handle: place.handle } : null;
    },
  };
}

/** One after the other as the building is turned clockwise. */
function inOrder(turns: Turn[]): Turn[] {
  const left = new Map(turns.map((turn) => [turn.key, turn]));
  const list: Turn[] = [];
  while (left.size) {
    let shape = [...left.values()][0]!.shape;
    for (let n = 0; n < 6; n++) {
      const turn = left.get(keyOf(shape));
      if (turn) {
        list.push(turn);
        left.delete(turn.key);
      }
      shape = turned(shape);
    }
  }
  return list;
}

/** The spaces a shape would cover with its handle on a space; null for those beyond the map. */
export function coveredBy(shape: readonly Axial[], handle: number): (number | null)[] {
  const [q0, r0] = AXIAL[handle]!;
  return shape.map(([q, r]) => cellAt(q0 + q, r0 + r) ?? null);
}
