import { describe, expect, it } from 'vitest';
import type { Told } from '../../../lib/types';
import { room, view } from '../../testing';
import type { EnemyView, Guardian } from '../types';
import { pastView, sideTowards, withoutTheirUnits } from './past';
import { stepsOf } from './steps';

function told(word: string, ...args: string[]): Told {
  return { word, seat: null, text: word, touches: [], args };
}

function guardian(n: number, more: Partial<Guardian> = {}): Guardian {
  return { id: `guardian:${n}`, room: null, edge: null, used: false, wounded: false, ...more };
}

function enemy(more: Partial<EnemyView>): EnemyView {
  return {
    id: 'seat:2',
    seat: 2,
    colour: 'green',
    leader: 'automata',
    acting: false,
    encounters: [],
    targets: { deck: 9, discarded: [] },
    actions: { deck: 4, discarded: ['ea-1', 'ea-2'] },
    ...more,
  };
}

describe('a turn that is over', () => {
  const events = [
    told('enemy-turn', '11'),
    told('cube-disintegrated', 'seat:1', 'room:4'),
    told('action-drawn', 'action:0'),
    told('guardian-moved', 'guardian:0', 'left', 'room:4', 'room:5'),
    told('guardians-stood-up', '1'),
  ];
  const after = view(2, 0, {
    rooms: [
      room(4, { cell: 1, cubes: [0], control: [0] }),
      room(5, { cell: 2, cubes: [], units: { green: 1 } }),
    ],
    enemy: enemy({ turns_left: 11, guardians: [guardian(0, { room: 'room:5', edge: 1 })] }),
  });
  const before = [guardian(0, { room: 'room:4', edge: 2 })];
  const steps = stepsOf(events, false);
  const at = (now: number) => pastView(after, before, steps, now);

  it('is shown from its beginning', () => {
    expect(at(0).enemy!.guardians).toEqual(before);
    expect(at(0).rooms[0]!.cubes).toEqual([1, 0]);
    expect(at(0).enemy!.actions).toEqual({ deck: 5, discarded: ['ea-2'] });
  });

  it('blocks the rooms that Guardians were in', () => {
    expect(at(0).rooms[0]!.control).toEqual([]);
    expect(at(3).rooms[0]!.control).toEqual([0]);
  });

  it('goes on step by step', () => {
    expect(at(1).rooms[0]!.cubes).toEqual([0]);
    expect(at(1).enemy!.guardians![0]).toMatchObject({ room: 'room:4', used: true });
    expect(at(3).enemy!.guardians![0]).toMatchObject({ room: 'room:5', used: true });
  });

  it('ends as the server says', () => {
    expect(at(4).enemy!.guardians).toEqual([guardian(0, { room: 'room:5', edge: 1 })]);
    expect(at(4).rooms).toEqual(after.rooms);
  });
});

describe('a disaster that is over', () => {
  const after = view(1, 0, {
    rooms: [room(3, { cell: 1, cubes: [0, 1, 1], units: { red: 1 } })],
    enemy: enemy({
      seat: 1,
      colour: 'red',
      damaged: ['room:3'],
      diagnose: { cards: ['armory', null], rooms: [] },
    }),
  });
  const steps = stepsOf(
    [
      told('round-started', '1'),
      told('glitched', 'room:3', '2'),
      told('diagnose-card-shown', 'aim:1'),
      told('hostile-unit-came', 'room:3'),
    ],
    false,
  );

  it('has not happened yet at its first step', () => {
    const past = pastView(after, [], steps, 0);
    expect(past.rooms[0]).toMatchObject({ cubes: [0], units: {} });
    expect(past.enemy).toMatchObject({ damaged: [], diagnose: { cards: [null, null] } });
  });
});

it('knows the sides of a Guardian', () => {
  // At the lower edge it looks up: straight on is up, right is right.
  expect((['straight', 'right', 'behind', 'left'] as const).map((way) => sideTowards(2, way))).toEqual([
    0, 1, 2, 3,
  ]);
});

it('does not draw Guardians as units', () => {
  const shown = view(1, 0, {
    rooms: [room(3, { units: { red: 1, yellow: 2 } })],
    enemy: enemy({ seat: 1, colour: 'red', guardians: [] }),
  });
  expect(withoutTheirUnits(shown).rooms[0]!.units).toEqual({ yellow: 2 });
});
