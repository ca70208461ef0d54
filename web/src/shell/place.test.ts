import { expect, it } from 'vitest';
import { overlap, place, type Rect } from './place';

const box = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const BOARD = box(100, 50, 600, 400);
const SIZE = { width: 200, height: 80 };
const at = (spot: { left: number; top: number }) => box(spot.left, spot.top, SIZE.width, SIZE.height);

it('lies beside its thing', () => {
  expect(place(SIZE, box(300, 200, 80, 80), [BOARD], [])).toEqual({ left: 390, top: 200 });
});

it('lies on none of the things that may be clicked', () => {
  const thing = box(300, 200, 80, 80);
  const legal = [box(390, 200, 80, 80), box(210, 200, 80, 80), box(300, 110, 80, 80)];
  const found = at(place(SIZE, thing, [BOARD], legal));
  for (const one of [...legal, thing]) expect(overlap(found, one)).toBe(0);
  expect(overlap(found, BOARD)).toBe(SIZE.width * SIZE.height);
});

it('leaves the board when everything there may be clicked, and covers least when all is full', () => {
  const all = box(0, 0, 800, 60);
  expect(place(SIZE, null, [BOARD, box(0, 0, 900, 700)], [BOARD]).top).toBeGreaterThan(BOARD.bottom);
  expect(overlap(at(place(SIZE, null, [BOARD], [all])), all)).toBe(0);
});
