/** The combat of several sides on the screen: the one that is fought now, or one that was not yet looked at. */
import type { ArkGame, MeleeView } from '../../types';
import { meleesOf, type MeleeStory } from './story';

/** Who only watches, or is asked something else, gets the board back. */
const READ_MS = 6000;

class Melee {
  readonly #game: ArkGame;
  #seen = $state<number | null>(null);
  #known = $state.raw<MeleeView | null>(null);
  replay = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  #ended = $derived.by(() => meleesOf(this.#game.log).filter((one) => one.end !== null));
  live = $derived.by<MeleeView | null>(() => {
    const combat = this.#game.view?.combat;
    return combat?.step === 'cards' && 'melee' in combat ? combat : null;
  });
  /** The one whose end is shown. */
  story = $derived.by<MeleeStory | null>(() => {
    if (this.replay) {
      const last = this.#ended.at(-1);
      return last?.last ? last : null;
    }
    if (this.#seen === null || this.#game.view?.outcome) return null;
    return this.#ended[this.#seen] ?? null;
  });
  /** What its strengths were made of. */
  made = $derived(this.story ? (this.#known?.room === this.story.room ? this.#known : null) : this.live);

  constructor(game: ArkGame) {
    this.#game = game;
  }

  /** Takes in a view, and the log that came with it or after it. */
  watch(): void {
    if (this.live) this.#known = this.live;
    const all = this.#ended.length;
    if (this.#seen === null ? this.#game.log.length > 0 : this.#seen > all) this.#seen = all;
    clearTimeout(this.#timer);
    if (this.story && !this.replay) this.#timer = setTimeout(() => this.close(), READ_MS);
  }

  /** The end was looked at. */
  close(): void {
    clearTimeout(this.#timer);
    if (this.story && this.#seen !== null) this.#seen += 1;
  }
}

const melees = new WeakMap<ArkGame, Melee>();

/** One for each table. */
export function meleeOf(game: ArkGame): Melee {
  let found = melees.get(game);
  if (!found) melees.set(game, (found = new Melee(game)));
  return found;
}
