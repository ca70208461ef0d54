/** An offer that is put together before anything is said: it can be changed freely, and costs nothing until it is made. */
import type { ArkGame, Resource } from '../../types';
import { mostOf, offerFor, partnersOf, readOffer, type Amounts } from './trading';

export class Drafting {
  readonly #game: ArkGame;
  partner = $state<number | null>(null);
  given = $state.raw<Amounts>({});
  wanted = $state.raw<Amounts>({});
  sending = $state(false);

  constructor(game: ArkGame) {
    this.#game = game;
  }

  /** Whom an offer may be made to now. */
  partners = $derived.by(() => partnersOf(this.#game));
  open = $derived.by(() => this.partner !== null && (this.sending || this.partners.includes(this.partner)));
  empty = $derived(!sum(this.given) && !sum(this.wanted));

  begin(partner: number): void {
    this.partner = partner;
    this.given = {};
    this.wanted = {};
  }

  /** Takes over an offer that a hint names. */
  take(ids: string[]): void {
    const { partner, given, wanted } = readOffer(ids);
    this.partner = partner;
    this.given = given;
    this.wanted = wanted;
  }

  close(): void {
    this.partner = null;
  }

  /** How much of a resource may be given or asked for: what its owner can spare, and not the same both ways. */
  most(side: 'given' | 'wanted', resource: Resource): number {
    const { view } = this.#game;
    if (!view || this.partner === null) return 0;
    const other = side === 'given' ? this.wanted : this.given;
    if (other[resource]) return 0;
    const offered = mostOf(this.#game, side === 'given' ? 'give' : 'want', resource);
    const theirs = view.boards[this.partner]?.resources[resource] ?? 0;
    return side === 'given' ? offered : Math.min(offered, theirs);
  }

  change(side: 'given' | 'wanted', resource: Resource, by: 1 | -1): void {
    const n = (this[side][resource] ?? 0) + by;
    if (n < 0 || n > this.most(side, resource)) return;
    this[side] = { ...this[side], [resource]: n };
  }

  async offer(): Promise<void> {
    if (this.partner === null || this.empty || this.sending) return;
    this.sending = true;
    try {
      await this.#game.send(offerFor(this.partner, this.given, this.wanted));
    } finally {
      this.sending = false;
      this.partner = null;
    }
  }
}

function sum(amounts: Amounts): number {
  return Object.values(amounts).reduce((all, n) => all + n, 0);
}

const drafts = new WeakMap<ArkGame, Drafting>();

export function draftOf(game: ArkGame): Drafting {
  const known = drafts.get(game) ?? new Drafting(game);
  drafts.set(game, known);
  return known;
}
