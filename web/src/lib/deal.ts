/** What this browser adds to a deal, and what it remembers of it, so that a swap is noticed when the game is over. */
import { contribute, Refused, type DealInfo } from './net';

export interface KeptDeal {
  table: string;
  /** The seal as it was told first. */
  commitment: string;
  /** The numbers that were sent, by seat. */
  added: Record<number, string>;
  /** Seats at which the server did not take ours: another browser with the same seat was quicker, or so it says. */
  refused: number[];
}

const DEALS = 'arks-deals';
/** Deals that are remembered; the latest first. */
const MOST = 200;
const BYTES = 32;
const RETRY_MS = 2000;
/** Refusals that may pass: no answer, a slow one, too many calls, a server in trouble. */
const PASSING = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500;
const underWay = new Set<string>();

function keptDeals(): KeptDeal[] {
  try {
    return JSON.parse(localStorage.getItem(DEALS) ?? '[]') as KeptDeal[];
  } catch {
    return [];
  }
}

export function keptDeal(table: string): KeptDeal | null {
  return keptDeals().find((one) => one.table === table) ?? null;
}

function keep(deal: KeptDeal): void {
  const others = keptDeals().filter((one) => one.table !== deal.table);
  try {
    localStorage.setItem(DEALS, JSON.stringify([deal, ...others].slice(0, MOST)));
  } catch {
    return; // a browser that stores nothing can still play
  }
}

/** Remembers the seal of a table that is not over yet. */
export function noteSeal(table: string, deal: DealInfo): void {
  if (deal.key === null && !keptDeal(table))
    keep({ table, commitment: deal.commitment, added: {}, refused: [] });
}

function randomNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Adds to the deal for a seat of this browser: the same number however often, until the server has answered. */
export async function addTo(table: string, deal: DealInfo, seat: number, token?: string): Promise<void> {
  const call = `${table} ${seat}`;
  if (underWay.has(call)) return;
  underWay.add(call);
  noteSeal(table, deal);
  const kept = keptDeal(table);
  const number = kept?.added[seat] ?? randomNumber();
  if (kept) keep({ ...kept, added: { ...kept.added, [seat]: number } });
  while (!(await sent(table, seat, number, token)))
    await new Promise((passed) => setTimeout(passed, RETRY_MS));
  underWay.delete(call);
}

/** Whether the server has answered; false when it should be asked again. */
async function sent(table: string, seat: number, number: string, token?: string): Promise<boolean> {
  try {
    await contribute(table, number, token);
  } catch (problem) {
    if (!(problem instanceof Refused) || PASSING(problem.status)) return false;
    const kept = keptDeal(table);
    if (kept && !kept.refused.includes(seat)) keep({ ...kept, refused: [...kept.refused, seat] });
  }
  return true;
}

/** A long number, its digits by fours; with its middle left out when only some groups are wanted at each end. */
export function digits(number: string, groups?: number): string {
  const all = number.match(/.{1,4}/g) ?? [];
  if (groups === undefined || all.length <= 2 * groups) return all.join(' ');
  return [...all.slice(0, groups), '…', ...all.slice(-groups)].join(' ');
}
