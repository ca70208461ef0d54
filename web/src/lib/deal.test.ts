import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addTo, digits, keptDeal, noteSeal } from './deal';
import type { DealInfo } from './net';

const DEAL: DealInfo = {
  commitment: 'aa',
  contributions: [null, null],
  waiting: [0],
  begun: false,
  key: null,
  salt: null,
  seed: null,
};
let answers: number[];
let sent: { path: string; number: string; token: string | null }[];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', (path: string, { body, headers }: RequestInit) => {
    const number = JSON.parse(body as string).contribution;
    sent.push({ path, number, token: (headers as Record<string, string>).authorization ?? null });
    return Promise.resolve(new Response(null, { status: answers.shift() ?? 204 }));
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('adding to the deal', () => {
  it('sends a random number and remembers it with the seal', async () => {
    await addTo('t', DEAL, 0);
    expect(sent.map((one) => one.path)).toEqual(['/api/tables/t/contribution']);
    expect(sent[0]!.number).toMatch(/^[0-9a-f]{64}$/);
    expect(keptDeal('t')).toEqual({
      table: 't',
      commitment: 'aa',
      added: { 0: sent[0]!.number },
      refused: [],
    });
  });

  it('is done once at a time, by each seat of this screen with a number of its own', async () => {
    await Promise.all([addTo('t', DEAL, 0, 'one'), addTo('t', DEAL, 0, 'one'), addTo('t', DEAL, 1, 'two')]);
    expect(sent.map((one) => one.token)).toEqual(['Bearer one', 'Bearer two']);
    expect(new Set(sent.map((one) => one.number)).size).toBe(2);
    expect(Object.values(keptDeal('t')!.added)).toEqual(sent.map((one) => one.number));
  });

  it('repeats the same number until the server answers', async () => {
    answers = [503, 429];
    const done = addTo('t', DEAL, 0);
    await vi.runAllTimersAsync();
    await done;
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((one) => one.number)).size).toBe(1);
    await addTo('t', DEAL, 0); // after a reload, say
    expect(sent[3]!.number).toBe(sent[0]!.number);
  });

  it('notes when the server has another number already', async () => {
    answers = [409];
    await addTo('t', DEAL, 0);
    expect(keptDeal('t')!.refused).toEqual([0]);
  });
});

describe('the seal', () => {
  it('is remembered as it was first, and only before the end', () => {
    noteSeal('over', { ...DEAL, key: 'bb' });
    expect(keptDeal('over')).toBeNull();
    noteSeal('t', DEAL);
    noteSeal('t', { ...DEAL, commitment: 'cc' });
    expect(keptDeal('t')!.commitment).toBe('aa');
  });
});

it('long numbers are shortened in the middle', () => {
  expect(digits('0123456789abcdef01', 1)).toBe('0123 … 01');
  expect(digits('0123456789abcdef', 2)).toBe('0123 4567 89ab cdef');
  expect(digits('0123456789abcdef01')).toBe('0123 4567 89ab cdef 01');
});
