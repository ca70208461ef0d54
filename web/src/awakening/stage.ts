import { t } from '../lib/text';
import type { ArkView } from './types';

/** How far the game is: players take turns, and the first one is ahead. */
export function stage(view: ArkView): string {
  return t('turn', { n: Math.max(1, ...view.boards.map((board) => board.turns)) });
}
