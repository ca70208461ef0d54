import { describe, expect, it } from 'vitest';
import { cellName, PITCH, plan } from './geometry';
import { view } from './testing';

describe.each([2, 3, 4, 5])('a ship of %i players', (players) => {
  const seats = Array.from({ length: players }, (_, seat) => seat);

  it.each(seats)('has every cell at one place, for seat %i', (seat) => {
    const shown = view(players, seat);
    for (const upright of [false, true]) {
      const ship = plan(shown, upright);
      const n = ship.columns * ship.rows;
      expect(n).toBe(shown.layout.columns * shown.layout.rows);
      const places = Array.from({ length: n }, (_, cell) => ship.at(cell));
      expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(n);
      places.forEach(({ x, y }, cell) => expect(ship.cell(x / PITCH, y / PITCH)).toBe(cell));
    }
  });

  it.each(seats)(
    'is turned so that the own biodome of seat %i is at the bottom of an upright screen',
    (seat) => {
      expect(plan(view(players, seat), true).domes[seat]!.side).toBe('bottom');
    },
  );

  it('is not stood on end on a wide screen', () => {
    for (const seat of seats) {
      const shown = view(players, seat);
      if (shown.layout.columns <= shown.layout.rows) continue;
      expect(plan(shown, false).columns).toBe(shown.layout.columns);
    }
  });

  it('has its domes inside the drawing', () => {
    const { box, domes } = plan(view(players, 0), false);
    expect(domes).toHaveLength(players);
    for (const { x, y } of domes) {
      expect(x).toBeGreaterThanOrEqual(box.x);
      expect(x).toBeLessThanOrEqual(box.x + box.width);
      expect(y).toBeGreaterThanOrEqual(box.y);
      expect(y).toBeLessThanOrEqual(box.y + box.height);
    }
  });
});

it('calls cells as the log does, however the ship is turned', () => {
  expect(cellName(8, 23)).toBe('H3');
  for (const players of [2, 3, 4, 5])
    for (let seat = 0; seat < players; seat++)
      for (const upright of [false, true]) {
        const shown = view(players, seat);
        const ship = plan(shown, upright);
        ship.down.forEach((row, y) =>
          ship.across.forEach((column, x) => {
            const name = cellName(shown.layout.columns, ship.cell(x, y));
            expect([column + row, row + column]).toContain(name);
          }),
        );
      }
});
