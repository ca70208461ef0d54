/** What the start page knows of the server: its games, its public tables, and the own ones. Looked at now and then. */
import { forget, myGames, type MyGame } from '../lib/mine';
import { games, Refused, tables, tableState, type Offer, type TableInfo } from '../lib/net';
import type { View } from '../lib/types';
import { goesOn, together } from './tables';

/** An own game. Without `info` the server has not answered about it. */
export interface Mine extends MyGame {
  info: TableInfo | null;
  view: View | null;
  /** Somebody at this browser is asked. */
  move: boolean;
}

const OFTEN_MS = 10_000;
const DOWN_MS = 4000;
/** Own tables that are looked at. */
const MOST = 24;
/** A table that is no more; whatever else is wrong may pass. */
const NO_MORE = new Set([404, 410]);

export class Hall {
  offers = $state.raw<Record<string, Offer> | null>(null);
  #pages = $state.raw<TableInfo[][] | null>(null);
  #wanted = 1;
  listed = $derived(this.#pages && together(this.#pages));
  mine = $state.raw<Mine[]>(myGames().map(unknown));
  /** How to look further down the public tables; null: these are all. */
  further = $derived(this.#pages && goesOn(this.#pages) ? () => this.#turn() : null);
  down = $state(false);
  busy = $state(false);

  /** Looks now, and again as long as somebody looks at the page; returns how to stop. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const again = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') await this.load();
      if (!stopped) timer = setTimeout(again, this.down ? DOWN_MS : OFTEN_MS);
    };
    const seen = () => void again();
    document.addEventListener('visibilitychange', seen);
    addEventListener('online', seen);
    seen();
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('online', seen);
    };
  }

  async #turn(): Promise<void> {
    this.#wanted += 1;
    await this.load();
  }

  async load(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const wanted = Array.from({ length: this.#wanted }, (_, n) => tables(n + 1));
      [this.offers, this.#pages] = await Promise.all([games(), Promise.all(wanted)]);
      this.down = false;
    } catch {
      this.down = true;
    }
    const found = await Promise.all(myGames().slice(0, MOST).map(look));
    this.mine = found.filter((one) => one !== null);
    this.busy = false;
  }
}

function unknown(one: MyGame): Mine {
  return { ...one, info: null, view: null, move: false };
}

async function look(one: MyGame): Promise<Mine | null> {
  try {
    const { table, view, seat } = await tableState(one.table);
    const own = one.seats?.map((shared) => shared.seat) ?? [seat];
    const owing = table.status === 'running' ? (view?.owing ?? []) : [];
    return { ...one, info: table, view, move: own.some((mine) => mine !== null && owing.includes(mine)) };
  } catch (problem) {
    if (!(problem instanceof Refused && NO_MORE.has(problem.status))) return unknown(one);
    forget(one.table);
    return null;
  }
}
