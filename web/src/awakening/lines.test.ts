import { expect, it } from 'vitest';
import { partsOf, rowsOf, sourcesText } from './lines';
import { board, room, table, view } from './testing';
import { t } from './text';
import type { BoardView, Term } from './types';

const move: Term = {
  verb: 'move',
  sign: 'move',
  value: 7,
  sources: [
    { value: 4, source: 'section:mobility' },
    { value: 2, source: 'room:2' },
    { value: 1, source: 'room:3', units: 1 },
  ],
};
const none: Term = { verb: 'teleport', sign: 'teleport', value: 0, sources: [] };
const any: Term = {
  verb: 'teleport_any',
  sign: 'teleport',
  value: 1,
  sources: [{ value: 1, source: 'room:3' }],
};

function own(terms: Term[]): BoardView {
  return board(0, { lines: { mobility: [terms] } as unknown as BoardView['lines'] });
}

it('tells the part of the section from that of the rooms', () => {
  expect(partsOf(move)).toBe('4+3');
  expect(partsOf(any)).toBe('');
  const awake: Term = { verb: 'awake', sign: 'awake', value: 4, sources: [] };
  awake.sources = [
    { value: 5, source: 'section:units' },
    { value: -1, source: 'room:5' },
  ];
  expect(partsOf(awake)).toBe('5−1');
});

it('has a row for each sign, or for its variants when only they are worth something', () => {
  const shown = own([move, none]);
  const game = table(view(2, 0, { boards: [shown, board(1)] }));
  expect(
    rowsOf(game, shown, 'mobility')
      .flat()
      .map((row) => [row.verb, row.value]),
  ).toEqual([
    ['move', '7'],
    ['teleport', '–'],
  ]);
  const more = own([move, none, any]);
  expect(
    rowsOf(game, more, 'mobility')
      .flat()
      .map((row) => row.verb),
  ).toEqual(['move', 'teleport_any']);
  expect(rowsOf(game, board(0), 'military').flat()).toMatchObject([{ verb: 'militarize', value: '–' }]);
});

it('shows what is left of the line that is performed', () => {
  const shown = own([move, none]);
  const line = {
    seat: 0,
    section: 'mobility' as const,
    line: 0,
    card: null,
    budget: { move: { left: 3, of: 7 } },
  };
  const game = table(view(2, 0, { boards: [shown, board(1)], line }));
  expect(rowsOf(game, shown, 'mobility')[0]![0]!.left).toEqual({ left: 3, of: 7 });
  expect(rowsOf(game, { ...shown, seat: 1 }, 'mobility')[0]![0]!.left).toBeNull();
});

it('names every source', () => {
  const shown = own([move]);
  const game = table(
    view(2, 0, { boards: [shown, board(1)], rooms: [room(2, { cell: 2, kind: 'communication-array' })] }),
  );
  const text = sourcesText(game, rowsOf(game, shown, 'mobility')[0]![0]!);
  expect(text).toContain(`${t('section-mobility')} 4`);
  expect(text).toContain('Communication Array C1 2');
});
