/** Placing a building: how it is turned, where it hovers, and which offered place that is. */
import { untrack } from 'svelte';
import type { Option } from '../../lib/types';
import type { ZooGame } from '../types';
import { cellsOf, coveredBy, turnsOf, type Turn } from './turns';

const PROMPTS = new Set(['place', 'free-place']);

export class Placing {
  readonly game: ZooGame;
  /** The space that is pointed at or has the focus. */
  hover = $state<number | null>(null);
  #turn = $state(0);
  /** The space by which the building was held when it was turned to where it does not fit. */
  #held: number | null = null;

  on = $derived.by(() => PROMPTS.has(this.game.ask?.prompt ?? ''));
  options = $derived.by(() =>
    this.on ? this.game.options.filter((option) => cellsOf(option).length > 0) : [],
  );
  turns = $derived.by(() => turnsOf(this.options));
  turn = $derived.by(() => this.#turn % Math.max(1, this.turns.list.length));
  now = $derived.by<Turn | null>(() => this.turns.list[this.turn] ?? null);
  /** Spaces that some offered place covers. */
  reach = $derived.by(() => new Set(this.options.flatMap(cellsOf)));
  /** Spaces for the handle, as it is turned now and otherwise turned. */
  fits = $derived.by(() => new Set(this.now?.spots.keys() ?? []));
  fitsTurned = $derived.by(() => new Set(this.turns.list.flatMap((turn) => [...turn.spots.keys()])));
  armed = $derived.by(() => {
    const option = this.on ? this.game.armed : null;
    const found = option && this.turns.find(option.id);
    return found ? { option, handle: found.handle, cells: cellsOf(option) } : null;
  });
  /** What would be placed on the space pointed at, or cannot be. */
  ghost = $derived.by(() => {
    const { hover, now } = this;
    if (!this.on || hover === null || !now) return null;
    const option = this.optionAt(hover);
    if (option)
      return { fits: true, option, handle: this.turns.find(option.id)!.handle, cells: cellsOf(option) };
    const cells = coveredBy(now.shape, hover).filter((cell) => cell !== null);
    return { fits: false, option: null, handle: hover, cells };
  });

  constructor(game: ZooGame) {
    this.game = game;
  }

  /** The offered place with its handle here, as turned now; on another space of it, the nearest one. */
  optionAt(cell: number): Option | null {
    const held = this.now?.spots.get(cell);
    if (held) return held;
    if (this.fitsTurned.has(cell)) return null;
    return [...(this.now?.spots.values() ?? [])].find((option) => cellsOf(option).includes(cell)) ?? null;
  }

  /** A space was clicked: arm the place there, turn the building if only that helps, or ask why not. */
  touch(cell: number): void {
    this.hover = cell;
    this.#held = null;
    const { armed } = this;
    if (armed?.cells.includes(cell) && (armed.handle === cell || !this.fits.has(cell))) {
      void this.game.confirm();
      return;
    }
    const option = this.optionAt(cell) ?? this.#turnFor(cell);
    if (option) this.game.toggle(option.id);
    else {
      this.game.clear();
      this.game.inspected = `cell:${cell}`;
      void this.game.explain(`cell:${cell}`);
    }
    if (option) this.game.why = null;
  }

  #turnFor(cell: number): Option | null {
    const { list } = this.turns;
    for (const wanted of [
      (turn: Turn) => turn.spots.get(cell),
      (turn: Turn) => [...turn.spots.values()].find((option) => cellsOf(option).includes(cell)),
    ]) {
      for (let n = 0; n < list.length; n++) {
        const at = (this.turn + n) % list.length;
        const option = wanted(list[at]!);
        if (option) {
          this.#turn = at;
          return option;
        }
      }
    }
    return null;
  }

  /** Turn the building; what is armed is armed again as soon as it fits, unless one points elsewhere. */
  rotate(to = this.turn + 1): void {
    if (!this.on || !this.turns.list.length) return;
    const held = this.#held === this.hover ? this.#held : null;
    const handle = this.armed?.handle ?? held;
    this.#turn = to % this.turns.list.length;
    this.#held = null;
    if (handle === null) return;
    const option = this.now?.spots.get(handle);
    if (option) this.game.toggle(option.id);
    else {
      this.game.clear();
      this.#held = handle;
    }
    this.hover = handle;
  }

  /** A building chosen from a list or by a hint brings its own turn. */
  follow(): void {
    const id = this.game.armed?.id;
    untrack(() => {
      const found = id && this.on ? this.turns.find(id) : null;
      if (found) this.#turn = found.turn;
    });
  }

  reset(): void {
    this.#turn = 0;
    this.#held = null;
    this.hover = null;
  }
}
