/** The combat on the screen: the one that is fought now, or one that has just ended and was not yet looked at. */
import { duelOf, type ArkGame, type ArkView, type FightView, type RoomView } from '../types';
import { NO_STAGE, type Stage } from './stages';
import { battlesOf, type Battle } from './story';

/** A combat as it is shown; what it was made of is remembered from before it was decided. */
export interface Shown {
  room: RoomView;
  attacker: number;
  defender: number;
  threshold: number;
  fight: FightView | null;
  battle: Battle | null;
}

interface Memory {
  fight: FightView;
  room: RoomView;
}

export class Arena {
  readonly #game: ArkGame;
  readonly #replay: () => boolean;
  /** Fights of views of before, with their rooms as they were. */
  #known = $state.raw(new Map<string, Memory>());
  /** How much of the end was shown so far. */
  stage = $state.raw<Stage>(NO_STAGE);
  /** Battles that ended before this page was opened, or were looked at. */
  #seen = $state<number | null>(null);

  #battles = $derived.by(() => battlesOf(this.#game.log).filter((battle) => battle.over));
  /** The battle whose end is shown. */
  ended = $derived.by<Battle | null>(() => {
    if (this.#replay()) {
      const last = this.#battles.at(-1);
      return last?.last ? last : null;
    }
    if (this.#seen === null || this.#game.view?.outcome) return null;
    return this.#battles[this.#seen] ?? null;
  });
  /** The fight in which cards are chosen now. */
  live = $derived.by(() => duelOf(this.#game.view));
  shown = $derived.by<Shown | null>(() => this.#shown());

  constructor(game: ArkGame, replay: () => boolean) {
    this.#game = game;
    this.#replay = replay;
  }

  #shown(): Shown | null {
    const { view } = this.#game;
    if (!view) return null;
    if (this.ended) {
      const { attacker, defender, room, threshold } = this.ended;
      const known = this.#known.get(keyOf(room, attacker.seat, defender.seat));
      const place = known?.room ?? view.rooms.find((one) => one.id === room);
      const fight = known?.fight.threshold === threshold ? known.fight : null;
      const sides = { attacker: attacker.seat, defender: defender.seat, threshold };
      return place ? { room: place, fight, battle: this.ended, ...sides } : null;
    }
    if (!this.live) return null;
    const { room, attacker, defender, threshold } = this.live;
    const place = view.rooms.find((one) => one.id === room);
    return place ? { room: place, fight: this.live, battle: null, attacker, defender, threshold } : null;
  }

  /** Takes in a view, and the log that came with it. */
  watch(view: ArkView): void {
    const duel = duelOf(view);
    const fights = [...(view.fights ?? []), ...(duel ? [duel] : [])];
    if (fights.length) {
      const known = new Map(this.#known);
      for (const fight of fights) {
        const room = view.rooms.find((one) => one.id === fight.room);
        if (room) known.set(keyOf(fight.room, fight.attacker, fight.defender), { fight, room });
      }
      this.#known = known;
    }
    if (this.#seen === null ? this.#game.log.length > 0 : this.#seen > this.#battles.length)
      this.#seen = this.#battles.length;
  }

  fights(seat: number | null): boolean {
    return seat !== null && (this.shown?.attacker === seat || this.shown?.defender === seat);
  }

  /** The end was looked at. */
  close(): void {
    if (this.ended && this.#seen !== null) this.#seen += 1;
  }
}

function keyOf(room: string, attacker: number, defender: number): string {
  return `${room} ${attacker} ${defender}`;
}
