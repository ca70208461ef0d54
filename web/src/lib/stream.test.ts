import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StateOut, Update } from './net';
import { connect, type Connection } from './stream';

/** A line to a server that says what a test lets it say. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Line.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  moves(): Record<string, unknown>[] {
    return this.sent.filter((one) => one.type === 'move');
  }
}

function state(version: number, more: Partial<StateOut> = {}): StateOut {
  return {
    type: 'state',
    version,
    seat: 0,
    table: { id: 'T', seats: [], outcome: null } as unknown as StateOut['table'],
    since: version - 1,
    events: [],
    view: null,
    decision: { number: version } as StateOut['decision'],
    can_undo: 0,
    ...more,
  };
}

let told: Update[];
let links: string[];
let connection: Connection;
let history: { steps: { step: number; version: number; seat: number; events: object[] }[] };
const line = () => Line.all.at(-1)!;
const event = (version: number, text: string) => ({ version, word: 'moved', args: ['seat:0'], text });

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  told = [];
  links = [];
  history = { steps: [] };
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(history)));
  connection = connect('T', { tell: (update) => told.push(update), link: (link) => links.push(link) });
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says hello with what it knows, and takes up where the line broke', () => {
  line().open();
  expect(line().sent[0]).toEqual({ type: 'hello', since: null });
  line().say(state(7));
  line().close();
  expect(links).toEqual(['open', 'lost']);
  vi.advanceTimersByTime(300);
  line().open();
  expect(line().sent[0]).toEqual({ type: 'hello', since: 7 });
});

it('sends a move again that was under way, and is told once', async () => {
  line().open();
  line().say(state(7));
  const done = connection.answer(['a']);
  const [move] = line().moves();
  expect(move).toMatchObject({ decision: 7, picked: ['a'] });
  line().close();
  vi.advanceTimersByTime(300);
  line().open();
  expect(line().moves()).toEqual([move]);
  line().say({ type: 'accepted', request: move!.request, version: 8 });
  await done;
  line().close();
  vi.advanceTimersByTime(2000);
  line().open();
  expect(line().moves()).toEqual([]);
});

it('tells a refused move, and what the table is now', async () => {
  line().open();
  line().say(state(7));
  const done = connection.answer(['a']);
  const { request } = line().moves()[0]!;
  line().say({ type: 'problem', problem: { detail: 'Late.', status: 409, request, state: state(9) } });
  await expect(done).rejects.toMatchObject({ message: 'Late.', status: 409, stale: true });
  expect(told.at(-1)?.version).toBe(9);
});

it('gives up a line that answers no ping', () => {
  line().open();
  line().say(state(7));
  vi.advanceTimersByTime(15_000);
  expect(line().sent.at(-1)).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(8_000);
  expect(links).toEqual(['open', 'lost']);
  connection.retry();
  expect(Line.all).toHaveLength(2);
});

it('tries no more when the table is gone', () => {
  line().open();
  line().say({ type: 'problem', problem: { detail: 'There is no such table.', status: 404 } });
  line().close(1008);
  vi.advanceTimersByTime(60_000);
  expect([links, Line.all.length]).toEqual([['gone'], 1]);
});

it('reads the whole log once, and loses nothing that is told meanwhile', async () => {
  history.steps = [
    { step: 1, version: 6, seat: 0, events: [event(6, 'six')] },
    { step: 2, version: 7, seat: 1, events: [event(7, 'seven')] },
  ];
  line().open();
  line().say(state(7, { since: null, view: {} as StateOut['view'] }));
  line().say(state(8, { since: 7, events: [event(8, 'eight')] }));
  await vi.waitFor(() => expect(told.some((update) => update.log)).toBe(true));
  const { log, given } = told.find((update) => update.log)!;
  expect(log!.map((one) => one.text)).toEqual(['six', 'seven', 'eight']);
  expect(given).toBe(1);
});
