/** Cards that were seen on this page, by id: those on the discard pile are in no view any more. */
import { cardsOf, type ZooGame } from './types';

const seen = new WeakMap<ZooGame, Map<string, number>>();

/** Takes over what the view shows now; the numbers of all cards seen so far. */
export function remember(game: ZooGame): ReadonlyMap<string, number> {
  let numbers = seen.get(game);
  if (!numbers) seen.set(game, (numbers = new Map()));
  for (const [id, { number }] of cardsOf(game.view!)) if (number !== null) numbers.set(id, number);
  return numbers;
}
