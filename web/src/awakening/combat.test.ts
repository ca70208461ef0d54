import { describe, expect, it } from 'vitest';
import type { Told } from '../lib/types';
import { lastFight } from './combat';
import { content } from './content';

function told(word: string, ...args: string[]): Told {
  const seat = args[0]?.startsWith('seat:') ? Number(args[0].slice(5)) : null;
  return { word, seat, args, text: args.join(' '), touches: [] };
}

const START = told('combat-started', 'seat:1', 'seat:0', 'room:4', '6');
const [KIND, CARD] = Object.entries(content.artifacts)[0]!;

it('finds none in a peaceful log', () => {
  expect(lastFight([told('moved', 'seat:0', 'room:1', 'room:2')])).toBeNull();
});

it('is open until it is decided', () => {
  const fight = lastFight([told('combat-won', 'seat:0'), START])!;
  expect(fight).toMatchObject({ room: 'room:4', defence: 6, over: false, winner: null });
  expect([fight.attacker.seat, fight.defender.seat]).toEqual([1, 0]);
});

it('follows cards, strengths and wounds to the winner, and stops at the next turn', () => {
  const fight = lastFight([
    START,
    told('card-shown', 'seat:1', CARD.name),
    told('strength', 'seat:1', '9'),
    told('strength', 'seat:0', '7'),
    told('combat-won', 'seat:1'),
    told('wounded', 'seat:0', '1'),
    told('turn-started', 'seat:0', '3'),
    told('wounded', 'seat:1', '1'),
  ])!;
  expect(fight).toMatchObject({ over: true, winner: 1, failed: false, critical: false });
  expect(fight.attacker).toMatchObject({ card: KIND, strength: 9 });
  expect(fight.defender).toMatchObject({ card: null, strength: 7 });
  expect(fight.story.map((one) => one.args[0])).toEqual(['seat:0']);
});

describe('without a winner by strength', () => {
  it('is lost by both with two critical cards', () => {
    expect(lastFight([START, told('critical-mass')])).toMatchObject({
      over: true,
      critical: true,
      winner: null,
    });
  });

  it('is won by the defender when the arsenal is too small', () => {
    expect(lastFight([START, told('attack-failed', 'seat:1')])).toMatchObject({ failed: true, winner: 0 });
  });
});
