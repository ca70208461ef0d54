/** The games at a table; `cards.ts` has them for the start page. No other module knows them all. */
import type { Face } from './lib/face';
import { t } from './lib/text';

/** Each face is a chunk of its own. */
const faces: Record<string, () => Promise<{ default: Face }>> = {
  awakening: () => import('./awakening/face'),
  nova: () => import('./nova/face'),
};

export async function faceOf(game: string): Promise<Face> {
  const load = faces[game];
  if (!load) throw new Error(t('unknown-game'));
  return (await load()).default;
}
