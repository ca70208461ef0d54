/** One table as the page holds it: the last state the server told, and what the player has selected so far. */
import { seconds } from './clock.svelte';
import type { Face } from './face';
import type { Look } from './look';
import { Refused, type Asked, type TableInfo, type Update } from './net';
import { playersOf } from './players';
import { settings } from './settings.svelte';
import type { Connection } from './stream';
import { t } from './text';
import type { Ask, Option, Reason, Told, Unused, View } from './types';

export type Link = 'loading' | 'open' | 'lost' | 'gone';

export interface Hint {
  ids: string[];
  text: string;
}

export interface Why {
  id: string;
  sentence: string;
  rule: string;
  /** Options that lead towards the thing. */
  nearest: Option[];
}

/** What ends something: a line, a turn, or an offer. */
const ENDS = new Set(['done', 'no']);
/** How long nothing is asked of a server that had enough. */
const QUIET_MS = 3000;

/** Others may answer meanwhile: that is no reason to drop what was selected. */
function sameQuestion(before: Ask | null, now: Ask | null): boolean {
  if (before === null || now === null) return before === now;
  const marks = (ask: Ask) =>
    JSON.stringify([ask.number, ask.prompt, ask.answered, ask.options.map((one) => one.id)]);
  return marks(before) === marks(now);
}

export function sentenceOf(problem: unknown): string {
  if (problem instanceof Refused && problem.stale) return t('moved-on');
  return problem instanceof Error ? problem.message : String(problem);
}

export class Game<V extends View = View> {
  /** How this game is shown; null until its chunk is loaded. */
  face = $state.raw<Face | null>(null);
  view = $state.raw<V | null>(null);
  ask = $state.raw<Ask | null>(null);
  /** What may be said unasked. */
  aside = $state.raw<Ask | null>(null);
  log = $state.raw<Told[]>([]);
  /** What the last message told: animations are made of it. */
  news = $state.raw<Told[]>([]);
  undoable = $state(0);
  /** How many own answers stand. */
  given = $state(0);
  table = $state.raw<TableInfo | null>(null);
  /** The own seat, which is known before there is a view. */
  seat = $state<number | null>(null);
  /** Whoever watches follows this seat; null: whoever is to move. */
  follow = $state<number | null>(null);
  /** Why the table cannot be shown. */
  gone = $state<string | null>(null);
  link = $state<Link>('loading');
  /** Since when there is no connection, by this machine's clock in seconds. */
  lostSince = $state<number | null>(null);
  /** How long a message takes there and back. */
  delay = $state<number | null>(null);
  /** Counts up when the seat changed hands here: the stream must start anew. */
  seating = $state(0);
  /** A seat that was asked for and is voted on. */
  asked = $state.raw<Asked | null>(null);
  busy = $state(false);
  error = $state<string | null>(null);
  /** Things clicked so far; only options that touch all of them remain. */
  filters = $state.raw<string[]>([]);
  /** Options taken from the list, or toggled where several may be picked. */
  picked = $state.raw<string[]>([]);
  /** An option that is pointed at. */
  pointed = $state.raw<Option | null>(null);
  inspected = $state<string | null>(null);
  /** Things a hovered log line is about. */
  lit = $state.raw<string[]>([]);
  why = $state.raw<Why | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** An answer shall be taken back that is not free to take back. */
  takingBack = $state(false);

  players = $derived(playersOf(this.table?.seats ?? [], this.seat, this.face, this.view));
  several = $derived((this.ask?.hi ?? 1) > 1 || (this.ask?.lo ?? 1) === 0);
  options = $derived(this.ask?.options ?? []);
  left = $derived(this.options.filter((option) => this.filters.every((id) => option.touches.includes(id))));
  legal = $derived(new Set(this.left.flatMap((option) => option.touches)));
  everLegal = $derived(new Set(this.options.flatMap((option) => option.touches)));
  /** Options that end something stand apart. */
  ends = $derived(this.several ? [] : this.options.filter((option) => ENDS.has(option.id)));
  armed = $derived(this.#armed());
  armedThings = $derived(
    new Set(
      this.several
        ? this.options.filter((option) => this.picked.includes(option.id)).flatMap((option) => option.touches)
        : (this.armed?.touches ?? []),
    ),
  );
  ready = $derived(
    this.several
      ? this.picked.length >= (this.ask?.lo ?? 1) && this.picked.length <= (this.ask?.hi ?? 1)
      : this.armed !== null,
  );
  /** What is armed costs this much; without that, what is pointed at. */
  price = $derived(this.#price());
  /** What would be lost: the armed option ends something that could still be used. */
  losing = $derived<Unused[]>(
    this.armed && ENDS.has(this.armed.id) && this.options.length > 1 && settings.get('askEnd')
      ? (this.view?.left ?? [])
      : [],
  );
  /** Words for players; Red Panda and Yellow-throated Marten are none. */
  #words = $derived(new RegExp(`\\b(${this.face?.seatWords.join('|')})\\b(?!-| [A-Z])`, 'g'));

  #connection: Connection | null = null;
  /** The server's clock less this machine's, in seconds. */
  #ahead = $state(0);
  #reasons = new Map<string, Promise<Reason>>();
  #quietUntil = 0;

  get connection(): Connection {
    if (!this.#connection) throw new Error('this table cannot be played here');
    return this.#connection;
  }

  set connection(connection: Connection) {
    this.#connection = connection;
  }

  #armed(): Option | null {
    if (this.several) return null;
    const chosen = this.options.find((option) => option.id === this.picked[0]);
    if (chosen) return chosen;
    if (this.options.length === 1) return this.options[0]!;
    return this.filters.length > 0 && this.left.length === 1 ? this.left[0]! : null;
  }

  #price(): Record<string, number> {
    if (!this.several) return (this.armed ?? this.pointed)?.cost ?? {};
    const total: Record<string, number> = {};
    for (const option of this.options.filter((one) => this.picked.includes(one.id)))
      for (const [name, n] of Object.entries(option.cost)) total[name] = (total[name] ?? 0) + n;
    return total;
  }

  /** Takes over what the server told. A selection lives only as long as its question. */
  update(told: Update): void {
    if (told.now !== undefined) this.#ahead = told.now - Date.now() / 1000;
    if (told.view) this.view = told.view as V;
    if (told.ask !== undefined) {
      const same = sameQuestion(this.ask, told.ask);
      this.ask = told.ask;
      if (!same) {
        this.clear();
        this.picked = told.ask?.answered ?? [];
        this.pointed = null;
        this.why = null;
        this.hint = null;
        this.takingBack = false;
      }
      if (!same || !told.ask) this.#reasons.clear();
    }
    if (told.aside !== undefined) this.aside = told.aside;
    if (told.log) this.log = told.log;
    if (told.news) {
      this.log = [...this.log, ...told.news];
      this.news = told.news;
    }
    if (told.undoable !== undefined) this.undoable = told.undoable;
    if (told.given !== undefined) this.given = told.given;
    if (told.table) this.table = told.table;
    if (told.seat !== undefined) this.seat = told.seat;
  }

  connected(link: Link): void {
    if (link !== 'lost') this.lostSince = null;
    else this.lostSince ??= Date.now() / 1000;
    this.link = link;
  }

  /** For how long a seat has been waited for, in seconds. */
  thought(seat: number): number {
    const { used = 0, since = null } = this.table?.seats[seat] ?? {};
    return used + (since === null ? 0 : Math.max(0, seconds() + this.#ahead - since));
  }

  clear(): void {
    this.filters = [];
    this.picked = [];
  }

  /** One step back in the selection; false when there was nothing to drop. */
  drop(): boolean {
    if (this.why || this.error || this.takingBack) {
      this.why = null;
      this.error = null;
      this.takingBack = false;
      return true;
    }
    if (this.picked.length) this.picked = this.several ? this.picked.slice(0, -1) : [];
    else if (this.filters.length) this.filters = this.filters.slice(0, -1);
    else return false;
    return true;
  }

  /** A drawn thing was clicked or activated by key. */
  touch(id: string): void {
    this.inspected = id;
    this.why = null;
    this.error = null;
    if (!this.ask || this.busy) return;
    if (this.several) {
      const options = this.options.filter((option) => option.touches.includes(id));
      if (options.length === 1) this.toggle(options[0]!.id);
      else if (options.length === 0) void this.explain(id);
      return;
    }
    if (this.armed?.touches.includes(id) && (this.filters.at(-1) === id || this.filters.length === 0)) {
      void this.confirm();
    } else if (this.filters.includes(id)) {
      this.filters = this.filters.filter((other) => other !== id);
      this.picked = [];
    } else if (this.legal.has(id)) {
      this.filters = [...this.filters, id];
      this.picked = [];
    } else if (this.everLegal.has(id)) {
      this.filters = [id];
      this.picked = [];
    } else {
      void this.explain(id);
    }
  }

  /** An option was taken from the list. */
  toggle(id: string): void {
    this.error = null;
    if (!this.several) {
      this.picked = [id];
    } else if (this.picked.includes(id)) {
      this.picked = this.picked.filter((other) => other !== id);
    } else if (this.picked.length < (this.ask?.hi ?? 1)) {
      this.picked = [...this.picked, id];
    }
  }

  /** From the list: the first press arms, the second one confirms. */
  press(id: string): void {
    if (!this.several && this.armed?.id === id && this.picked[0] === id) void this.confirm();
    else this.toggle(id);
  }

  /** By a button of its own: done at once, unless it would give something up. */
  choose(id: string): void {
    if (this.several) return this.toggle(id);
    this.filters = [];
    this.picked = [id];
    if (this.losing.length === 0) void this.confirm();
  }

  /** Shows an option as chosen, whatever was selected before. */
  arm(id: string): void {
    this.filters = [];
    this.picked = [id];
    this.why = null;
  }

  async confirm(): Promise<void> {
    if (!this.ready || this.busy) return;
    await this.send(this.several ? this.picked : [this.armed!.id]);
  }

  async send(picked: string[]): Promise<void> {
    if (await this.attempt(() => this.connection.answer(picked))) this.given += 1;
  }

  /** Takes back own answers that are free to take back. */
  async undo(answers = 1): Promise<void> {
    const n = Math.min(answers, this.undoable);
    if (n && !this.busy && (await this.attempt(() => this.connection.undo(n)))) this.given -= n;
  }

  /** Does something with the server; false when it was refused, and `error` says why. */
  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.error = null;
    try {
      await what();
      return true;
    } catch (problem) {
      this.error = sentenceOf(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Asks why a thing offers nothing; once for each thing and question. */
  async explain(id: string, wanted: () => boolean = () => this.inspected === id): Promise<void> {
    if (this.view?.seat == null || this.view.outcome || this.busy || this.link === 'lost') return;
    const { ask } = this;
    if (!this.#reasons.has(id) && Date.now() < this.#quietUntil) return;
    if (!this.#reasons.has(id)) this.#reasons.set(id, this.connection.why(id));
    try {
      const { nearest = [], ...reason } = await this.#reasons.get(id)!;
      if (this.ask?.number !== ask?.number || !wanted()) return;
      const near = nearest.flatMap((one) => this.options.find((option) => option.id === one) ?? []);
      this.why = { id, sentence: reason.sentence, rule: reason.rule, nearest: near };
    } catch (problem) {
      this.#reasons.delete(id);
      if (problem instanceof Refused && problem.status === 429) this.#quietUntil = Date.now() + QUIET_MS;
    }
  }

  async askHint(): Promise<void> {
    const { ask } = this;
    if (!ask || this.busy || this.table?.hints === false) return;
    try {
      const hint = await this.connection.hint();
      if (this.ask?.number !== ask.number || !hint) return;
      this.clear();
      this.hint = hint;
      this.picked = hint.ids;
    } catch (problem) {
      this.error = sentenceOf(problem);
    }
  }

  /** A sentence of the server with players' names: it calls them by words of the game, or by their number. */
  told(text: string): string {
    const words = this.face?.seatWords;
    if (!words) return text;
    return text
      .replace(this.#words, (word) => this.players[words.indexOf(word)]?.name ?? word)
      .replace(/\bSeat (\d)\b/g, (whole, n) => this.players[Number(n) - 1]?.name ?? whole);
  }

  look(seat: number): Look {
    return this.face!.seatLook(seat, this.view);
  }

  nameOf(seat: number): string {
    return this.players[seat]?.name ?? this.face?.unseated?.(this, seat) ?? `#${seat + 1}`;
  }
}
