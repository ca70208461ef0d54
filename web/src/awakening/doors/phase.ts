/** The phases of a turn where there is one before the action phase. */
import type { ArkGame } from '../types';

export const PHASES = ['preempt', 'action', 'combat'] as const;
export type Phase = (typeof PHASES)[number];

const BEFORE = new Set(['preemptive', 'disintegrate-cylinders']);
/** What happens in a turn before the action phase, and what tells nothing. */
const EARLY = new Set(['arsenal-spent', 'sealed', 'unsealed', 'disintegrated', 'cylinder-returned']);

/** Of others only what happened is known: nothing but this phase's actions since their turn began. */
export function phaseOf(game: ArkGame): Phase | null {
  const view = game.view!;
  if (view.outcome) return null;
  if (view.combat) return 'combat';
  if (game.ask) return BEFORE.has(game.ask.prompt) ? 'preempt' : 'action';
  if (view.line) return 'action';
  const began = game.log.findLastIndex((one) => one.word === 'turn-started');
  if (began < 0) return 'action';
  return game.log.slice(began + 1).every((one) => EARLY.has(one.word)) ? 'preempt' : 'action';
}
