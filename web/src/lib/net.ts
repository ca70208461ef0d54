/** The one module that knows how the server is spoken to: HTTP for tables, a websocket for a table's stream. */
import type { Hint } from './game.svelte';
import type { Ask, Option, Outcome, Reason, Told, View } from './types';

export interface Seat {
  seat: number;
  kind: 'open' | 'human' | 'bot';
  name: string;
  level: string;
  here: boolean;
  conceded: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  options: Record<string, unknown>;
  status: 'open' | 'running' | 'over';
  hints: boolean;
  seats: Seat[];
  outcome: Outcome | null;
  next: string | null;
}

interface EventOut {
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

interface StateOut {
  type: 'state';
  version: number;
  seat: number | null;
  table: TableInfo;
  since: number | null;
  events: EventOut[];
  view: View | null;
  decision: Decision | null;
  can_undo: number;
}

export interface Seated {
  table: string;
  seat: number;
  token: string;
  link: string;
}

export interface Offer {
  title: string;
  players_by_mode: Record<string, number[]>;
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
  table?: TableInfo;
  view?: View;
  ask?: Ask | null;
  log?: Told[];
  news?: Told[];
  seat?: number | null;
  undoable?: number;
}

export interface Connection {
  answer(picked: string[]): Promise<void>;
  undo(): Promise<void>;
  why(thing: string): Promise<Reason>;
  hint(): Promise<Hint | null>;
  concede(): Promise<void>;
  close(): void;
}

/** A refusal of the server; its message is one sentence for people. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const reply = await fetch(`/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await reply.text();
  const said = text ? JSON.parse(text) : null;
  if (!reply.ok) throw new Refused(said?.detail ?? reply.statusText, reply.status);
  return said as T;
}

export const games = () => call<Record<string, Offer>>('/games');
export const tables = () => call<TableInfo[]>('/tables');
export const tableState = (id: string) => call<StateOut>(`/tables/${id}`);
export const enter = (id: string, token: string) => call<Seated>(`/tables/${id}/enter`, { token });
export const join = (id: string, seat: number, name: string) =>
  call<Seated>(`/tables/${id}/seats/${seat}/join`, { name });
export const putBot = (id: string, seat: number, level: string) =>
  call<null>(`/tables/${id}/seats/${seat}/bot`, { level });
export const rematch = (id: string) => call<Seated>(`/tables/${id}/rematch`, {});
export const fork = (id: string, step: number, seat: number, name: string) =>
  call<Seated>(`/tables/${id}/fork`, { step, seat, name });

export function create(wish: {
  game: string;
  mode: string;
  seats: { kind: 'human' | 'bot' | 'open'; name?: string; level?: string }[];
  listed: boolean;
}): Promise<Seated> {
  return call<Seated>('/tables', {
    game: wish.game,
    seats: wish.seats,
    options: { mode: wish.mode },
    listed: wish.listed,
  });
}

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

function tell(event: EventOut): Told {
  const seat = event.args[0]?.startsWith('seat:') ? Number(event.args[0].slice(5)) : null;
  return {
    word: event.word,
    seat,
    text: event.text,
    touches: event.args.filter((arg) => THING.test(arg)),
    args: event.args,
  };
}

interface Listener {
  tell(update: Update): void;
  link(state: 'open' | 'lost' | 'gone', sentence?: string): void;
}

const RETRY_MS = [300, 800, 1500, 3000, 5000];
const PING_MS = 20_000;

/** Follows a table until closed; a lost stream is taken up where it broke, and moves under way are sent again. */
export function connect(id: string, listener: Listener): Connection {
  let socket: WebSocket | null = null;
  let version: number | null = null;
  let decision = 0;
  let tries = 0;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Map<string, { message: object; done: () => void; failed: (why: Error) => void }>();
  const pings = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
  }, PING_MS);

  function open(): void {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/stream`);
    socket.onopen = () => {
      socket!.send(JSON.stringify({ type: 'hello', since: version }));
      for (const { message } of waiting.values()) socket!.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => take(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (closed) return;
      if (event.code === 1008) listener.link('gone', refusal);
      else lost();
    };
  }

  let refusal: string | undefined;

  function lost(): void {
    listener.link('lost');
    timer = setTimeout(open, RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
    tries += 1;
  }

  function take(said: { type: string } & Record<string, unknown>): void {
    if (said.type === 'state') state(said as unknown as StateOut);
    else if (said.type === 'accepted') settle(said.request as string);
    else if (said.type === 'problem') {
      const problem = said.problem as { detail: string; request?: string; state?: StateOut; status: number };
      if (problem.state) state(problem.state);
      if (problem.request) settle(problem.request, new Refused(problem.detail, problem.status));
      else refusal = problem.detail;
    }
  }

  function settle(request: string, problem?: Error): void {
    const one = waiting.get(request);
    waiting.delete(request);
    if (problem) one?.failed(problem);
    else one?.done();
  }

  function state(said: StateOut): void {
    tries = 0;
    const whole = said.since === null || said.events.some((event) => event.word === 'taken-back');
    version = said.version;
    decision = said.decision?.number ?? 0;
    listener.link('open');
    listener.tell({
      version: said.version,
      table: said.table,
      ...(said.view ? { view: { ...said.view, outcome: said.table.outcome } } : {}),
      ask: said.decision,
      seat: said.seat,
      undoable: said.can_undo,
      ...(whole ? {} : { news: said.events.map(tell) }),
    });
    if (whole && said.view)
      void history(id).then((steps) => listener.tell({ log: steps.flatMap((step) => step.told) }));
  }

  function send(message: object): Promise<void> {
    const request = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    const whole = { ...message, request };
    return new Promise((done, failed) => {
      waiting.set(request, { message: whole, done, failed });
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(whole));
    });
  }

  open();
  return {
    answer: (picked) => send({ type: 'move', decision, picked }),
    undo: () => send({ type: 'undo', version: version ?? 0 }),
    why: (thing) => call<Reason>(`/tables/${id}/why?thing=${encodeURIComponent(thing)}`),
    hint: async () => {
      const found = await call<{ picked: string[]; labels: string[]; reason: string }>(
        `/tables/${id}/hint`,
        {},
      );
      return found.picked.length
        ? { ids: found.picked, text: found.reason || found.labels.join(', ') }
        : null;
    },
    concede: () => call(`/tables/${id}/concede`, {}),
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearInterval(pings);
      socket?.close();
    },
  };
}
