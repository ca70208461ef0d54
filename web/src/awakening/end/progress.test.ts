import { expect, it } from 'vitest';
import type { Told } from '../../lib/types';
import { content } from '../content';
import { board, room, view } from '../testing';
import { storyOf, valueAt } from './progress';

function told(word: string, seat: number, ...args: string[]): Told {
  return { word, seat, args: [`seat:${seat}`, ...args], text: word, touches: [] };
}

const [id, mission] = Object.entries(content.missions).find(([, one]) =>
  one.objectives.every((goal) => goal.target),
)!;
const [kind, printed] = Object.entries(content.rooms).find(
  ([, one]) => one.target === mission.objectives[1]!.target,
)!;
const met = { have: 1, wanted: 1, met: true };
const shown = view(2, 0, {
  achievements: [{ id: 'achievement:0', kind: 'crew', seats: [] }],
  rooms: [room(3, { cell: 4, kind })],
  boards: [board(0, { mission: { id, objectives: [met, met, met] } }), board(1)],
});

it('follows cubes turn by turn', () => {
  const story = storyOf(
    [
      [told('turn-started', 0, '1'), told('integrated', 0, 'room:3')],
      [
        told('turn-started', 1, '1'),
        told('cube-replaced', 1, 'room:3', 'seat:0'),
        told('integrated', 1, 'room:3'),
      ],
      [told('turn-started', 0, '2'), told('upgraded', 0, 'section:power')],
      [told('achieved', 0, 'achievement:1')],
    ],
    shown,
  );
  expect(story.cubes).toEqual([
    [0, 0, 1],
    [0, 1, 1],
  ]);
  expect(story.marks).toEqual([{ seat: 0, turn: 2, icon: 'laurels-trophy', text: 'achieved', place: 4 }]);
  expect(story.turns).toBe(2);
});

it('follows a mission from its achievements and cubes to the rooms it wants', () => {
  const all = content.achievements_needed + mission.objectives.length;
  const story = storyOf(
    [
      [told('turn-started', 0, '1'), told('achieved', 0, 'achievement:1')],
      [told('turn-started', 0, '3'), told('integrated', 0, 'room:3')],
      [told('turn-started', 0, '5'), told('activated', 0, 'room:3', 'target:1')],
    ],
    shown,
  );
  const points = story.mission[0]!;
  expect(valueAt(points, 2)).toBe(Math.round(100 / all));
  expect(valueAt(points, 3)).toBe(Math.round((100 * (1 + 0.9 / printed.squares)) / all));
  expect(valueAt(points, 5)).toBe(Math.round(200 / all));
  expect(story.met[0]).toEqual([undefined, 5, undefined]);
});

it('leaves the commonest marks out of a crowd', () => {
  const explored = Array.from({ length: 20 }, () => [told('explored', 0, 'room:1')]);
  expect(storyOf(explored, shown).marks).toEqual([]);
  expect(storyOf(explored.slice(0, 3), shown).marks).toHaveLength(3);
});
