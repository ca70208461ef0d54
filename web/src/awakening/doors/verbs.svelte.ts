/** The verbs of the preemptive phase: what each costs, and which one is looked for on the ship. */
import type { Option } from '../../lib/types';
import { content } from '../content';
import { ownBoard, type ArkGame } from '../types';
import { VERBS, verbOf, type Verb } from './doorways';

export interface Offer {
  verb: Verb;
  price: number;
  options: Option[];
  /** The arsenal does not reach. */
  locked: boolean;
}

export const PRICES: Record<Verb, number> = {
  unseal: content.complexity.unseal,
  seal: content.complexity.seal,
  disintegrate: content.complexity.disintegrate,
};

export function offersOf(game: ArkGame): Offer[] {
  const arsenal = ownBoard(game)?.arsenal ?? 0;
  return VERBS.map((verb) => ({
    verb,
    price: PRICES[verb],
    options: game.options.filter((option) => verbOf(option) === verb),
    locked: arsenal < PRICES[verb],
  }));
}

/** The verb whose places alone are shown; it lives as long as its question. */
class Looking {
  #number = $state(-1);
  #verb = $state<Verb | null>(null);

  of(game: ArkGame): Verb | null {
    return this.#number === game.ask?.number ? this.#verb : null;
  }

  /** A verb was pressed: with one place it is armed, else its places are shown; once more shows all again. */
  press(game: ArkGame, { verb, options }: Offer): void {
    if (options.length === 1) {
      game.arm(options[0]!.id);
      return;
    }
    game.clear();
    const again = this.of(game) === verb;
    this.#number = game.ask?.number ?? -1;
    this.#verb = again ? null : verb;
  }
}

export const looking = new Looking();
