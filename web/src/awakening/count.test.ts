import { expect, it } from 'vitest';
import { content } from './content';
import { awake, controlled, cubes, powered, progress, withoutAchievements } from './count';
import { board, room, view } from './testing';

const own = board(0, { asleep: 5, wounded: 1, arsenal: 7 });
own.sections.power = 2;
const shown = view(2, 0, {
  boards: [own, board(1)],
  rooms: [
    room(0, { seat: 0, control: [0], cylinders: { yellow: 4 } }), // the biodome counts for neither
    room(1, { cell: 3, control: [0, 1], cubes: [0, 1, 0], cylinders: { yellow: 2 } }),
    room(2, { cell: 4, control: [1], cylinders: { red: 1 } }),
  ],
});

it('counts what lies on the table', () => {
  expect(awake(own)).toBe(content.start.units - 6);
  expect(controlled(shown, 0)).toBe(1);
  expect(controlled(shown, 1)).toBe(2);
  expect(cubes(shown, own)).toBe(4);
  expect(powered(shown, own)).toBe(2);
});

it('knows how far a player is with a goal', () => {
  expect(progress(shown, own, { kind: 'arsenal', text: '', n: 12 })).toEqual({ have: 7, wanted: 12 });
  expect(progress(shown, own, { kind: 'units_awake', text: '', n: -1 }).wanted).toBe(content.start.units);
  expect(progress(shown, own, { kind: 'new to this page', text: '' })).toEqual({ have: 0, wanted: 1 });
});

it('plays First Mission without achievements', () => {
  expect(withoutAchievements(view(2, 0, { modules: ['first_mission'] }))).toBe(true);
  expect(withoutAchievements(shown)).toBe(false);
});
