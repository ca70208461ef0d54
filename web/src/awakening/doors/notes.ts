/** What the label of a room says about its doorways, guards and tokens. */
import type { ArkGame, RoomView } from '../types';
import { t } from './text';

/** By owner: doorways of this room that are sealed. */
export function sealsAt(game: ArkGame, room: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const { rooms, seat } of game.view?.seals ?? [])
    if (rooms.includes(room)) found.set(seat, (found.get(seat) ?? 0) + 1);
  return found;
}

export function ownerName(game: ArkGame, seat: number): string {
  return seat === game.view?.seat ? t('sealed-by-you') : game.nameOf(seat);
}

/** Whom the guards of a room stop: this seat, others only, or nobody. */
export function guardOf(game: ArkGame, room: RoomView): 'own' | 'others' | null {
  if (!room.guarded?.length) return null;
  return game.view?.seat == null || room.guarded.includes(game.view.seat) ? 'own' : 'others';
}

export function roomNotes(game: ArkGame, room: RoomView): string[] {
  const notes: string[] = [];
  const guard = guardOf(game, room);
  if (guard) notes.push(t(guard === 'own' ? 'note-guarded' : 'note-guarded-others'));
  if (room.power_tokens) notes.push(t('power-tokens', { n: room.power_tokens }));
  for (const [seat, n] of sealsAt(game, room.id))
    notes.push(t('note-sealed', { n, who: ownerName(game, seat) }));
  return notes;
}

export function bombNotes(game: ArkGame, room: RoomView): string[] {
  return (room.bombs ?? []).map((seat) => t('note-bomb', { who: ownerName(game, seat) }));
}
