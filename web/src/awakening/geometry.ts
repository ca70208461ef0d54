/** Where things of the ship are drawn: cells turned so that the own biodome is nearest, domes at their doors. */
import { content } from './content';
import type { ArkView } from './types';

export const PITCH = 100;
export const TILE = 94;
const DOME = 50;
const RIM = 12;

export type Side = 'top' | 'right' | 'bottom' | 'left';
const SIDES: Side[] = ['bottom', 'left', 'top', 'right'];

export interface Dome {
  seat: number;
  side: Side;
  x: number;
  y: number;
}

export interface Plan {
  columns: number;
  rows: number;
  /** The drawing's extent around the grid, whose top left corner is 0, 0. */
  box: { x: number; y: number; width: number; height: number };
  domes: Dome[];
  at(cell: number): { x: number; y: number };
  /** The cell of a place in the drawing. */
  cell(column: number, row: number): number;
}

function sideOf(doors: number[], columns: number, rows: number): Side {
  const places = doors.map((cell) => ({ row: Math.floor(cell / columns), column: cell % columns }));
  if (places.every(({ row }) => row === rows - 1)) return 'bottom';
  if (places.every(({ row }) => row === 0)) return 'top';
  return places.every(({ column }) => column === 0) ? 'left' : 'right';
}

/** Quarter turns that bring the own side down. A wide ship is not stood on end where the screen is wide. */
function turns(own: Side, columns: number, rows: number, upright: boolean): number {
  const quarter = SIDES.indexOf(own);
  if (quarter % 2 === 1 && columns > rows && !upright) return 0;
  return quarter;
}

export function plan(view: ArkView, upright: boolean): Plan {
  const { columns, rows, id } = view.layout;
  const layout = content.layouts[id]!;
  const boards = layout.seating[view.players]!;
  const own = sideOf(layout.doors[boards[view.seat ?? 0]!]!, columns, rows);
  const turned = upright && view.seat == null && columns > rows ? 1 : turns(own, columns, rows, upright);
  const swap = turned % 2 === 1;
  const width = swap ? rows : columns;
  const height = swap ? columns : rows;

  // A quarter turn brings the left side to the bottom: (column, row) goes to (row, columns - 1 - column).
  const place = (cell: number) => {
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    if (turned === 1) return { x: row, y: columns - 1 - column };
    if (turned === 2) return { x: columns - 1 - column, y: rows - 1 - row };
    if (turned === 3) return { x: rows - 1 - row, y: column };
    return { x: column, y: row };
  };
  const cells = new Map<string, number>();
  for (let cell = 0; cell < columns * rows; cell++) {
    const { x, y } = place(cell);
    cells.set(`${x},${y}`, cell);
  }
  const at = (cell: number) => {
    const { x, y } = place(cell);
    return { x: x * PITCH, y: y * PITCH };
  };

  const domes = boards.map((board, seat): Dome => {
    const doors = layout.doors[board]!.map(place);
    const original = sideOf(layout.doors[board]!, columns, rows);
    const side = SIDES[(SIDES.indexOf(original) - turned + 4) % 4]!;
    const x = ((doors[0]!.x + doors[1]!.x) / 2 + 0.5) * PITCH;
    const y = ((doors[0]!.y + doors[1]!.y) / 2 + 0.5) * PITCH;
    if (side === 'bottom') return { seat, side, x, y: height * PITCH };
    if (side === 'top') return { seat, side, x, y: 0 };
    if (side === 'left') return { seat, side, x: 0, y };
    return { seat, side, x: width * PITCH, y };
  });
  const room = (side: Side) => RIM + (domes.some((dome) => dome.side === side) ? DOME - RIM + 4 : 0);
  const left = room('left');
  const top = room('top');
  return {
    columns: width,
    rows: height,
    domes,
    at,
    cell: (column, row) => cells.get(`${column},${row}`)!,
    box: {
      x: -left,
      y: -top,
      width: width * PITCH + left + room('right'),
      height: height * PITCH + top + room('bottom'),
    },
  };
}
