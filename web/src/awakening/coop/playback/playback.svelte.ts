/** The Enemy's turn played back step by step, from events: the turn itself is over when they arrive. */
import type { Told } from '../../../lib/types';
import type { ArkGame, ArkView } from '../../types';
import type { Guardian } from '../types';
import { pastView, withoutTheirUnits } from './past';
import { stepsOf, type Step } from './steps';
import { summaryOf } from './words';

/** A stretch of the log that is told in one line. */
interface Fold {
  from: number;
  until: number;
  line: Told;
}

export const SPEEDS = [1, 2, 4, 0.5];
export const STEP_MS = 1200;

export class Playback {
  readonly #game: ArkGame;
  steps = $state.raw<Step[]>([]);
  now = $state(0);
  playing = $state(true);
  speed = $state(0);
  #folds = $state.raw<Fold[]>([]);
  #start: Guardian[] = [];
  #from = 0;
  #news: Told[] | null = null;

  on = $derived(this.steps.length > 0);
  step = $derived<Step | null>(this.steps[this.now] ?? null);
  /** The table as the board shows it. */
  view = $derived.by<ArkView | null>(() => {
    const { view } = this.#game;
    if (!view?.enemy) return null;
    return withoutTheirUnits(this.on ? pastView(view, this.#start, this.steps, this.now) : view);
  });

  /** Where the step happens. */
  rooms = $derived([this.step?.from, this.step?.to].filter((room) => room != null));

  constructor(game: ArkGame) {
    this.#game = game;
    this.#news = game.news;
  }

  /** Takes in what the last message told. */
  watch(before: ArkView | null, replay: boolean): void {
    const { news, view, log } = this.#game;
    // Answers were taken back: what was told about them did not happen.
    if (this.on && log.length < this.steps.at(-1)!.until) this.#end();
    if (news === this.#news) return;
    this.#news = news;
    if (replay || !view?.enemy || !before?.enemy || view.outcome) return this.#end();
    // Whoever leads the Enemy has seen what it did.
    if (view.seat === view.enemy.seat) return;
    const base = log.length - news.length;
    const found = stepsOf(news, before.enemy.acting).map((step) => ({ ...step, until: step.until + base }));
    if (!found.length) return;
    if (this.on) {
      this.steps = [...this.steps, ...found];
      return;
    }
    this.#start = before.enemy.guardians ?? [];
    this.#from = found[0]!.until - found[0]!.events.length;
    this.steps = found;
    this.playing = true;
    this.#show(0);
  }

  #show(place: number): void {
    this.now = Math.max(0, Math.min(place, this.steps.length - 1));
    if (this.alarming) this.playing = false;
  }

  /** A Challenger's unit is hit, or a room of the mission changes. */
  get alarming(): boolean {
    const { step } = this;
    const { view } = this.#game;
    if (!step || !view) return false;
    const wanted = view.shared_mission?.rooms.flatMap((one) => one.rooms) ?? [];
    if (step.to && wanted.includes(step.to)) return true;
    const units = view.rooms.find((room) => room.id === step.to)?.units ?? {};
    const met = view.boards.some((board) => units[board.colour]);
    return met && (step.stop === 'units' || step.word === 'guardian-teleported');
  }

  back(): void {
    this.playing = false;
    this.now = Math.max(0, this.now - 1);
  }

  next(): void {
    if (this.now + 1 >= this.steps.length) this.#end();
    else this.#show(this.now + 1);
  }

  toggle(): void {
    this.playing = !this.playing;
  }

  faster(): void {
    this.speed = (this.speed + 1) % SPEEDS.length;
  }

  /** To the end at once: the log tells all of it in one line. */
  skip(): void {
    if (!this.on) return;
    const until = this.steps.at(-1)!.until;
    const line: Told = {
      word: 'enemy-summary',
      seat: this.#game.view!.enemy!.seat,
      text: summaryOf(this.#game, this.steps),
      touches: this.steps.flatMap((step) => (step.to ? [step.to] : [])),
      args: [],
    };
    this.#folds = [...this.#folds, { from: this.#from, until, line }];
    this.#end();
  }

  #end(): void {
    this.steps = [];
    this.now = 0;
  }

  /** The log without what is not shown yet, and with one line for what was skipped. */
  retell(log: Told[]): Told[] {
    const shown = this.step ? log.slice(0, this.step.until) : log;
    if (!this.#folds.length) return shown;
    const told: Told[] = [];
    let at = 0;
    for (const { from, until, line } of this.#folds) {
      if (until > shown.length) break;
      told.push(...shown.slice(at, from), line);
      at = until;
    }
    return [...told, ...shown.slice(at)];
  }
}

const playbacks = new WeakMap<ArkGame, Playback>();

export function playbackOf(game: ArkGame): Playback {
  const known = playbacks.get(game) ?? new Playback(game);
  playbacks.set(game, known);
  return known;
}
