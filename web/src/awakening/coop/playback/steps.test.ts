import { describe, expect, it } from 'vitest';
import type { Told } from '../../../lib/types';
import { stepsOf } from './steps';

function told(word: string, ...args: string[]): Told {
  const seat = args[0]?.startsWith('seat:') ? Number(args[0].slice(5)) : null;
  return { word, seat, text: `${word}.`, touches: args.filter((arg) => /^(room|guardian):/.test(arg)), args };
}

const TURN = [
  told('turn-started', 'seat:1', '4'),
  told('enemy-turn', '16'),
  told('cylinder-returned', 'yellow', 'room:9'),
  told('cube-disintegrated', 'seat:0', 'room:9'),
  told('guardian-aimed', 'guardian:2', 'aim:3'),
  told('guardian-teleported', 'guardian:2', 'room:12'),
  told('action-drawn', 'action:0'),
  told('guardian-turned-away', 'guardian:0', 'right', 'no-room'),
  told('guardian-turned-away', 'guardian:0', 'straight', 'guardian-there'),
  told('guardian-moved', 'guardian:0', 'left', 'room:4', 'room:5'),
  told('guardian-stopped', 'guardian:0', 'room:5', 'cubes'),
  told('guardians-stood-up', '3'),
  told('combat-started', 'seat:0', 'seat:2', 'room:5', '8'),
];

describe('the steps of a turn', () => {
  const steps = stepsOf(TURN, false);

  it('are one unit or one thing each', () => {
    expect(steps.map((step) => [step.phase, step.word])).toEqual([
      ['counter', 'enemy-turn'],
      ['disintegrate', 'cube-disintegrated'],
      ['teleport', 'guardian-teleported'],
      ['move', 'action-drawn'],
      ['move', 'guardian-moved'],
      ['heal', 'guardians-stood-up'],
    ]);
  });

  it('know what was tried, what was taken and why it stopped', () => {
    expect(steps[4]).toMatchObject({
      unit: 0,
      tried: [
        { way: 'right', reason: 'no-room' },
        { way: 'straight', reason: 'guardian-there' },
      ],
      taken: 'left',
      stop: 'cubes',
      from: 'room:4',
      to: 'room:5',
    });
  });

  it('count the events told so far', () => {
    expect(steps.map((step) => step.until)).toEqual([2, 4, 6, 7, 11, 12]);
  });

  it('do not take a player’s own cylinders for the Enemy’s doing', () => {
    expect(stepsOf([told('cylinder-returned', 'yellow', 'room:9')], false)).toEqual([]);
    expect(stepsOf([told('cylinder-returned', 'yellow', 'room:9')], true)).toHaveLength(1);
  });

  it('tell of a Guardian that a sealed doorway holds', () => {
    const steps = stepsOf(
      [told('action-drawn', 'action:0'), told('guardian-stopped', 'guardian:1', 'room:7', 'sealed')],
      true,
    );
    expect(steps[1]).toMatchObject({ unit: 1, stop: 'sealed', from: 'room:7', to: null });
  });

  it('are those of a disaster, too', () => {
    const steps = stepsOf(
      [
        told('round-started', '1'),
        told('aimed-at', 'aim:4'),
        told('glitched', 'room:3', '2'),
        told('diagnose-card-shown', 'aim:5'),
        told('hostile-unit-came', 'room:8'),
      ],
      false,
    );
    expect(steps.map((step) => step.phase)).toEqual(['disaster', 'disaster', 'diagnose', 'hostile']);
  });
});
