import { expect, test } from 'vitest';
import { printedOf, sectionIcon, sectionsOf } from '../content';
import { rowsOf, sourceName } from '../lines';
import printed from '../generated/factions.json';
import { board, table, view } from '../testing';
import './bring';
import { circlesOf } from './circles';
import { lookAt } from './look';
import { powerOf } from './printed.svelte';
import { giftOf, helpOf, slotsOf } from './under';

test('a board has the sections of its faction', () => {
  expect(sectionsOf(board(0))).toHaveLength(7);
  expect(sectionsOf(board(0, { faction: 'qfin' })).at(-1)).toBe('faction');
  expect(printedOf(board(0, { faction: 'hara' })).start.units).toBe(9);
  expect(sectionIcon(board(0, { faction: 'qfin' }), 'faction')).toBe('time-bomb');
  expect(sectionIcon(board(0, { faction: 'qfin' }), 'military')).toBe('ray-gun');
});

test('lines are those of the faction', () => {
  const mine = board(0, { faction: 'hara' });
  const game = table(view(2, 0, { boards: [mine, board(1)] }));
  expect(rowsOf(game, mine, 'production')[1]!.map((row) => row.verb)).toEqual(['produce', 'heal']);
  expect(rowsOf(game, game.view!.boards[1]!, 'production')[1]!.map((row) => row.verb)).toEqual(['produce']);
});

test('a player is called by the faction and keeps the colour of the seat', () => {
  const shown = view(2, 0, { boards: [board(0, { faction: 'pajak' }), board(1)] });
  expect(lookAt(0, shown)).toMatchObject({ name: 'Pajak', fill: lookAt(0).fill });
  expect(lookAt(1, shown)).toEqual(lookAt(1));
  expect(lookAt(0).name).toBe('Diruni');
});

test('every power of a faction is explained', () => {
  for (const { powers } of Object.values(printed.factions))
    for (const power of powers) expect(powerOf(power).text).toMatch(/\.$/);
});

test('circles are covered by cylinders first, then by units', () => {
  expect(circlesOf({ of: 3, covered: 2, units: 1, cylinders: { red: 1 } }).map((one) => one.by)).toEqual([
    'cylinder',
    'unit',
    'nothing',
  ]);
  expect(circlesOf({ of: 2, covered: 0, units: 0, cylinders: {} }).map((one) => one.by)).toEqual([
    'nothing',
    'nothing',
  ]);
});

test('constructed sections lie in their slots, help beside them', () => {
  const under = [
    { id: 'card:1', kind: 'beginners-help', counts: true },
    { id: 'card:2', kind: 'auto-welder', counts: false },
  ];
  const mine = board(0, { under });
  expect(helpOf(mine)?.id).toBe('card:1');
  expect(slotsOf(mine, 4).map((one) => one?.id ?? null)).toEqual(['card:2', null, null, null]);
  expect(helpOf(board(0))).toBeNull();
  expect(slotsOf(board(0), 4)).toEqual([null, null, null, null]);
  expect(sourceName(table(view(2, 0, { boards: [mine, board(1)] })), 'card:2')).toBe('Auto-Welder');
});

test('what a constructed section gives is told in few words', () => {
  expect(giftOf('auto-welder')).toEqual({ icon: 'auto-repair', text: 'Engineer +1' });
  expect(giftOf('plasma-cache').text).toBe('Militarize +2');
  expect(giftOf('cryo-catalyst').text).toBe('Awake −1');
  expect(giftOf('mirror-ledger').text).toBe('Convert');
  for (const kind of Object.keys(printed.built))
    expect(giftOf(kind).text).toMatch(/^[A-Z0-9][\w :+−]{3,15}$/);
});
