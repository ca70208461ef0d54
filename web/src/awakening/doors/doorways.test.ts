import { describe, expect, it } from 'vitest';
import { Sites } from '../board/sites';
import { plan } from '../geometry';
import { room, table, view } from '../testing';
import type { ArkView } from '../types';
import { doorsOf, doorwayOf, keyOf, verbOf } from './doorways';
import { phaseOf } from './phase';
import { guardOf, roomNotes } from './notes';
import { shotsOf } from './shots';

function ship(more: Partial<ArkView> = {}): ArkView {
  return view(2, 0, {
    rooms: [
      room(0, { seat: 0 }),
      room(1, { seat: 1 }),
      room(2, { cell: 10 }),
      room(3, { cell: 11 }),
      room(4, { cell: 18, guarded: [0], power_tokens: 2 }),
      room(5, { cell: 30 }),
    ],
    seals: [],
    power_tokens: 18,
    ...more,
  });
}

function option(id: string) {
  return { id, label: id, touches: id.split(' ').slice(1), cost: {} };
}

function asked(shown: ArkView, prompt: string, ...ids: string[]) {
  const game = table(shown);
  const ask = {
    number: 1,
    kind: 'menu',
    prompt,
    text: '',
    lo: 1,
    hi: 1,
    options: ids.map(option),
    answered: null,
  };
  game.update({ ask });
  return game;
}

describe('a doorway', () => {
  const shown = ship();
  const sites = new Sites(shown, plan(shown, false));

  it('lies between two rooms side by side', () => {
    expect(doorwayOf(sites, ['room:2', 'room:3'])).toMatchObject({ flat: false });
    expect(doorwayOf(sites, ['room:2', 'room:4'])).toMatchObject({ flat: true });
    expect(doorwayOf(sites, ['room:2', 'room:5'])).toBeNull();
  });
  it('is the same from both sides', () => {
    expect(keyOf(['room:3', 'room:2'])).toBe(keyOf(['room:2', 'room:3']));
  });
  it('has the seal that lies on it and the option that opens it', () => {
    const sealed = ship({ seals: [{ rooms: ['room:2', 'room:3'], seat: 1 }] });
    const game = asked(sealed, 'preemptive', 'unseal room:3 room:2', 'seal room:2 room:4', 'done');
    const doors = doorsOf(game, sealed, sites); // from the top down, with the own biodome at the bottom
    expect(doors.map(({ seat, option: one }) => [seat, verbOf(one)])).toEqual([
      [null, 'seal'],
      [1, 'unseal'],
    ]);
  });
});

describe('a turn', () => {
  const told = (word: string) => ({ word, seat: 1, text: '', touches: [], args: [] });

  it('begins before the action phase', () => {
    expect(phaseOf(asked(ship(), 'preemptive', 'done'))).toBe('preempt');
    expect(phaseOf(asked(ship(), 'section', 'done'))).toBe('action');
  });
  it('of others is known by what they did', () => {
    const game = table(ship());
    game.update({ log: [told('turn-started'), told('sealed')] });
    expect(phaseOf(game)).toBe('preempt');
    game.update({ log: [told('turn-started'), told('moved')] });
    expect(phaseOf(game)).toBe('action');
    game.update({ view: ship({ combat: { step: 'choose', attacker: 1 } }) });
    expect(phaseOf(game)).toBe('combat');
  });
});

describe('a room', () => {
  it('says that it is guarded, and what powers it', () => {
    const game = table(ship());
    const guarded = game.view!.rooms[4]!;
    expect(guardOf(game, guarded)).toBe('own');
    expect(roomNotes(game, guarded)).toEqual(['guarded: your units must stop here', '2 power tokens']);
    expect(guardOf(game, { ...guarded, guarded: [1] })).toBe('others');
  });
});

describe('a shot', () => {
  it('goes from one room into another', () => {
    const game = asked(ship(), 'line', 'range room:2 room:5 seat:1', 'done');
    expect(shotsOf(game)).toEqual([{ id: 'range room:2 room:5 seat:1', from: 'room:2', to: 'room:5' }]);
  });
});
