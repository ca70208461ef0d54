import { expect, test } from 'vitest';
import type { Offer } from '../lib/net';
import { countsOf, fieldsOf, modesOf, optionsFor, rangeOf, unfinished } from './offer';
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

test('the usual mode comes first, with its numbers of players', () => {
  expect(modesOf(offer)).toEqual(['long-one', 'short']);
  expect(countsOf(offer, 'short')).toEqual([1, 2]);
  expect(rangeOf([2, 3, 4])).toBe('2–4');
  expect(rangeOf([1])).toBe('1');
});

test('only what leaves something to choose is asked', () => {
  const names = (mode: string, players: number) => fieldsOf(offer, mode, players).map((field) => field.name);
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

test('the server’s words stand where the page has none', () => {
  expect(spoken('turn_limit')).toBe('Turn limit');
  expect(called('mode', 'awakening', 'The usual one')).toBe('Standard');
  expect(called('mode', 'brand-new')).toBe('Brand new');
  expect(called('layout', 'four', '8 by 8 rooms')).toBe('8 by 8 rooms');
});
