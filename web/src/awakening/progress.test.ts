import { expect, it } from 'vitest';
import type { Told } from '../lib/types';
import { cubesByTurn } from './progress';

function told(word: string, seat: number, ...args: string[]): Told {
  return { word, seat, args: [`seat:${seat}`, ...args], text: '', touches: [] };
}

it('follows cubes turn by turn', () => {
  const lines = cubesByTurn(
    [
      told('turn-started', 0, '1'),
      told('integrated', 0, 'room:3'),
      told('turn-started', 1, '1'),
      told('cube-replaced', 1, 'room:3', 'seat:0'),
      told('integrated', 1, 'room:3'),
      told('turn-started', 0, '2'),
      told('upgraded', 0, 'section:power'),
      told('achieved', 0, 'achievement:1'),
    ],
    2,
  );
  expect(lines.points).toEqual([
    [0, 0, 1],
    [0, 1, 1],
  ]);
  expect(lines.marks).toEqual([{ seat: 0, turn: 2, icon: 'laurels-trophy', value: 1 }]);
  expect([lines.turns, lines.most]).toEqual([2, 4]);
});

it('leaves the commonest marks out of a crowd', () => {
  const explored = Array.from({ length: 20 }, () => told('explored', 0, 'room:1'));
  expect(cubesByTurn(explored, 1).marks).toEqual([]);
  expect(cubesByTurn(explored.slice(0, 3), 1).marks).toHaveLength(3);
});
