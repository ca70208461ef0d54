/** An offer that is put together before anything is said: it can be changed freely, and costs nothing until it is made. */
import type { ArkGame, Resource } from '../../types';
import { answersFor, partnersOf, type Amounts } from './trading';

const LOOK_MS = 25;
const PATIENCE_MS = 5000;

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

  close(): void {
    this.partner = null;
  }

  /** How much of a resource may be given or asked for: what its owner has, and not the same both ways. */
  most(side: 'given' | 'wanted', resource: Resource): number {
    const { view } = this.#game;
    const owner = side === 'given' ? view?.seat : this.partner;
    if (!view || owner == null) return 0;
    const other = side === 'given' ? this.wanted : this.given;
    return other[resource] ? 0 : (view.boards[owner]?.resources[resource] ?? 0);
  }

  change(side: 'given' | 'wanted', resource: Resource, by: 1 | -1): void {
    const n = (this[side][resource] ?? 0) + by;
    if (n < 0 || n > this.most(side, resource)) return;
    this[side] = { ...this[side], [resource]: n };
  }

  /** Says it all, answer by answer; each one is an option that the server offers. */
  async offer(): Promise<void> {
    const game = this.#game;
    if (this.partner === null || this.empty || this.sending) return;
    this.sending = true;
    try {
      for (const id of answersFor(this.partner, this.given, this.wanted)) {
        if (!(await offered(game, id))) return;
        await game.send([id]);
        if (game.error) return;
      }
    } finally {
      this.sending = false;
      this.partner = null;
    }
  }
}

async function offered(game: ArkGame, id: string): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    if (!game.busy && game.options.some((option) => option.id === id)) return true;
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  return false;
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
