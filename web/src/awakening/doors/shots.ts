/** Range attacks among the options that are left. */
import type { ArkGame } from '../types';

export interface Shot {
  id: string;
  from: string;
  to: string;
}

export function shotsOf(game: ArkGame): Shot[] {
  if (game.busy) return [];
  return game.left.flatMap(({ id }) => {
    const [word, from, to] = id.split(' ');
    return word === 'range' && from && to ? [{ id, from, to }] : [];
  });
}
