/** What things of the solo and co-op modes are called. */
import { thingName } from '../say';
import type { ArkGame, RoomView } from '../types';
import { t } from './text';
import type { Guardian } from './types';

export function guardianLabel(game: ArkGame, one: Guardian, n: number): string {
  return t('guardian-label', {
    n: n + 1,
    room: one.room ? thingName(game, one.room) : t('on-enemy-board'),
    state: t(one.wounded ? 'state-wounded' : one.used ? 'state-used' : 'state-upright'),
  });
}

/** What the Enemy has in a room, for readers of the screen. */
export function roomNotes(game: ArkGame, room: RoomView): string[] {
  const { enemy, shared_mission: mission } = game.view!;
  if (!enemy) return [];
  const notes: string[] = [];
  enemy.guardians?.forEach((one, n) => {
    if (one.room === room.id) notes.push(t('note-guardian', { n: n + 1 }));
  });
  if (enemy.damaged?.includes(room.id)) notes.push(t('note-damaged'));
  if (enemy.diagnose?.rooms.includes(room.id)) notes.push(t('note-diagnose'));
  const cubes = enemy.infected?.[room.id];
  if (cubes) notes.push(t('note-infected', { n: cubes }));
  if (enemy.corrupted?.includes(room.id)) notes.push(t('note-corrupted'));
  const wanted = mission?.rooms.find((one) => one.rooms.includes(room.id));
  if (wanted) notes.push(t(wanted.activated ? 'note-activated' : 'note-mission'));
  return notes;
}
