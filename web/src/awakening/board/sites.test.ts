import { describe, expect, it } from 'vitest';
import { PITCH, plan, RIM } from '../geometry';
import { room, view } from '../testing';
import { doorsOf, middleOfMost, nearest, Sites } from './sites';

const shown = view(2, 0, {
  rooms: [
    room(0, { seat: 0, kind: 'biodome' }),
    room(1, { seat: 1, kind: 'biodome' }),
    room(2, { cell: 3 }),
    room(3, { cell: 4 }),
    room(4, { cell: 12 }),
    room(5, { cell: 40 }),
  ],
});
const ship = plan(shown, false);
const sites = new Sites(shown, ship);

describe('ways', () => {
  it('lead straight through the door between neighbours', () => {
    const way = sites.way('room:2', 'room:3')!;
    expect(way.leap).toBe(false);
    expect(way.points).toEqual([sites.centre('room:2'), sites.centre('room:3')]);
  });

  it('leave a biodome by the door of the room they go to', () => {
    const [home, sill, end] = sites.way('room:0', 'room:2')!.points;
    const dome = ship.domes[0]!;
    expect(end).toEqual(sites.centre('room:2'));
    expect(sill).toEqual({ x: end!.x, y: dome.y });
    expect(dome.y).toBe(ship.rows * PITCH + RIM);
    expect(home!.x).toBe(dome.x);
  });

  it('are leaps where no door leads', () => {
    expect(sites.way('room:2', 'room:5')!.leap).toBe(true);
    expect(sites.way('room:1', 'room:2')!.leap).toBe(true);
    expect(sites.way('room:2', 'card:3')).toBeNull();
  });
});

it('has a door between each two rooms side by side', () => {
  const doors = doorsOf(ship, new Set([3, 4, 12, 40]));
  expect(doors.map((door) => door.flat).sort()).toEqual([false, true]);
});

it('finds the nearest place in the direction of an arrow key', () => {
  const places = ['room:2', 'room:3', 'room:4', 'room:5'].map((id) => ({ id, at: sites.centre(id)! }));
  const from = sites.centre('room:3')!;
  // The ship is turned upside down: what lies left of a cell on the grid is drawn to its right.
  expect(nearest(from, 'ArrowRight', places)?.id).toBe('room:2');
  expect(nearest(from, 'ArrowUp', places)?.id).toBe('room:4');
  expect(nearest(from, 'ArrowDown', places)).toBeNull();
});

it('looks at as many places as it can', () => {
  const near = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  const sight = { width: 400, height: 400 };
  expect(middleOfMost([...near, { x: 900, y: 900 }], sight)).toEqual({ x: 50, y: 0 });
});
