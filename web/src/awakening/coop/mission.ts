/** How it stands with the rooms of the shared mission. */
import type { ArkView, RoomView } from '../types';
import { t } from './text';
import { modeOf, type SharedMission } from './types';

type Wanted = SharedMission['rooms'][number];

export function roomOf(view: ArkView, wanted: Wanted): RoomView | undefined {
  return view.rooms.find((room) => wanted.rooms.includes(room.id));
}

export interface Standing {
  look: 'done' | 'blocked' | 'open';
  text: string;
}

const blocked = (text: string): Standing => ({ look: 'blocked', text });

export function standingOf(view: ArkView, wanted: Wanted): Standing {
  const enemy = view.enemy!;
  const mode = modeOf(enemy);
  const room = roomOf(view, wanted);
  if (wanted.activated && mode !== 'glitch') return { look: 'done', text: t('mission-activated') };
  if (!room) return { look: 'open', text: t('mission-unrevealed') };
  const guardian = enemy.guardians?.findIndex((one) => one.room === room.id) ?? -1;
  if (guardian >= 0) return blocked(t('mission-blocked', { n: guardian + 1 }));
  if (enemy.corrupted?.includes(room.id)) return blocked(t('mission-corrupted'));
  const cubes = enemy.infected?.[room.id];
  if (cubes) return blocked(t('mission-infected', { n: cubes }));
  const units = mode === 'glitch' && room.units[enemy.colour];
  if (enemy.damaged?.includes(room.id))
    return blocked(t(units ? 'mission-damaged-hostile' : 'mission-damaged'));
  if (units) return blocked(t('mission-hostile'));
  return { look: 'open', text: t(mode === 'glitch' ? 'mission-repaired' : 'mission-open') };
}
