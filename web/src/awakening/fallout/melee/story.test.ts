import { describe, expect, it } from 'vitest';
import type { Told } from '../../../lib/types';
import { meleesOf } from './story';

function told(word: string, seat: number | null, args: string[] = [], text = ''): Told {
  return { word, seat, text, touches: [], args };
}
const START = told('melee-started', null, ['room:9', 'seat:1', 'seat:0', 'seat:2']);

describe('a combat of several sides', () => {
  it('has all sides with their cards and strengths', () => {
    const [melee] = meleesOf([
      START,
      told('card-shown', 0, [], "You showed Alien's Pen."),
      told('strength', 0, ['seat:0', '7']),
      told('melee-won', 0, ['seat:0', 'room:9']),
      told('wounded', 1),
    ]);
    expect(melee).toMatchObject({ room: 'room:9', end: 'won', winner: 0, last: true });
    expect(melee!.sides).toEqual([
      { seat: 1, card: null, strength: null },
      { seat: 0, card: 'aliens-pen', strength: 7 },
      { seat: 2, card: null, strength: null },
    ]);
    expect(melee!.after).toHaveLength(1);
  });
  it('is lost by all in a tie', () => {
    expect(meleesOf([START, told('melee-tied', null, ['room:9', '8'])])[0]).toMatchObject({
      end: 'tied',
      winner: null,
    });
  });
  it('is over once something else happens', () => {
    const all = meleesOf([
      START,
      told('melee-exploded', null, ['room:9']),
      told('moved', 0),
      told('wounded', 1),
    ]);
    expect(all[0]).toMatchObject({ last: false, after: [] });
  });
});
