/** The games of this page; the only module that knows them all. Each table's face is a chunk of its own. */
import awakening from './awakening/card';
import type { Card, Face } from './lib/face';
import { t } from './lib/text';
import nova from './nova/card';

export const cards: Record<string, Card> = { awakening, nova };

const faces: Record<string, () => Promise<{ default: Face }>> = {
  awakening: () => import('./awakening/face'),
  nova: () => import('./nova/face'),
};

export async function faceOf(game: string): Promise<Face> {
  const load = faces[game];
  if (!load) throw new Error(t('unknown-game'));
  return (await load()).default;
}
