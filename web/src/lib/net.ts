/** How the server is called over HTTP, and what it sends. A table's stream is `stream.ts`; nothing else speaks to it. */
import { t } from './text';
import type { Ask, Option, Outcome, Reason, Told, View } from './types';

export interface Seat {
  seat: number;
  kind: 'open' | 'human' | 'bot';
  name: string;
  level: string;
  here: boolean;
  conceded: boolean;
  /** Since when its holder is not here, by the server's clock; null of bots, too. */
  absent_since?: number | null;
  /** Absent for as long as the table says. */
  away?: boolean;
  /** The level of the bot that plays until the owner is back. */
  stand_in?: string;
  /** What this caller may ask for: a bot that stands in, with or without a vote, or the seat itself. */
  may_ask?: 'stand-in' | 'stand-in-now' | 'seat' | null;
  /** Seconds it was waited for, in all questions it answered. */
  used?: number;
  /** When the question was put that it is waited for now. */
  since?: number | null;
}

export interface Proposal {
  id: string;
  kind: 'undo' | 'end' | 'stand-in' | 'seat';
  /** Null: somebody who watches. */
  by: number | null;
  agreed: number[];
  needed: number[];
  waiting?: number[];
  seat: number | null;
  name: string;
  level?: string;
  answers?: number;
  text?: string;
}

/** How the cards are dealt. All numbers in hex; key, salt and seed are told when the game is over. */
export interface DealInfo {
  commitment: string;
  /** By seat; null where nothing was added. */
  contributions: (string | null)[];
  /** Seats whose browser has still to add to it. */
  waiting: number[];
  /** Nothing can be added any more. */
  begun: boolean;
  key: string | null;
  salt: string | null;
  seed: string | null;
}

/** The rules a table goes by, whatever is installed since. */
export interface RulesInfo {
  ruleset: number;
  content: string;
  /** Whether new tables go by the same. */
  today: boolean;
}

/** One thing that was looked at; `holds` is null where there is nothing to look at. */
export interface Finding {
  what: string;
  holds: boolean | null;
  why: string;
}

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  options: Record<string, unknown>;
  status: 'open' | 'running' | 'over';
  /** Seconds after which a player who is not here counts as away. */
  away_after?: number;
  joinable?: boolean;
  created?: number;
  ended?: number | null;
  hints: boolean;
  seats: Seat[];
  proposal?: Proposal | null;
  outcome: Outcome | null;
  /** The game or the moment that it goes on from. */
  origin?: { table: string; step?: number } | null;
  next: string | null;
  /** Null: the table goes on from another game, or is an old one. */
  deal?: DealInfo | null;
  rules?: RulesInfo;
  /** How many watch, where the server tells. */
  watching?: number;
}

export interface EventOut {
  version: number;
  word: string;
  args: string[];
  text: string;
}

interface Decision {
  number: number;
  prompt: string;
  text: string;
  kind: string;
  lo: number;
  hi: number;
  options: Option[];
  answered: string[] | null;
}

export interface StateOut {
  type: 'state';
  version: number;
  seat: number | null;
  now?: number;
  table: TableInfo;
  since: number | null;
  events: EventOut[];
  view: View | null;
  decision: Decision | null;
  /** What may be said unasked, beside the question. */
  aside?: Decision | null;
  can_undo: number;
}

export interface Seated {
  table: string;
  seat: number;
  token: string;
  link: string;
}

/** The token holds the seat as soon as everybody has agreed to the proposal. */
export interface Asked {
  token: string;
  seat: number;
  proposal: string;
}

/** An option of a game: how people are asked for it, and what it may be at which tables. */
export interface GameOption {
  name: string;
  kind: string;
  default: unknown;
  text: string;
  choices: string[];
  names?: Record<string, string>;
  /** Choices that are not for every table: modes, each with its numbers of players. */
  tables?: Record<string, Record<string, number[]>>;
  /** How many choices a mode takes with so many players. */
  picks?: Record<string, Record<number, number>>;
  least?: number;
  /** Asked for right with the mode, among its variants, or only of whoever wants more. */
  place?: 'first' | 'variant' | 'more';
  /** What it is for in a mode where that is special. */
  in_mode?: Record<string, string>;
  about?: Record<string, string>;
  /** Headings that choices stand under. */
  under?: Record<string, string>;
  /** Why a choice is not for a mode. */
  why_not?: Record<string, Record<string, string>>;
  /** Other options that must have these values. */
  needs?: Record<string, unknown>;
  /** No two seats make the same choice. */
  differ?: boolean;
  /** Choices with which whoever takes the last seat has no board. */
  boardless?: string[];
  /** A seat may take none of the choices; these options then have this value for it. */
  without?: Record<string, string>;
}

export interface Offer {
  title: string;
  players: number[];
  players_by_mode: Record<string, number[]>;
  /** A good number of players, by mode. */
  usual_players?: Record<string, number>;
  options: Record<string, GameOption>;
  bots: string[];
}

export interface Step {
  step: number;
  version: number;
  seat: number;
  told: Told[];
}

export interface Update {
  version?: number;
  /** The server's clock when it told this, in seconds. */
  now?: number;
  table?: TableInfo;
  view?: View;
  ask?: Ask | null;
  aside?: Ask | null;
  log?: Told[];
  news?: Told[];
  seat?: number | null;
  undoable?: number;
  /** How many own answers stand. */
  given?: number;
}

/** A refusal of the server; its message is one sentence for people. Status 0: no answer at all. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
    /** The table moved on meanwhile; what it is now was told. */
    readonly stale = false,
  ) {
    super(message);
  }
}

/** The cookie says whose seat it is about, unless a token does. */
async function call<T>(path: string, body?: unknown, token?: string): Promise<T> {
  let reply: Response;
  let text: string;
  try {
    reply = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    text = await reply.text();
  } catch {
    throw new Refused(t('no-answer'), 0);
  }
  const said = parsed(text);
  if (!reply.ok) throw new Refused(said?.detail ?? t('no-answer'), reply.status);
  return said as T;
}

/** A proxy on the way may answer with a page of its own. */
function parsed(text: string): { detail?: string } | null {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export const games = () => call<Record<string, Offer>>('/games');
/** Public tables; a page that is full may have another one behind it. */
export const tables = (page = 1) => call<TableInfo[]>(page === 1 ? '/tables' : `/tables?page=${page}`);
export const TABLES_ON_A_PAGE = 30;
export const PAGES_OF_TABLES = 10;
export const tableState = (id: string) => call<StateOut>(`/tables/${id}`);
export const enter = (id: string, token: string) => call<Seated>(`/tables/${id}/enter`, { token });
export const rename = (id: string, name: string) => call<null>(`/tables/${id}/name`, { name });
/** Whoever sits down here adds to the deal (`deal.ts`). */
const CONTRIBUTES = { contributes: true };
export const join = (id: string, seat: number, name: string) =>
  call<Seated>(`/tables/${id}/seats/${seat}/join`, { name, ...CONTRIBUTES });
export const contribute = (id: string, contribution: string, token?: string) =>
  call<null>(`/tables/${id}/contribution`, { contribution }, token);
export const putBot = (id: string, seat: number, level: string) =>
  call<null>(`/tables/${id}/seats/${seat}/bot`, { level });
export const openSeat = (id: string, seat: number) => call<null>(`/tables/${id}/seats/${seat}/open`, {});
export const askForSeat = (id: string, seat: number, name: string) =>
  call<Asked>(`/tables/${id}/seats/${seat}/ask`, { name });
export const standIn = (id: string, seat: number, level: string) =>
  call<null>(`/tables/${id}/seats/${seat}/stand-in`, { level });
export const proposeUndo = (id: string, answers: number) =>
  call<null>(`/tables/${id}/proposals/undo`, { answers });
export const proposeEnd = (id: string) => call<null>(`/tables/${id}/proposals/end`, {});
export const vote = (id: string, proposal: string, agree: boolean, token?: string) =>
  call<null>(`/tables/${id}/vote`, { proposal, agree }, token);
export const concede = (id: string) => call<null>(`/tables/${id}/concede`, {});
export const rematch = (id: string, token?: string) =>
  call<Seated>(`/tables/${id}/rematch?contributes=true`, {}, token);
export const why = (id: string, thing: string) =>
  call<Reason>(`/tables/${id}/why?thing=${encodeURIComponent(thing)}`);
export const hint = (id: string) =>
  call<{ picked: string[]; labels: string[]; reason: string }>(`/tables/${id}/hint`, {});
/** What the server finds when it deals and plays a finished game again. */
export const check = (id: string) => call<Finding[]>(`/tables/${id}/check`);
export const recordOf = (id: string) => `/api/tables/${id}/record`;
export const fork = (id: string, step: number, seat: number, name: string) =>
  call<Seated>(`/tables/${id}/fork`, { step, seat, name });

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: { kind: 'human' | 'bot' | 'open'; name?: string; level?: string }[];
  hints: boolean;
  listed: boolean;
  away_after: number;
}
export const create = (wish: NewTable) => call<Seated>('/tables', { ...wish, ...CONTRIBUTES });

/** A seat of this browser, as a recovery phrase keeps it. */
export interface KeptSeat {
  table: string;
  token: string;
}
export interface RestoredSeat extends Seated {
  game: string;
  mode: string;
}
export const newPhrase = (seats: KeptSeat[], key: string | null) =>
  call<{ phrase: string; key: string }>('/recovery', { seats, key });
export const keepSeats = (key: string, seats: KeptSeat[]) => call<null>('/recovery/seats', { key, seats });
export const restore = (phrase: string) =>
  call<{ key: string; seats: RestoredSeat[] }>('/recovery/restore', { phrase });

export async function history(id: string, eyes: number | null = null): Promise<Step[]> {
  const told = await call<{ steps: { step: number; version: number; seat: number; events: EventOut[] }[] }>(
    `/tables/${id}/history${eyes === null ? '' : `?as=${eyes}`}`,
  );
  return told.steps.map((step) => ({ ...step, told: step.events.map(tell) }));
}

export async function viewAt(id: string, step: number, eyes: number | null): Promise<View> {
  const shown = await call<{ view: View }>(
    `/tables/${id}/steps/${step}${eyes === null ? '' : `?as=${eyes}`}`,
  );
  return shown.view;
}

/** Ids of things: they are drawn, or a game draws nothing for them. */
const THING = /^(?!seat:)[a-z]+:/;

export function tell(event: EventOut): Told {
  const seat = event.args[0]?.startsWith('seat:') ? Number(event.args[0].slice(5)) : null;
  return {
    word: event.word,
    seat,
    text: event.text,
    touches: event.args.filter((arg) => THING.test(arg)),
    args: event.args,
  };
}
