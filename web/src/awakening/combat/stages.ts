/** The end of a combat in steps: cards are turned over, totals count up, the result, then each thing that follows. */
import type { Battle } from './story';

export interface Stage {
  /** The battle it is about. */
  key: number;
  n: number;
  /** From this step on the result is shown. */
  plate: number;
  all: number;
}

export const NO_STAGE: Stage = { key: -1, n: 0, plate: 0, all: 0 };
/** Steps at which both cards lie open, and at which their totals count. */
export const OPEN = 1;
export const COUNT = 2;

const OPEN_MS = 350;
const COUNT_MS = 400;
const TICK_MS = 500;
const NEXT_MS = 550;

/** When each step comes, in milliseconds; none when everything is shown at once. */
export function stagesOf(battle: Battle, atOnce: boolean): { times: number[]; plate: number; all: number } {
  const withCards = battle.attacker.card !== null;
  const plate = withCards ? COUNT + 1 : 1;
  const all = plate + battle.after.length;
  if (atOnce) return { times: [], plate, all };
  const before = withCards ? [OPEN_MS, OPEN_MS + COUNT_MS, OPEN_MS + COUNT_MS + TICK_MS] : [OPEN_MS];
  const then = battle.after.map((_, n) => before.at(-1)! + (n + 1) * NEXT_MS);
  return { times: [...before, ...then], plate, all };
}
