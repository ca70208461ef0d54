/** Was a finished game dealt as it was sealed? The sums are SHA-256 over bytes (`arks.engine.deal` has the same). */
import type { KeptDeal } from './deal';
import type { DealInfo, Finding } from './net';

/** `open`: not checked, or only in part. */
export type Tick = 'holds' | 'fails' | 'open';

export interface Result {
  tick: Tick;
  /** What there is to say about it: the id of a sentence. */
  why?: string;
  /** What the server says it found. */
  said?: string;
  /** Why nothing was found out, in a sentence. */
  note?: string;
}

/** What a seat added: `own` is what this browser sent, `other` that another one of the same player was quicker. */
export type Added = 'none' | 'added' | 'own' | 'other' | 'left-out' | 'changed';

export interface Steps {
  seal: Result;
  added: Result;
  replay: Result;
}

export type Verdict = 'fails' | 'elsewhere' | 'partly' | 'alone' | 'unseen' | 'fair-own' | 'fair-others';

const HEX = /^[0-9a-f]{64}$/;
const NOTHING = '0'.repeat(64);

/** Browsers calculate hashes on secure pages only: https, and this machine. */
export function canCheck(): boolean {
  return Boolean(globalThis.crypto?.subtle);
}

/** In hex; empty when one of the numbers is none. */
async function hash(label: string, ...numbers: (string | null)[]): Promise<string> {
  if (!numbers.every((one) => one !== null && HEX.test(one))) return '';
  const pairs = numbers.flatMap((one) => one!.match(/../g)!);
  const bytes = [...new TextEncoder().encode(label), ...pairs.map((pair) => parseInt(pair, 16))];
  const found = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function sealOf(key: string | null, salt: string | null): Promise<string> {
  return hash('arks seal', salt, key);
}

export function seedOf(key: string | null, contributions: (string | null)[]): Promise<string> {
  return hash('arks deal', key, ...contributions.map((one) => one ?? NOTHING));
}

/** The first step: the key is the one that was sealed, under the seal that this browser saw. */
export async function checkSeal(deal: DealInfo, kept: KeptDeal | null): Promise<Result> {
  if (kept && kept.commitment !== deal.commitment) return { tick: 'fails', why: 'seal-swapped' };
  if (!canCheck()) return { tick: 'open', why: 'not-here' };
  if ((await sealOf(deal.key, deal.salt)) !== deal.commitment) return { tick: 'fails', why: 'seal-broken' };
  return kept ? { tick: 'holds', why: 'seal-kept' } : { tick: 'open', why: 'seal-unseen' };
}

export function seatsOf(deal: DealInfo, kept: KeptDeal | null): Added[] {
  return deal.contributions.map((one, seat) => {
    const sent = kept?.added[seat];
    if (sent === undefined) return one === null ? 'none' : 'added';
    if (sent === one) return 'own';
    if (kept!.refused.includes(seat)) return one === null ? 'none' : 'other';
    return one === null ? 'left-out' : 'changed';
  });
}

/** The second step: what was sent here is in the deal, and the deal follows from all numbers. */
export async function checkAdded(deal: DealInfo, seats: Added[]): Promise<Result> {
  if (seats.includes('left-out')) return { tick: 'fails', why: 'own-left-out' };
  if (seats.includes('changed')) return { tick: 'fails', why: 'own-changed' };
  if (!canCheck()) return { tick: 'open', why: 'not-here' };
  if ((await seedOf(deal.key, deal.contributions)) !== deal.seed)
    return { tick: 'fails', why: 'seed-differs' };
  return seats.every((one) => one === 'none')
    ? { tick: 'open', why: 'nobody-added' }
    : { tick: 'holds', why: 'seed-fits' };
}

/** What the server found, about these things; `own` is what this browser found itself. */
export function withFindings(own: Result | null, findings: Finding[] | null, ...about: string[]): Result {
  const found = findings?.filter((one) => about.includes(one.what)) ?? [];
  const wrong = found.find((one) => one.holds === false);
  if (own?.tick === 'fails') return own;
  if (wrong) return { tick: 'fails', said: wrong.why };
  const said = found.filter((one) => one.holds).map((one) => one.why);
  if (own) return own.why === 'not-here' && said.length ? { ...own, said: said.join(' ') } : own;
  return said.length ? { tick: 'holds', said: said.join(' ') } : { tick: 'open' };
}

export function verdictOf(steps: Steps, seats: Added[]): Verdict {
  const all = [steps.seal, steps.added, steps.replay];
  if (all.some((one) => one.tick === 'fails')) return 'fails';
  if (all.some((one) => one.why === 'not-here')) return 'elsewhere';
  if (steps.replay.tick === 'open') return 'partly';
  if (seats.every((one) => one === 'none')) return 'alone';
  if (steps.seal.tick === 'open') return 'unseen';
  return seats.includes('own') ? 'fair-own' : 'fair-others';
}
