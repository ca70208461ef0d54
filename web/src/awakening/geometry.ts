/** Where things of the ship are drawn: cells turned so that the own biodome is nearest, domes at their doors. */
import { content } from './content';
import type { ArkView } from './types';

export const PITCH = 100;
/** The rim of the hull around the grid; it bears the letters and numbers of columns and rows. */
export const RIM = 15;
/** How far a dome bulges out of the hull, and the space around everything. */
const BULGE = 42;
const EDGE = 5;

export type Side = 'top' | 'right' | 'bottom' | 'left';
const SIDES: Side[] = ['bottom', 'left', 'top', 'right'];

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Dome extends Point {
  seat: number;
  side: Side;
  /** The middles of the two rooms its doors lead to. */
  doors: Point[];
}

export interface Plan {
  columns: number;
  rows: number;
  /** The drawing's extent around the grid, whose top left corner is 0, 0. */
  box: Box;
  domes: Dome[];
  /** Quarter turns to the left by which the ship is drawn. */
  turned: number;
  /** What the log calls the columns from left to right, and the rows from top to bottom. */
  across: string[];
  down: string[];
  at(cell: number): Point;
  /** The cell of a place in the drawing. */
  cell(column: number, row: number): number;
}

/** A cell as the log calls it: columns are letters, rows are numbers. */
export function cellName(columns: number, cell: number): string {
  return `${letter(cell % columns)}${Math.floor(cell / columns) + 1}`;
}

function letter(column: number): string {
  return String.fromCharCode(65 + column);
}

function sideOf(doors: number[], columns: number, rows: number): Side {
  const places = doors.map((cell) => ({ row: Math.floor(cell / columns), column: cell % columns }));
  if (places.every(({ row }) => row === rows - 1)) return 'bottom';
  if (places.every(({ row }) => row === 0)) return 'top';
  return places.every(({ column }) => column === 0) ? 'left' : 'right';
}

/** Quarter turns that bring the own side down. A wide ship is stood on end only where it may be. */
function turns(own: Side, columns: number, rows: number, upright: boolean): number {
  const quarter = SIDES.indexOf(own);
  if (quarter % 2 === 1 && columns > rows && !upright) return 0;
  return quarter;
}

export function plan(view: ArkView, upright: boolean): Plan {
  const { columns, rows, id } = view.layout;
  const layout = content.layouts[id]!;
  const boards = layout.seating[view.boards.length]!;
  // A seat without a board looks at the ship as the first player does.
  const own = sideOf(layout.doors[boards[view.seat ?? 0] ?? boards[0]!]!, columns, rows);
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
  const letters = Array.from({ length: columns }, (_, column) => letter(column));
  const numbers = Array.from({ length: rows }, (_, row) => String(row + 1));

  const domes = boards.map((board, seat): Dome => {
    const doors = layout.doors[board]!.map(place).map(({ x, y }) => ({
      x: (x + 0.5) * PITCH,
      y: (y + 0.5) * PITCH,
    }));
    const original = sideOf(layout.doors[board]!, columns, rows);
    const side = SIDES[(SIDES.indexOf(original) - turned + 4) % 4]!;
    const x = (doors[0]!.x + doors[1]!.x) / 2;
    const y = (doors[0]!.y + doors[1]!.y) / 2;
    if (side === 'bottom') return { seat, side, doors, x, y: height * PITCH + RIM };
    if (side === 'top') return { seat, side, doors, x, y: -RIM };
    if (side === 'left') return { seat, side, doors, x: -RIM, y };
    return { seat, side, doors, x: width * PITCH + RIM, y };
  });
  const around = (side: Side) => RIM + EDGE + (domes.some((dome) => dome.side === side) ? BULGE : 0);
  return {
    columns: width,
    rows: height,
    domes,
    turned,
    across: swap ? turnedOver(numbers, turned === 3) : turnedOver(letters, turned === 2),
    down: swap ? turnedOver(letters, turned === 1) : turnedOver(numbers, turned === 2),
    at: (cell) => {
      const { x, y } = place(cell);
      return { x: x * PITCH, y: y * PITCH };
    },
    cell: (column, row) => cells.get(`${column},${row}`)!,
    box: {
      x: -around('left'),
      y: -around('top'),
      width: width * PITCH + around('left') + around('right'),
      height: height * PITCH + around('top') + around('bottom'),
    },
  };
}

function turnedOver(names: string[], backwards: boolean): string[] {
  return backwards ? names.toReversed() : names;
}
