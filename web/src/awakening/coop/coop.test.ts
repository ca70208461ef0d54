import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/types';
import { room, table, view } from '../testing';
import { alarmsOf } from './alarms';
import { turnsOf } from './end/turns';
import { standingOf } from './mission';
import type { EnemyView } from './types';
import { failuresOf, resultOf } from './words';

const ENEMY: EnemyView = {
  id: 'seat:2',
  seat: 2,
  colour: 'green',
  leader: 'automata',
  acting: false,
  encounters: [],
  targets: { deck: 0, discarded: [] },
  actions: { deck: 0, discarded: [] },
};
const WANTED = { kind: 'armory', rooms: ['room:5'], activated: false, seats: [] };

function told(word: string, ...args: string[]): Told {
  return { word, seat: null, text: `${word}.`, touches: [], args };
}

describe('alarms', () => {
  it('ring when all mission rooms but one are taken', () => {
    const one = { room: 'room:1', kind: 'armory', infection: 0, corrupted: true, taken: true };
    const rooms = [one, one, { ...one, taken: false }];
    expect(alarmsOf({ ...ENEMY, mission_rooms: rooms }).map((alarm) => alarm.kind)).toEqual(['mission']);
    expect(
      alarmsOf({ ...ENEMY, mission_rooms: [one, { ...one, taken: false }, { ...one, taken: false }] }),
    ).toEqual([]);
  });

  it('ring when pieces or turns run out', () => {
    const kinds = alarmsOf({ ...ENEMY, left: { infection: 4, corruption: 2 } }).map((alarm) => alarm.kind);
    expect(kinds).toEqual(['infection', 'corruption']);
    expect(alarmsOf({ ...ENEMY, left: { infection: 5, corruption: 3 } })).toEqual([]);
    expect(alarmsOf({ ...ENEMY, guardians: [], turns_left: 3 })).toHaveLength(1);
  });
});

describe('a room of the mission', () => {
  const at = (enemy: Partial<EnemyView>, units = {}) =>
    standingOf(view(2, 0, { rooms: [room(5, { cell: 1, units })], enemy: { ...ENEMY, ...enemy } }), WANTED)
      .look;

  it('is open, blocked or done', () => {
    const guardian = { id: 'guardian:0', room: 'room:5', edge: 0, used: false, wounded: false };
    expect(at({ guardians: [] })).toBe('open');
    expect(at({ guardians: [guardian] })).toBe('blocked');
    expect(at({ round: 1, damaged: ['room:5'] })).toBe('blocked');
    expect(at({ round: 1, damaged: [] }, { green: 1 })).toBe('blocked');
    expect(at({ tracks: [], infected: {}, corrupted: ['room:5'] })).toBe('blocked');
    const done = { ...WANTED, activated: true };
    expect(standingOf(view(2, 0, { enemy: { ...ENEMY, guardians: [] } }), done).look).toBe('done');
  });
});

describe('the end', () => {
  function ended(winners: number[], reason: string, enemy: Partial<EnemyView>, seat: number | null = 0) {
    const shown = view(2, seat, {
      outcome: { winners, scores: [], reason },
      enemy: { ...ENEMY, ...enemy },
      shared_mission: { id: 'm', title: 'A Fleet', rooms: [WANTED] },
    });
    return resultOf(table(shown))!;
  }

  it('is the same for all Challengers', () => {
    expect(ended([0, 1], 'mission', { guardians: [] })).toEqual({
      title: 'You win together',
      how: 'All rooms of A Fleet are done.',
    });
    expect(ended([], 'turn counter', { guardians: [] }).title).toBe('You lose together');
    expect(ended([], 'turn counter', { guardians: [] }, null).title).toBe('The Challengers lose');
  });

  it('is another one for whoever leads the Enemy', () => {
    const dark = { guardians: [], leader: 'dark-player' as const };
    expect(ended([2], 'turn counter', dark, 2).title).toBe('You win: the Challengers failed');
    expect(ended([2], 'turn counter', dark).title).toContain('wins');
  });

  it('tells why a round was lost', () => {
    const log = [told('still-damaged', 'room:1'), told('round-ended', '2'), told('diagnosis-missed', '1')];
    expect(failuresOf(log).map((one) => one.word)).toEqual(['diagnosis-missed']);
  });

  it('knows the turn of each room', () => {
    const log = [
      told('turn-started', 'seat:0', '3'),
      told('room-activated', 'seat:0', 'room:5', 'target:1'),
      told('turn-started', 'seat:1', '3'),
      told('turn-started', 'seat:0', '4'),
      told('activated', 'seat:0', 'room:7', 'target:2'),
    ];
    expect([...turnsOf(log)]).toEqual([
      ['room:5', 3],
      ['room:7', 4],
    ]);
  });
});
