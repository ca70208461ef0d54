import { expect, it } from 'vitest';
import { intentOf } from './intent';

const option = (id: string) => ({ id, label: '', touches: [], cost: {} });

it('draws a move, then with as many units as are chosen', () => {
  const move = 'move room:1 room:5';
  expect(intentOf(option(move), [], 'red')).toEqual({
    from: 'room:1',
    to: 'room:5',
    ghosts: [{ kind: 'unit', who: 'red', n: 1 }],
  });
  expect(intentOf(option('units own:2 robots:1 mercenaries:0'), [move], 'red')).toMatchObject({
    from: 'room:1',
    to: 'room:5',
    ghosts: [
      { who: 'red', n: 2 },
      { who: 'robots', n: 1 },
    ],
  });
});

it('remembers where a teleport and a cylinder come from', () => {
  expect(intentOf(option('to room:9'), ['teleport room:2'], 'red')).toMatchObject({
    from: 'room:2',
    to: 'room:9',
  });
  expect(intentOf(option('to room:9'), ['route violet room:4'], 'red')).toMatchObject({
    from: 'room:4',
    ghosts: [{ kind: 'cylinder', who: 'violet' }],
  });
  expect(intentOf(option('units own:3'), ['to room:9', 'teleport-any room:2'], 'red')).toMatchObject({
    from: 'room:2',
    to: 'room:9',
    ghosts: [{ n: 3 }],
  });
});

it('draws a cube, and nothing where there is nothing to draw', () => {
  expect(intentOf(option('engineer room:3'), [], 'red')).toMatchObject({ from: null, to: 'room:3' });
  expect(intentOf(option('done'), [], 'red')).toBeNull();
  expect(intentOf(option('units own:1'), [], 'red')).toBeNull();
  expect(intentOf(null, [], 'red')).toBeNull();
});
