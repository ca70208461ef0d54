/** The recovery phrase: words that bring the seats of this browser to another one. They are shown once; a key stays. */
import { myGames, remember, type OwnSeat } from './mine';
import { enter, keepSeats, newPhrase, Refused, restore, type KeptSeat, type RestoredSeat } from './net';

interface Kept {
  key: string;
  /** When the words were made or used here. */
  since: number;
  /** Seats that the words restore already. */
  tokens: string[];
}

const KEY = 'arks-recovery';
const NO_MORE = 404;

export function phraseKept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(key: string, seats: KeptSeat[]): void {
  const since = phraseKept()?.key === key ? phraseKept()!.since : Date.now();
  localStorage.setItem(KEY, JSON.stringify({ key, since, tokens: seats.map((seat) => seat.token) }));
}

/** All seats that this browser knows the token of. */
export function heldSeats(): KeptSeat[] {
  return myGames().flatMap(({ table, link, seats }) => {
    const tokens = seats?.map((seat) => seat.token) ?? [link.split('#')[1] ?? ''];
    return tokens.filter(Boolean).map((token) => ({ table, token }));
  });
}

/** New words; those made here before stop working. */
export async function makePhrase(): Promise<string> {
  const seats = heldSeats();
  const { phrase, key } = await newPhrase(seats, phraseKept()?.key ?? null);
  keep(key, seats);
  return phrase;
}

/** Lets the words of this browser restore what it has joined since. Should it fail, the next time will do. */
export async function keepUp(): Promise<void> {
  const kept = phraseKept();
  const seats = heldSeats();
  const more = kept ? seats.filter((seat) => !kept.tokens.includes(seat.token)) : [];
  if (!kept || !more.length) return;
  try {
    await keepSeats(kept.key, more);
    keep(kept.key, seats);
  } catch (problem) {
    if (problem instanceof Refused && problem.status === NO_MORE) localStorage.removeItem(KEY);
  }
}

/** Takes the seats of a phrase; returns at how many tables. */
export async function bringBack(phrase: string): Promise<number> {
  const { key, seats } = await restore(phrase);
  const tables = [...new Set(seats.map((seat) => seat.table))];
  for (const table of tables.toReversed()) await sitDown(seats.filter((seat) => seat.table === table));
  keep(key, seats);
  await keepUp(); // what this browser held before comes with it
  return tables.length;
}

/** At one table, for everybody who shared the screen there. */
async function sitDown(own: RestoredSeat[]): Promise<void> {
  const first = own[0]!;
  const { table } = first;
  await enter(table, first.token);
  const shared: OwnSeat[] = own.map(({ seat, token }) => ({ seat, token }));
  remember({
    table,
    game: first.game,
    seat: first.seat,
    mode: first.mode,
    link: first.link,
    since: Date.now(),
    ...(shared.length > 1 ? { seats: shared } : {}),
  });
}
