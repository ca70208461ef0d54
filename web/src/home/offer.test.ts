import { expect, test } from 'vitest';
import type { Offer } from '../lib/net';
import {
  boardsOf,
  countsOf,
  drawn,
  fieldsOf,
  modeGroups,
  modesOf,
  optionsFor,
  rangeOf,
  unfinished,
  valueOf,
} from './offer';
import { Plan } from './plan.svelte';
import { called, spoken } from './text';

const option = (name: string, kind: string, more: object = {}) => ({
  name,
  kind,
  default: null,
  text: 'What it is for.',
  choices: [],
  ...more,
});
const offer: Offer = {
  title: 'A game',
  players: [1, 2, 3],
  players_by_mode: { short: [1, 2], 'long-one': [2, 3] },
  bots: ['random', 'greedy'],
  options: {
    mode: option('mode', 'choice', { default: 'long-one', choices: ['short', 'long-one'] }),
    map: option('map', 'choice', { choices: ['a', 'b'], tables: { b: { 'long-one': [3] } } }),
    packs: option('packs', 'choices', { choices: ['x', 'y', 'z'], picks: { 'long-one': { 2: 2, 3: 2 } } }),
    limit: option('limit', 'number', { least: 2 }),
    folder: option('folder', 'folder'),
  },
};

const everywhere = { duel: [2, 3], raid: [1, 2, 3, 4], school: [] };
/** A game with a mode that has an Enemy, and with variants. */
const rich: Offer = {
  title: 'A rich game',
  players: [1, 2, 3, 4],
  players_by_mode: { school: [1, 2], duel: [2, 3], raid: [1, 2, 3, 4] },
  usual_players: { school: 2, duel: 3, raid: 2 },
  bots: ['random', 'greedy'],
  options: {
    mode: option('mode', 'choice', {
      default: 'duel',
      choices: ['school', 'duel', 'raid'],
      under: { school: 'Against', duel: 'Against', raid: 'Together' },
    }),
    boss: option('boss', 'choice', {
      choices: ['machine', 'person'],
      place: 'first',
      tables: { machine: { raid: [1, 2, 3] }, person: { raid: [2, 3, 4] } },
      boardless: ['person'],
    }),
    side: option('side', 'choice', {
      default: 'A',
      choices: ['A', 'B'],
      place: 'variant',
      tables: { B: everywhere },
      why_not: { B: { school: 'Later.' } },
    }),
    peoples: option('peoples', 'seats', {
      choices: ['elves', 'orcs', 'cats', 'dogs'],
      place: 'variant',
      tables: { elves: everywhere, orcs: everywhere, cats: everywhere, dogs: everywhere },
      needs: { side: 'B' },
      differ: true,
      without: { side: 'A' },
    }),
    hard: option('hard', 'flag', {
      default: false,
      place: 'variant',
      tables: { true: { duel: [2, 3], raid: [] } },
      why_not: { true: { raid: 'Not together.' } },
    }),
    unfair: option('unfair', 'seats', {
      choices: ['old', 'new'],
      place: 'variant',
      tables: { old: { duel: [2, 3], raid: [] }, new: { duel: [2, 3], raid: [] } },
      why_not: { old: { raid: 'Not together.' }, new: { raid: 'Not together.' } },
    }),
    packs: option('packs', 'choices', { choices: ['x', 'y'], picks: { raid: { 1: 1, 2: 1, 3: 2, 4: 2 } } }),
  },
};
const field = (name: string, mode: string, players: number, chosen = {}) =>
  fieldsOf(rich, mode, players, chosen).find((one) => one.name === name);

test('the usual mode comes first, with its numbers of players', () => {
  expect(modesOf(offer)).toEqual(['long-one', 'short']);
  expect(countsOf(offer, 'short')).toEqual([1, 2]);
  expect(rangeOf([2, 3, 4])).toBe('2–4');
  expect(rangeOf([1])).toBe('1');
});

test('modes stand under their headings', () => {
  expect(modeGroups(offer)).toEqual([{ heading: '', modes: ['long-one', 'short'] }]);
  expect(modeGroups(rich)).toEqual([
    { heading: 'Against', modes: ['duel', 'school'] },
    { heading: 'Together', modes: ['raid'] },
  ]);
});

test('only what leaves something to choose is asked', () => {
  const names = (mode: string, players: number) => fieldsOf(offer, mode, players).map((one) => one.name);
  expect(names('long-one', 3)).toEqual(['map', 'packs', 'limit']);
  expect(names('long-one', 2)).toEqual(['packs', 'limit']);
  expect(names('short', 2)).toEqual(['limit']);
});

test('a choice that does not fit any more is left out', () => {
  const chosen = { map: 'b', packs: ['x', 'y'], limit: 5 };
  expect(optionsFor(fieldsOf(offer, 'long-one', 3), chosen)).toEqual(chosen);
  expect(optionsFor(fieldsOf(offer, 'short', 2), chosen)).toEqual({ limit: 5 });
  expect(optionsFor(fieldsOf(offer, 'long-one', 3), { map: null, packs: [] })).toEqual({});
});

test('too few of several are noticed', () => {
  const fields = fieldsOf(offer, 'long-one', 3);
  expect(unfinished(fields, { packs: ['x'] })?.name).toBe('packs');
  expect(unfinished(fields, { packs: [] })).toBeNull();
  expect(unfinished(fields, { limit: 1 })?.name).toBe('limit');
});

test('what a mode does not allow says why, and what it does not know is not asked', () => {
  expect(field('side', 'duel', 2)?.why).toBeNull();
  expect(field('side', 'school', 2)?.why).toBe('Later.');
  expect(field('hard', 'raid', 2)?.why).toBe('Not together.');
  expect(field('unfair', 'raid', 2)?.why).toBe('Not together.');
  expect(field('unfair', 'school', 2)).toBeUndefined();
  expect(field('hard', 'school', 2)).toBeUndefined();
  expect(field('boss', 'duel', 2)).toBeUndefined();
  expect(optionsFor(fieldsOf(rich, 'raid', 2), { hard: true, unfair: ['new', 'old'] })).toEqual({});
});

test('a choice for other numbers of players says for how many', () => {
  const whys = (players: number) => field('boss', 'raid', players)?.choices.map((one) => one.why);
  expect(whys(1)).toEqual([null, 'Person: only for 2–4 players.']);
  expect(whys(2)).toEqual([null, null]);
  expect(whys(4)).toEqual(['Machine: only for 1–3 players.', null]);
});

test('whoever leads the Enemy has no board', () => {
  expect(boardsOf(rich, 'raid', 3, {})).toBe(3);
  expect(boardsOf(rich, 'raid', 3, { boss: 'person' })).toBe(2);
  expect(boardsOf(rich, 'raid', 4, {})).toBe(3); // nobody else can
  expect(boardsOf(rich, 'raid', 1, { boss: 'person' })).toBe(1); // who else would play?
  expect(boardsOf(rich, 'duel', 3, { boss: 'person' })).toBe(3);
  expect(field('packs', 'raid', 3)?.picks).toBe(2);
  expect(field('packs', 'raid', 3, { boss: 'person' })?.picks).toBe(1);
});

test('each seat with a board chooses, and no two the same', () => {
  expect(field('peoples', 'duel', 3)).toBeUndefined(); // only with the other side
  const chosen = { side: 'B', peoples: ['cats', null, 'elves'] };
  expect(field('peoples', 'duel', 3, chosen)?.seats).toBe(3);
  expect(valueOf(field('peoples', 'duel', 2, chosen)!, chosen)).toEqual(['cats', null]);
  expect(optionsFor(fieldsOf(rich, 'duel', 3, chosen), chosen, () => 0)).toEqual({
    side: 'B',
    peoples: ['cats', 'orcs', 'elves'],
  });
  const raid = { ...chosen, boss: 'person' };
  expect(optionsFor(fieldsOf(rich, 'raid', 3, raid), raid, () => 0.99)).toEqual({
    boss: 'person',
    side: 'B',
    peoples: ['cats', 'dogs'],
  });
});

test('nobody chose: the server draws', () => {
  const chosen = { side: 'B', peoples: [null, null] };
  expect(optionsFor(fieldsOf(rich, 'duel', 2, chosen), chosen)).toEqual({ side: 'B' });
  expect(new Set(drawn(field('peoples', 'duel', 3, chosen)!, [null, 'orcs', null])).size).toBe(3);
});

test('a level that nobody named is the first', () => {
  const chosen = { unfair: ['new', 'new', 'new'] };
  expect(optionsFor(fieldsOf(rich, 'duel', 2), chosen)).toEqual({ unfair: ['new', 'new'] });
  expect(optionsFor(fieldsOf(rich, 'duel', 3), { unfair: ['new', 'new'] })).toEqual({
    unfair: ['new', 'new', 'old'],
  });
});

test('a plan begins as a good game of each mode', () => {
  const plan = new Plan(() => rich);
  expect([plan.mode, plan.players, plan.go]).toEqual(['duel', 3, 'play-bots']);
  plan.mode = 'raid';
  expect([plan.players, plan.coop, plan.go]).toEqual([2, true, 'play-with-bots']);
  plan.players = 1;
  expect(plan.go).toBe('play-alone');
  plan.mode = 'duel';
  expect(plan.players).toBe(3); // one alone cannot
});

test('whoever wants to lead the Enemy takes the last seat', () => {
  const plan = new Plan(() => rich);
  plan.mode = 'raid';
  plan.players = 3;
  plan.dark = true;
  expect(plan.mine).toBe(0); // a machine leads it
  plan.choose(field('boss', 'raid', 3)!, 'person');
  expect(plan.mine).toBe(2);
  expect(plan.go).toBe('play-bots');
  expect(plan.wish('x').seats.map((seat) => seat.kind)).toEqual(['bot', 'bot', 'human']);
  expect(plan.wish('x').options).toEqual({ mode: 'raid', boss: 'person' });
  expect(plan.seatsWith('open').map((seat) => seat.kind)).toEqual(['open', 'open', 'human']);
});

test('the server’s words stand where the page has none', () => {
  expect(spoken('turn_limit')).toBe('Turn limit');
  expect(called('mode', 'awakening', 'The usual one')).toBe('Standard');
  expect(called('mode', 'brand-new')).toBe('Brand new');
  expect(called('layout', 'four', '8 by 8 rooms')).toBe('8 by 8 rooms');
});

test('a seat that takes none of them has another side', () => {
  const wish = (peoples: (string | null)[]) => {
    const chosen = { side: 'B', peoples };
    return optionsFor(fieldsOf(rich, 'duel', 3, chosen), chosen, () => 0);
  };
  expect(wish(['none', 'orcs', null])).toEqual({ side: 'A+B+B', peoples: ['none', 'orcs', 'elves'] });
  expect(wish(['none', 'none', 'none'])).toEqual({ side: 'A' });
  expect(wish([null, null, null])).toEqual({ side: 'B' });
});
