import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from './game.svelte';
import { Refused, type TableInfo } from './net';
import { settings } from './settings.svelte';
import type { Connection } from './stream';
import type { Ask, Option, Unused, View } from './types';

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
let undo: ReturnType<typeof vi.fn<Connection['undo']>>;

beforeEach(() => {
  game = new Game();
  answer = vi.fn<Connection['answer']>(async () => undefined);
  why = vi.fn<Connection['why']>(async () => ({ sentence: 'Too far.', rule: 'p. 1' }));
  undo = vi.fn<Connection['undo']>(async () => undefined);
  game.connection = { answer, why, undo } as unknown as Connection;
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
    await vi.waitFor(() =>
      expect(game.why).toMatchObject({ id: 'room:9', sentence: 'Too far.', rule: 'p. 1' }),
    );
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

describe('something would be lost by ending', () => {
  const LEFT: Unused[] = [{ verb: 'move', n: 2, text: 'MOVE 2' }];
  beforeEach(() => game.update({ view: { ...VIEW, left: LEFT }, ask: question(MOVES) }));

  it('is asked once before the button ends it', () => {
    expect(game.losing).toEqual([]);
    game.choose('done');
    expect(game.losing).toEqual(LEFT);
    expect(answer).not.toHaveBeenCalled();
    void game.confirm();
    expect(answer).toHaveBeenCalledWith(['done']);
  });

  it('is asked by the first press in the list', () => {
    game.press('done');
    expect(game.losing).toEqual(LEFT);
    expect(game.drop()).toBe(true);
    expect(game.losing).toEqual([]);
  });

  it('is not asked where nothing is lost, or nobody wants to be asked', async () => {
    settings.set('askEnd', false);
    game.choose('done');
    settings.set('askEnd', true);
    expect(answer).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(game.busy).toBe(false));
    game.update({ view: { ...VIEW, left: [] }, ask: question(MOVES, { number: 2 }) });
    game.choose('done');
    expect(answer).toHaveBeenCalledTimes(2);
  });
});

it('knows what is armed or pointed at costs', () => {
  const [one, two] = [
    { ...option('pay Ti 2'), cost: { Ti: 2 } },
    { ...option('pay Mt 2'), cost: { Mt: 2 } },
  ];
  game.update({ view: VIEW, ask: question([one!, two!]) });
  expect(game.price).toEqual({});
  game.pointed = one!;
  expect(game.price).toEqual({ Ti: 2 });
  game.toggle('pay Mt 2');
  expect(game.price).toEqual({ Mt: 2 });
  game.update({ ask: question([one!, two!], { number: 2, hi: 2 }) });
  game.toggle('pay Ti 2');
  game.toggle('pay Mt 2');
  expect(game.price).toEqual({ Ti: 2, Mt: 2 });
});

describe('why not', () => {
  beforeEach(() => game.update({ view: VIEW, ask: question(MOVES) }));

  it('is asked once for each thing and question', async () => {
    for (const id of ['room:9', 'room:8', 'room:9']) {
      game.touch(id);
      await vi.waitFor(() => expect(game.why?.id).toBe(id));
    }
    expect(why).toHaveBeenCalledTimes(2);
    game.update({ ask: question(MOVES, { number: 2 }) });
    game.touch('room:9');
    await vi.waitFor(() => expect(game.why?.id).toBe('room:9'));
    expect(why).toHaveBeenCalledTimes(3);
  });

  it('names the options that come nearest, and arms them', async () => {
    why.mockResolvedValue({ sentence: 'Too far.', rule: '', nearest: ['move 1 3', 'gone'] });
    game.touch('room:9');
    await vi.waitFor(() => expect(game.why?.nearest.map((one) => one.id)).toEqual(['move 1 3']));
    game.arm('move 1 3');
    expect([game.why, game.armed?.id]).toEqual([null, 'move 1 3']);
  });

  it('says nothing that comes too late', async () => {
    let tell: (reason: { sentence: string; rule: string }) => void = () => undefined;
    why.mockImplementation(() => new Promise((done) => (tell = done)));
    void game.explain('room:9');
    game.update({ ask: question(MOVES, { number: 2 }) });
    tell({ sentence: 'Too far.', rule: '' });
    await Promise.resolve();
    expect(game.why).toBeNull();
  });

  it('leaves a server alone that had enough', async () => {
    why.mockRejectedValue(new Refused('Slow down.', 429));
    await game.explain('room:9', () => true);
    await game.explain('room:8', () => true);
    expect(why).toHaveBeenCalledTimes(1);
  });

  it('is not asked while an answer is under way or the line is cut', async () => {
    game.busy = true;
    await game.explain('room:9', () => true);
    game.busy = false;
    game.connected('lost');
    await game.explain('room:9', () => true);
    expect(why).not.toHaveBeenCalled();
  });
});

describe('answers and taking them back', () => {
  beforeEach(() => game.update({ view: VIEW, ask: question(MOVES), undoable: 3, given: 5 }));

  it('counts the answers that stand', async () => {
    await game.send(['done']);
    expect(game.given).toBe(6);
    await game.undo();
    await game.undo(game.undoable);
    expect(undo.mock.calls).toEqual([[1], [3]]);
    expect(game.given).toBe(2);
  });

  it('says what was refused, and that the table moved on', async () => {
    answer.mockRejectedValueOnce(new Refused('No.', 409));
    await game.send(['done']);
    expect([game.error, game.given, game.busy]).toEqual(['No.', 5, false]);
    answer.mockRejectedValueOnce(new Refused('Decision 4 is not open.', 409, true));
    await game.send(['done']);
    expect(game.error).toContain('moved on');
  });
});

it('counts how long a seat thinks, by the clock of the server', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const seats = [
    { seat: 0, used: 30, since: 4990 },
    { seat: 1, used: 12, since: null },
  ];
  game.update({ now: 5000, table: { seats } as unknown as TableInfo });
  expect([game.thought(0), game.thought(1), game.thought(7)]).toEqual([40, 12, 0]);
  vi.advanceTimersByTime(2500);
  expect(game.thought(0)).toBeCloseTo(42.5);
  vi.useRealTimers();
});

it('keeps since when the line is cut', () => {
  vi.useFakeTimers({ now: 7_000 });
  game.connected('lost');
  vi.advanceTimersByTime(3000);
  game.connected('lost');
  expect(game.lostSince).toBe(7);
  game.connected('open');
  expect(game.lostSince).toBeNull();
  vi.useRealTimers();
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
  expect(game.told('Seat 2 concedes.')).toBe('Pajak concedes.');
});
