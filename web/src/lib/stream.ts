/** A table's stream: followed until closed; where it breaks it is taken up again, and moves under way are repeated. */
import type { Hint } from './game.svelte';
import * as net from './net';
import { Refused, tell, type EventOut, type StateOut, type Update } from './net';
import type { Reason } from './types';

export interface Connection {
  answer(picked: string[]): Promise<void>;
  undo(answers: number): Promise<void>;
  why(thing: string): Promise<Reason>;
  hint(): Promise<Hint | null>;
  /** Try at once, not at the next turn of waiting. */
  retry(): void;
  close(): void;
}

interface Listener {
  tell(update: Update): void;
  link(state: 'open' | 'lost' | 'gone', sentence?: string): void;
  /** How long a message takes there and back. */
  delay?(ms: number): void;
}

const RETRY_MS = [300, 800, 1500, 3000, 5000];
const PING_MS = 15_000;
/** A stream that answers no ping for so long is dead, whatever the browser believes. */
const DEAD_MS = 8_000;

/** Without a token the browser's cookie says whose seat it is. */
export function connect(id: string, listener: Listener, token?: string): Connection {
  let socket: WebSocket | null = null;
  let version: number | null = null;
  let decision = 0;
  let tries = 0;
  let closed = false;
  let refusal: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dead: ReturnType<typeof setTimeout> | undefined;
  let pinged = 0;
  let tail: EventOut[] = [];
  const waiting = new Map<string, { message: object; done: () => void; failed: (why: Error) => void }>();
  const pings = setInterval(ping, PING_MS);
  addEventListener('online', retry);

  function open(): void {
    clearTimeout(timer);
    const fresh = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/stream`);
    socket = fresh;
    fresh.onopen = () => {
      fresh.send(JSON.stringify({ type: 'hello', since: version, ...(token ? { token } : {}) }));
      for (const { message } of waiting.values()) fresh.send(JSON.stringify(message));
      ping();
    };
    fresh.onmessage = (event) => take(JSON.parse(event.data));
    fresh.onclose = (event) => {
      if (closed || socket !== fresh) return;
      if (event.code === 1008) listener.link('gone', refusal);
      else lost();
    };
  }

  function lost(): void {
    clearTimeout(dead);
    listener.link('lost');
    timer = setTimeout(open, RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
    tries += 1;
  }

  function ping(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    pinged = performance.now();
    socket.send('{"type":"ping"}');
    clearTimeout(dead);
    dead = setTimeout(() => {
      const silent = socket;
      socket = null;
      silent?.close();
      if (!closed) lost();
    }, DEAD_MS);
  }

  function retry(): void {
    if (closed || (socket && socket.readyState <= WebSocket.OPEN)) return;
    tries = 0;
    open();
  }

  function take(said: { type: string } & Record<string, unknown>): void {
    clearTimeout(dead);
    if (said.type === 'state') state(said as unknown as StateOut);
    else if (said.type === 'pong') listener.delay?.(performance.now() - pinged);
    else if (said.type === 'accepted') settle(said.request as string);
    else if (said.type === 'problem') {
      const problem = said.problem as { detail: string; request?: string; state?: StateOut; status: number };
      if (problem.state) state(problem.state);
      if (problem.request)
        settle(problem.request, new Refused(problem.detail, problem.status, Boolean(problem.state)));
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
    decision = said.decision?.number ?? said.aside?.number ?? 0;
    listener.link('open');
    listener.tell({
      version: said.version,
      table: said.table,
      ...(said.now === undefined ? {} : { now: said.now }),
      ...(said.view ? { view: { ...said.view, outcome: said.table.outcome } } : {}),
      ask: said.decision,
      aside: said.aside ?? null,
      seat: said.seat,
      undoable: said.can_undo,
      ...(whole ? {} : { news: said.events.map(tell) }),
    });
    if (whole) {
      tail = [];
      if (said.view) void readLog(said.seat);
    } else tail.push(...said.events);
  }

  /** The whole log, and after it what was told while it was on its way. */
  async function readLog(seat: number | null): Promise<void> {
    const following = tail;
    try {
      const steps = await net.history(id);
      if (following !== tail) return;
      const last = steps.at(-1)?.version ?? 0;
      const since = following.filter((event) => event.version > last).map(tell);
      listener.tell({
        log: [...steps.flatMap((step) => step.told), ...since],
        given: steps.filter((step) => step.seat === seat).length,
      });
    } catch {
      return; // an old log is better than none
    }
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
    undo: (answers) => send({ type: 'undo', version: version ?? 0, answers }),
    why: (thing) => net.why(id, thing),
    hint: async () => {
      const found = await net.hint(id);
      return found.picked.length
        ? { ids: found.picked, text: found.reason || found.labels.join(', ') }
        : null;
    },
    retry,
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearTimeout(dead);
      clearInterval(pings);
      removeEventListener('online', retry);
      socket?.close();
    },
  };
}
