/** The evaluation at the end of a turn, told step by step; and when peace or war begins. */
import type { Told } from '../../lib/types';
import { still } from '../still';
import type { ArkGame, ArkView } from '../types';
import type { Relations } from './types';

export interface Step {
  icon: string;
  kind: 'plain' | 'points' | 'peace' | 'war' | 'end';
  seat: number | null;
  text: string;
}

const NEXT_MS = 900;
const READ_MS = 5200;

const LOOK: Record<string, Pick<Step, 'icon' | 'kind'>> = {
  'objective-completed': { icon: 'laurels-trophy', kind: 'points' },
  'targets-revealed': { icon: 'convergence-target', kind: 'plain' },
  'counter-moved': { icon: 'hazard-sign', kind: 'plain' },
  'counter-stayed': { icon: 'hazard-sign', kind: 'plain' },
  'war-broke-out': { icon: 'crossed-swords', kind: 'war' },
  'peace-returned': { icon: 'dove', kind: 'peace' },
  'last-turn': { icon: 'scroll-unfurled', kind: 'end' },
};

/** What an evaluation did, in order; nothing when it left everything as it was. */
export function stepsOf(news: Told[]): Step[] {
  const told = news.filter((one) => one.word in LOOK);
  if (told.every((one) => one.word === 'counter-stayed')) return [];
  return told.map((one) => ({ ...LOOK[one.word]!, seat: one.seat, text: one.text }));
}

export class Telling {
  steps = $state.raw<Step[]>([]);
  /** How many of them are told. */
  n = $state(0);
  /** Counts the changes between peace and war; the sweep is drawn once for each. */
  changes = $state(0);
  changed = $state.raw<Relations | null>(null);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #told: Told[] | null = null;

  watch(game: ArkGame, before: ArkView | null, replay: boolean): void {
    const now = game.view?.fallout?.track.state ?? null;
    const then = before?.fallout?.track.state ?? null;
    if (now && then && now !== then) {
      this.changes += 1;
      this.changed = now;
    }
    if (before === null || replay || game.view?.outcome) {
      this.#told = game.news;
      return this.close();
    }
    if (game.news === this.#told) return;
    this.#told = game.news;
    const steps = stepsOf(game.news);
    if (steps.length) this.#tell(steps);
  }

  #tell(steps: Step[]): void {
    this.close();
    this.steps = steps;
    this.n = still() ? steps.length : 1;
    for (let n = this.n; n < steps.length; n++)
      this.#timers.push(setTimeout(() => (this.n = n + 1), n * NEXT_MS));
    this.#timers.push(setTimeout(() => this.close(), steps.length * NEXT_MS + READ_MS));
  }

  close(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.steps = [];
    this.n = 0;
  }
}

const tellings = new WeakMap<ArkGame, Telling>();

/** One for each table. */
export function tellingOf(game: ArkGame): Telling {
  let found = tellings.get(game);
  if (!found) tellings.set(game, (found = new Telling()));
  return found;
}
