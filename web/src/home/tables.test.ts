import { expect, test } from 'vitest';
import type { Seat, TableInfo } from '../lib/net';
import { ago, fullName, goesOn, modeName, ownSeats, result, seatName, together, who } from './tables';

const seat = (place: number, kind: Seat['kind'], name = ''): Seat => ({
  seat: place,
  kind,
  name,
  level: kind === 'bot' ? 'greedy' : '',
  here: true,
  conceded: false,
});
const table = (winners: number[] | null = null): TableInfo => ({
  id: 'x',
  game: 'awakening',
  name: '',
  options: { mode: 'first-mission' },
  status: winners ? 'over' : 'running',
  hints: true,
  seats: [seat(0, 'human', 'Ada'), seat(1, 'human'), seat(2, 'bot'), seat(3, 'bot'), seat(4, 'open')],
  outcome: winners && { winners, scores: [], reason: '' },
  next: null,
});

test('a table is told by who plays', () => {
  expect(who(table())).toBe('Ada, Guest 2, 2 bots, 1 free seat');
  expect(who(table(), [0])).toBe('Guest 2, 2 bots, 1 free seat');
  expect(modeName(table())).toBe('First Mission');
  expect(modeName({ ...table(), options: {} })).toBe('Ark: Awakening');
  expect(seatName(seat(2, 'bot'))).toBe('a bot');
});

test('a table is named by its mode and variants', () => {
  const named = (options: Record<string, unknown>) => fullName({ ...table(), options });
  expect(named({ mode: 'awakening', side: 'A+B', factions: ['none', 'hara'] })).toBe('Standard, Factions');
  expect(named({ mode: 'guardians', side: 'B', factions: ['hara'], complexity2: true })).toBe(
    'Guardians, Factions, Complexity 2',
  );
  expect(named({ mode: 'awakening', side: 'A', unfair: ['expert', 'beginner'], turn_limit: 9 })).toBe(
    'Standard, Unfair',
  );
  expect(named({ mode: 'it-learns', enemy: 'dark-player', difficulty: 2 })).toBe(
    'It Learns, Dark Player, difficulty 2',
  );
});

test('a finished game is told by who won', () => {
  expect(result(table([0]))).toBe('Ada won');
  expect(result(table([0]), [0])).toBe('you won');
  expect(result(table([2]))).toBe('a bot won');
  expect(result(table([]))).toBe('nobody won');
});

test('whoever shares the screen has several seats', () => {
  const mine = { table: 'x', seat: 1, mode: '', link: '', since: 0 };
  expect(ownSeats(mine)).toEqual([1]);
  const token = 't';
  expect(
    ownSeats({
      ...mine,
      seats: [
        { seat: 0, token },
        { seat: 1, token },
      ],
    }),
  ).toEqual([0, 1]);
});

test('times are told as people say them', () => {
  expect(ago(null)).toBe('');
  expect(ago(1000, 1010)).toBe('this minute');
  expect(ago(1000, 1000 + 2 * 3600)).toBe('2 hours ago');
  expect(ago(1000, 1000 + 86_400)).toBe('yesterday');
});

test('pages of tables make one list, which goes on while they are full', () => {
  const page = (first: number, many = 30) =>
    Array.from({ length: many }, (_, n) => ({ ...table(), id: String(first + n) }));
  const moved = [page(0), page(29, 4)];
  expect(together(moved).map(({ id }) => Number(id))).toEqual([...Array(33).keys()]);
  expect(goesOn([page(0)])).toBe(true);
  expect(goesOn(moved)).toBe(false);
  expect(goesOn(Array.from({ length: 10 }, (_, n) => page(30 * n)))).toBe(false);
});
