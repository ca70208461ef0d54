import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KeptDeal } from './deal';
import {
  checkAdded,
  checkSeal,
  sealOf,
  seatsOf,
  seedOf,
  verdictOf,
  withFindings,
  type Added,
  type Steps,
} from './fair';
import type { DealInfo } from './net';

// The same as in tests/test_deal.py, which asks arks.engine.deal.
const KEY = '7'.padStart(64, '0');
const SALT = 'ab'.repeat(32);
const MINE = 'cd'.repeat(32);
const THEIRS = '0f'.repeat(32);
const SEAL = 'db5ddebeea9a971e01e5332fd47cab75fe0d1ba40c5ae2b91491c3b2bfae579f';
const SEED = '8774294e70289d8370079e17814ee1148ab88ffbac105278d7db155ec65d3087';
const SEED_OF_NOBODY = '82be2b33057e74949c006936743774d9efd7193a2b453daf14620352b4dd99f8';

const DEAL: DealInfo = {
  commitment: SEAL,
  contributions: [MINE, null, THEIRS],
  waiting: [],
  begun: true,
  key: KEY,
  salt: SALT,
  seed: SEED,
};
const KEPT: KeptDeal = { table: 'x', commitment: SEAL, added: { 0: MINE }, refused: [] };
const HOLDS = { tick: 'holds' } as const;
const GOOD: Steps = { seal: HOLDS, added: HOLDS, replay: HOLDS };

afterEach(() => vi.unstubAllGlobals());

async function added(deal: DealInfo, kept: KeptDeal | null = KEPT) {
  return checkAdded(deal, seatsOf(deal, kept));
}

describe('the sums', () => {
  it('are those of the server', async () => {
    expect(await sealOf(KEY, SALT)).toBe(SEAL);
    expect(await seedOf(KEY, [MINE, null, THEIRS])).toBe(SEED);
    expect(await seedOf(KEY, [null, null])).toBe(SEED_OF_NOBODY);
  });

  it('come to nothing where a number is none', async () => {
    expect(await sealOf(null, SALT)).toBe('');
    expect(await sealOf('xy'.repeat(32), SALT)).toBe('');
  });
});

describe('the seal', () => {
  it('holds when the key fits and it is the seal that was seen', async () => {
    expect(await checkSeal(DEAL, KEPT)).toEqual({ tick: 'holds', why: 'seal-kept' });
  });

  it('fails with another key or salt', async () => {
    for (const change of [{ key: MINE }, { salt: MINE }, { key: null }])
      expect(await checkSeal({ ...DEAL, ...change }, KEPT)).toEqual({ tick: 'fails', why: 'seal-broken' });
  });

  it('fails when it is not the one that was seen first', async () => {
    const swapped = { ...DEAL, key: MINE, commitment: await sealOf(MINE, SALT) };
    expect(await checkSeal(swapped, KEPT)).toEqual({ tick: 'fails', why: 'seal-swapped' });
  });

  it('stays open where it was never seen', async () => {
    expect(await checkSeal(DEAL, null)).toEqual({ tick: 'open', why: 'seal-unseen' });
  });
});

describe('what was added', () => {
  it('is told by seat', () => {
    expect(seatsOf(DEAL, KEPT)).toEqual(['own', 'none', 'added']);
    expect(seatsOf(DEAL, null)).toEqual(['added', 'none', 'added']);
  });

  it('holds when the deal follows from it', async () => {
    expect((await added(DEAL)).tick).toBe('holds');
    expect((await added(DEAL, null)).tick).toBe('holds');
  });

  it('fails when the own number was left out or changed', async () => {
    expect(await added({ ...DEAL, contributions: [null, null, THEIRS] })).toEqual({
      tick: 'fails',
      why: 'own-left-out',
    });
    expect(await added({ ...DEAL, contributions: [THEIRS, null, THEIRS] })).toEqual({
      tick: 'fails',
      why: 'own-changed',
    });
  });

  it('fails when the deal was made of something else', async () => {
    for (const change of [{ contributions: [MINE, null, MINE] }, { seed: MINE }, { seed: null }])
      expect(await added({ ...DEAL, ...change })).toEqual({ tick: 'fails', why: 'seed-differs' });
  });

  it('does not fail where another browser of the same player was quicker', () => {
    const late = { ...KEPT, added: { 0: SALT }, refused: [0] };
    expect(seatsOf(DEAL, late)).toEqual(['other', 'none', 'added']);
  });

  it('stays open where nobody added anything', async () => {
    const deal = { ...DEAL, contributions: [null, null], seed: SEED_OF_NOBODY };
    expect(await added(deal, null)).toEqual({ tick: 'open', why: 'nobody-added' });
  });
});

describe('what the server found', () => {
  const finding = (what: string, holds: boolean | null) => ({ what, holds, why: `${what} ${holds}` });

  it('decides about the replay', () => {
    expect(withFindings(null, [finding('moves', true), finding('game', true)], 'moves', 'game')).toEqual({
      tick: 'holds',
      said: 'moves true game true',
    });
    expect(withFindings(null, [finding('moves', true), finding('game', false)], 'moves', 'game')).toEqual({
      tick: 'fails',
      said: 'game false',
    });
    expect(withFindings(null, null, 'moves', 'game')).toEqual({ tick: 'open' });
  });

  it('never makes up for what this browser could not check', () => {
    const own = { tick: 'open', why: 'not-here' } as const;
    expect(withFindings(own, [finding('seal', true)], 'seal')).toEqual({ ...own, said: 'seal true' });
    expect(withFindings(own, [finding('seal', false)], 'seal').tick).toBe('fails');
  });
});

describe('the verdict', () => {
  it('is fair only when all was checked', () => {
    const seats: Added[] = ['own', 'none', 'added'];
    expect(verdictOf(GOOD, seats)).toBe('fair-own');
    expect(verdictOf(GOOD, ['added', 'none'])).toBe('fair-others');
    expect(verdictOf(GOOD, ['none', 'none'])).toBe('alone');
    expect(verdictOf({ ...GOOD, seal: { tick: 'open', why: 'seal-unseen' } }, seats)).toBe('unseen');
    expect(verdictOf({ ...GOOD, replay: { tick: 'open' } }, seats)).toBe('partly');
    for (const step of ['seal', 'added', 'replay'] as const)
      expect(verdictOf({ ...GOOD, [step]: { tick: 'fails' } }, seats)).toBe('fails');
  });

  it('is left to others without a secure page, except for what was remembered', async () => {
    vi.stubGlobal('crypto', {});
    const seal = await checkSeal(DEAL, KEPT);
    expect(verdictOf({ ...GOOD, seal, added: await added(DEAL) }, seatsOf(DEAL, KEPT))).toBe('elsewhere');
    expect((await checkSeal({ ...DEAL, commitment: SEED }, KEPT)).why).toBe('seal-swapped');
    expect((await added({ ...DEAL, contributions: [null, null, null] })).why).toBe('own-left-out');
  });
});
