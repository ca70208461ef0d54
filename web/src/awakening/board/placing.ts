/** While a room is placed: the free cells beside the explored one, and the square that a closed one would complete. */
import type { ArkGame, ArkView } from '../types';

export interface ClosedCell {
  cell: number;
  /** The three rooms with which a room here would fill a 2x2 square. */
  square: number[] | null;
}

/** The room that is being explored, as the log tells it; null when none is. */
export function exploredRoom(game: ArkGame): string | null {
  if (!game.view?.revealed) return null;
  const told = game.log.findLast((one) => one.word === 'explored' || one.word === 'turn-started');
  return told?.word === 'explored' ? told.args[1]! : null;
}

/** Free cells beside a room where nothing may be placed. */
export function closedBeside(view: ArkView, room: string, open: ReadonlySet<string>): ClosedCell[] {
  const { columns, rows } = view.layout;
  const at = view.rooms.find((one) => one.id === room)?.cell;
  if (at === undefined) return [];
  const filled = new Set(view.rooms.map((one) => one.cell));
  const [row, column] = [Math.floor(at / columns), at % columns];
  const beside = [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ]
    .filter(([r, c]) => r! >= 0 && r! < rows && c! >= 0 && c! < columns)
    .map(([r, c]) => r! * columns + c!);
  return beside
    .filter((cell) => !filled.has(cell) && !open.has(`cell:${cell}`))
    .map((cell) => ({ cell, square: squareOf(cell, columns, rows, filled) }));
}

function squareOf(
  cell: number,
  columns: number,
  rows: number,
  filled: ReadonlySet<number | undefined>,
): number[] | null {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  for (const top of [row - 1, row])
    for (const left of [column - 1, column]) {
      if (top < 0 || left < 0 || top + 1 >= rows || left + 1 >= columns) continue;
      const corners = [0, 1, columns, columns + 1].map((step) => top * columns + left + step);
      const others = corners.filter((one) => one !== cell);
      if (others.every((one) => filled.has(one))) return others;
    }
  return null;
}
