/** What the Challengers must see coming. */
import { t } from './text';
import type { EnemyView } from './types';

export interface Alarm {
  kind: 'mission' | 'infection' | 'corruption' | 'counter';
  text: string;
}

const FEW_CUBES = 4;
const FEW_CYLINDERS = 2;
const FEW_TURNS = 3;

export function alarmsOf(enemy: EnemyView): Alarm[] {
  const found: Alarm[] = [];
  const rooms = enemy.mission_rooms ?? [];
  const taken = rooms.filter((one) => one.taken).length;
  if (rooms.length && taken >= rooms.length - 1)
    found.push({ kind: 'mission', text: t('alarm-mission', { n: taken, all: rooms.length }) });
  if (enemy.left && enemy.left.infection <= FEW_CUBES)
    found.push({ kind: 'infection', text: t('alarm-infection', { n: enemy.left.infection }) });
  if (enemy.left && enemy.left.corruption <= FEW_CYLINDERS)
    found.push({ kind: 'corruption', text: t('alarm-corruption', { n: enemy.left.corruption }) });
  if (enemy.guardians && enemy.turns_left != null && enemy.turns_left <= FEW_TURNS)
    found.push({ kind: 'counter', text: t('alarm-counter', { n: enemy.turns_left }) });
  return found;
}
