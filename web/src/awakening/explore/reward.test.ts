import { expect, it } from 'vitest';
import type { Told } from '../../lib/types';
import { rewardOf } from './reward';

function told(word: string, ...args: string[]): Told {
  return { word, seat: 2, args: ['seat:2', ...args], text: '', touches: [] };
}

it('reads the reward off what follows the token', () => {
  const flip = told('explored', 'room:5', 'card:9');
  expect(rewardOf([])).toBeNull();
  expect(rewardOf([flip, told('gained', 'Mt', '1')])).toMatchObject({
    seat: 2,
    room: 'room:5',
    kind: 'mt',
    n: 1,
  });
  expect(rewardOf([flip, told('drew', '1')])).toMatchObject({ kind: 'artifact', n: 1 });
  expect(rewardOf([flip, told('room-revealed', 'card:4')])).toMatchObject({ kind: 'nothing', n: 0 });
});
