import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from './game.svelte';
import type { Connection, TableInfo } from './net';
import type { Ask, Option, View } from './types';

function option(id: string, ...touches: string[]): Option {
  return { id, label: id, touches, cost: {} };
}

function question(options: Option[], more: Partial<Ask> = {}): Ask {
  return {
    number: 1,
    kind: 'menu',
    prompt: 'line',
    text: '?',
    lo: 1,
    hi: 1,
    options,
    answered: null,
    ...more,
  };
}

const MOVES = [
  option('move 1 2', 'room:1', 'room:2'),
  option('move 1 3', 'room:1', 'room:3'),
  option('move 2 3', 'room:2', 'room:3'),
  option('done'),
];
const VIEW = { players: 2, seat: 0, owing: [0] } as unknown as View;

let game: Game;
let answer: ReturnType<typeof vi.fn<Connection['answer']>>;
let why: ReturnType<typeof vi.fn<Connection['why']>>;

beforeEach(() => {
  game = new Game();
  answer = vi.fn<Connection['answer']>(async () => undefined);
  why = vi.fn<Connection['why']>(async () => ({ sentence: 'Too far.', rule: 'p. 1' }));
  game.connection = { answer, why } as unknown as Connection;
});

describe('one option is wanted', () => {
  beforeEach(() => game.update({ view: VIEW, ask: question(MOVES) }));

  it('starts with nothing armed and everything legal that an option touches', () => {
    expect(game.armed).toBeNull();
    expect(game.ready).toBe(false);
    expect([...game.legal].sort()).toEqual(['room:1', 'room:2', 'room:3']);
  });

  it('keeps the options that touch all clicked things, and arms the last one', () => {
    game.touch('room:1');
    expect(game.left.map((one) => one.id)).toEqual(['move 1 2', 'move 1 3']);
    expect(game.armed).toBeNull();
    game.touch('room:3');
    expect(game.armed?.id).toBe('move 1 3');
    expect([...game.armedThings]).toEqual(['room:1', 'room:3']);
    expect(answer).not.toHaveBeenCalled();
  });

  it('confirms by a second click on the last thing', () => {
    game.touch('room:1');
    game.touch('room:3');
    game.touch('room:3');
    expect(answer).toHaveBeenCalledWith(['move 1 3']);
  });

  it('drops a filter that is clicked again', () => {
    game.touch('room:1');
    game.touch('room:3');
    game.touch('room:1');
    expect(game.filters).toEqual(['room:3']);
    expect(game.left).toHaveLength(2);
  });

  it('starts anew with a thing that only other options touch', () => {
    game.update({ ask: question([option('a', 'room:1'), option('b', 'room:2'), option('c', 'room:2')]) });
    game.touch('room:1');
    game.touch('room:2');
    expect(game.filters).toEqual(['room:2']);
    expect(game.armed).toBeNull();
  });

  it('asks why not about anything else', async () => {
    game.touch('room:9');
    await vi.waitFor(() => expect(game.why).toEqual({ id: 'room:9', sentence: 'Too far.', rule: 'p. 1' }));
    expect(game.filters).toEqual([]);
    expect(game.drop()).toBe(true);
    expect(game.why).toBeNull();
  });

  it('arms from the list by one press and confirms by two', () => {
    game.press('done');
    expect(game.armed?.id).toBe('done');
    expect(answer).not.toHaveBeenCalled();
    game.press('done');
    expect(answer).toHaveBeenCalledWith(['done']);
  });

  it('steps back one by one', () => {
    game.touch('room:1');
    game.press('move 1 2');
    expect([game.drop(), game.picked, game.filters]).toEqual([true, [], ['room:1']]);
    expect([game.drop(), game.filters]).toEqual([true, []]);
    expect(game.drop()).toBe(false);
  });
});

it('arms the only option at once', () => {
  game.update({ view: VIEW, ask: question([option('only', 'room:1')]) });
  expect(game.armed?.id).toBe('only');
  game.touch('room:1');
  expect(answer).toHaveBeenCalledWith(['only']);
});

describe('several options may be picked', () => {
  const CARDS = [option('keep 1', 'card:1'), option('keep 2', 'card:2'), option('keep 3', 'card:3')];
  beforeEach(() => game.update({ view: VIEW, ask: question(CARDS, { lo: 2, hi: 2 }) }));

  it('toggles by clicks, up to the most', () => {
    for (const id of ['card:1', 'card:2', 'card:3']) game.touch(id);
    expect(game.picked).toEqual(['keep 1', 'keep 2']);
    game.touch('card:1');
    expect(game.picked).toEqual(['keep 2']);
    expect(game.armed).toBeNull();
  });

  it('is ready only with enough', async () => {
    game.touch('card:1');
    await game.confirm();
    expect(answer).not.toHaveBeenCalled();
    game.touch('card:3');
    await game.confirm();
    expect(answer).toHaveBeenCalledWith(['keep 1', 'keep 3']);
  });

  it('counts none as an answer where none may be picked', () => {
    game.update({ ask: question(CARDS, { number: 2, lo: 0, hi: 1 }) });
    expect([game.several, game.ready]).toEqual([true, true]);
  });
});

describe('a selection lives as long as its question', () => {
  beforeEach(() => {
    game.update({ view: VIEW, ask: question(MOVES) });
    game.touch('room:1');
  });

  it('stays when others answer', () => {
    game.update({ ask: question(MOVES) });
    expect(game.filters).toEqual(['room:1']);
  });

  it('goes with the next question', () => {
    game.update({ ask: question(MOVES, { number: 2 }) });
    expect(game.filters).toEqual([]);
  });

  it('shows the own sealed answer', () => {
    game.update({ ask: question(MOVES, { kind: 'sealed', answered: ['done'] }) });
    expect(game.armed?.id).toBe('done');
  });
});

it('calls players by their names', () => {
  const seat = { kind: 'human', level: '', here: true, conceded: false } as const;
  game.face = {
    seatWords: ['Yellow', 'Red'],
    seatLook: () => ({ name: 'Pajak' }),
  } as unknown as Game['face'];
  game.update({
    seat: 0,
    table: {
      game: 'awakening',
      seats: [
        { ...seat, seat: 0, name: '' },
        { ...seat, seat: 1, kind: 'bot', name: '' },
      ],
    } as unknown as TableInfo,
  });
  expect(game.told('Yellow moved; Reddish stays, Red too.')).toBe('You moved; Reddish stays, Pajak too.');
});
