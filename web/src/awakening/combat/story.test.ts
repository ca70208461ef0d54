import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/types';
import { content } from '../content';
import { battlesOf } from './story';

function told(word: string, ...args: string[]): Told {
  const seat = args[0]?.startsWith('seat:') ? Number(args[0].slice(5)) : null;
  return { word, seat, args, text: args.join(' '), touches: [] };
}

const START = told('combat-started', 'seat:1', 'seat:0', 'room:4', '6');
const [KIND, CARD] = Object.entries(content.artifacts)[0]!;

it('finds none in a peaceful log', () => {
  expect(battlesOf([told('moved', 'seat:0', 'room:1', 'room:2')])).toEqual([]);
});

it('is open until it is decided', () => {
  const [battle] = battlesOf([told('combat-won', 'seat:0'), START]);
  expect(battle).toMatchObject({
    key: 1,
    room: 'room:4',
    threshold: 6,
    over: false,
    winner: null,
    last: true,
  });
  expect([battle!.attacker.seat, battle!.defender.seat]).toEqual([1, 0]);
});

it('follows cards, strengths and wounds to the winner, and stops at what is no part of it', () => {
  const [battle] = battlesOf([
    START,
    told('card-shown', 'seat:1', CARD.name),
    told('strength', 'seat:1', '9'),
    told('strength', 'seat:0', '7'),
    told('wounded', 'seat:0', '1'),
    told('combat-won', 'seat:1'),
    told('arsenal-spent', 'seat:1', '6'),
    told('turn-started', 'seat:0', '3'),
    told('wounded', 'seat:1', '1'),
  ]);
  expect(battle).toMatchObject({
    over: true,
    winner: 1,
    failed: false,
    critical: false,
    spent: 6,
    last: false,
  });
  expect(battle!.attacker).toMatchObject({ card: KIND, strength: 9 });
  expect(battle!.defender).toMatchObject({ card: null, strength: 7 });
  expect(battle!.after.map((one) => one.word)).toEqual(['wounded', 'arsenal-spent']);
});

it('tells several apart', () => {
  const battles = battlesOf([START, told('combat-won', 'seat:0'), START, told('strength', 'seat:1', '3')]);
  expect(battles.map((one) => [one.key, one.over, one.last])).toEqual([
    [0, true, false],
    [2, false, true],
  ]);
});

describe('without a winner by strength', () => {
  it('is lost by both with two critical cards', () => {
    const [battle] = battlesOf([START, told('critical-mass', 'room:4')]);
    expect(battle).toMatchObject({ over: true, critical: true, winner: null });
  });

  it('is won by the defender when the arsenal is too small', () => {
    expect(battlesOf([START, told('attack-failed', 'seat:1')])[0]).toMatchObject({ failed: true, winner: 0 });
  });
});
