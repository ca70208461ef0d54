/** In which turn rooms were activated, by room. */
import type { Told } from '../../../lib/types';

export function turnsOf(log: Told[]): Map<string, number> {
  const found = new Map<string, number>();
  let turn = 1;
  for (const one of log) {
    if (one.word === 'turn-started') turn = Math.max(turn, Number(one.args[1] ?? turn));
    else if (one.word === 'activated' || one.word === 'room-activated') {
      const room = one.args[1]!;
      if (!found.has(room)) found.set(room, turn);
    }
  }
  return found;
}
