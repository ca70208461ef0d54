/** One table as the page holds it: the last state the server told, and what the player has selected so far. */
import type { Face } from './face';
import type { Look } from './look';
import type { Connection, TableInfo, Update } from './net';
import { playersOf } from './players';
import type { Ask, Option, Reason, Told, View } from './types';

export type Link = 'loading' | 'open' | 'lost' | 'gone';

export interface Hint {
  ids: string[];
  text: string;
}

/** Others may answer meanwhile: that is no reason to drop what was selected. */
function sameQuestion(before: Ask | null, now: Ask | null): boolean {
  if (before === null || now === null) return before === now;
  const marks = (ask: Ask) =>
    JSON.stringify([ask.number, ask.prompt, ask.answered, ask.options.map((one) => one.id)]);
  return marks(before) === marks(now);
}

export class Game<V extends View = View> {
  /** How this game is shown; null until its chunk is loaded. */
  face = $state.raw<Face | null>(null);
  view = $state.raw<V | null>(null);
  ask = $state.raw<Ask | null>(null);
  log = $state.raw<Told[]>([]);
  /** What the last message told: animations are made of it. */
  news = $state.raw<Told[]>([]);
  undoable = $state(0);
  table = $state.raw<TableInfo | null>(null);
  /** The own seat, which is known before there is a view. */
  seat = $state<number | null>(null);
  /** Why the table cannot be shown. */
  gone = $state<string | null>(null);
  link = $state<Link>('loading');
  busy = $state(false);
  error = $state<string | null>(null);
  /** Things clicked so far; only options that touch all of them remain. */
  filters = $state.raw<string[]>([]);
  /** Options taken from the list, or toggled where several may be picked. */
  picked = $state.raw<string[]>([]);
  inspected = $state<string | null>(null);
  /** Things a hovered log line is about. */
  lit = $state.raw<string[]>([]);
  why = $state.raw<(Reason & { id: string }) | null>(null);
  hint = $state.raw<Hint | null>(null);

  players = $derived(playersOf(this.table?.seats ?? [], this.seat, this.face));
  several = $derived((this.ask?.hi ?? 1) > 1 || (this.ask?.lo ?? 1) === 0);
  options = $derived(this.ask?.options ?? []);
  left = $derived(this.options.filter((option) => this.filters.every((id) => option.touches.includes(id))));
  legal = $derived(new Set(this.left.flatMap((option) => option.touches)));
  everLegal = $derived(new Set(this.options.flatMap((option) => option.touches)));
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
  /** Words for players; Red Panda and Yellow-throated Marten are none. */
  #words = $derived(new RegExp(`\\b(${this.face?.seatWords.join('|')})\\b(?!-| [A-Z])`, 'g'));

  #connection: Connection | null = null;

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

  /** Takes over what the server told. A selection lives only as long as its question. */
  update(told: Update): void {
    if (told.view) this.view = told.view as V;
    if (told.ask !== undefined) {
      const same = sameQuestion(this.ask, told.ask);
      this.ask = told.ask;
      if (!same) {
        this.clear();
        this.picked = told.ask?.answered ?? [];
        this.why = null;
        this.hint = null;
      }
    }
    if (told.log) this.log = told.log;
    if (told.news) {
      this.log = [...this.log, ...told.news];
      this.news = told.news;
    }
    if (told.undoable !== undefined) this.undoable = told.undoable;
    if (told.table) this.table = told.table;
    if (told.seat !== undefined) this.seat = told.seat;
  }

  clear(): void {
    this.filters = [];
    this.picked = [];
  }

  /** One step back in the selection; false when there was nothing to drop. */
  drop(): boolean {
    if (this.why || this.error) {
      this.why = null;
      this.error = null;
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

  async confirm(): Promise<void> {
    if (!this.ready || this.busy) return;
    await this.send(this.several ? this.picked : [this.armed!.id]);
  }

  async send(picked: string[]): Promise<void> {
    this.busy = true;
    this.error = null;
    try {
      await this.connection.answer(picked);
    } catch (problem) {
      this.error = problem instanceof Error ? problem.message : String(problem);
    } finally {
      this.busy = false;
    }
  }

  async undo(): Promise<void> {
    if (!this.undoable || this.busy) return;
    this.busy = true;
    try {
      await this.connection.undo();
    } catch (problem) {
      this.error = problem instanceof Error ? problem.message : String(problem);
    } finally {
      this.busy = false;
    }
  }

  async explain(id: string): Promise<void> {
    if (this.view?.seat == null) return;
    try {
      const reason = await this.connection.why(id);
      if (this.inspected === id) this.why = { id, ...reason };
    } catch {
      this.why = null;
    }
  }

  async askHint(): Promise<void> {
    try {
      this.hint = await this.connection.hint();
      if (this.hint) this.picked = this.hint.ids;
    } catch (problem) {
      this.error = problem instanceof Error ? problem.message : String(problem);
    }
  }

  async concede(): Promise<void> {
    await this.connection.concede();
  }

  /** A sentence of the server with players' names: the engine calls them by words of the game. */
  told(text: string): string {
    const words = this.face?.seatWords;
    return words
      ? text.replace(this.#words, (word) => this.players[words.indexOf(word)]?.name ?? word)
      : text;
  }

  look(seat: number): Look {
    return this.face!.seatLook(seat);
  }

  nameOf(seat: number): string {
    return this.players[seat]?.name ?? `#${seat + 1}`;
  }
}
