/** Whole sentences about drawn things, for readers of the screen. */
import { benefits, content, roomKind } from './content';
import type { Game } from './game.svelte';
import { t } from './text';
import type { RoomView } from './types';

export function roomLabel(game: Game, room: RoomView): string {
  const kind = roomKind(room.kind);
  const parts = [kind.name];
  const value = benefits(kind)[0]?.values[room.level ?? 0];
  if (value) parts.push(t('label-value', { value }));
  if (room.control.length)
    parts.push(t('label-control', { who: room.control.map((seat) => game.nameOf(seat)).join(', ') }));
  const units = Object.entries(room.units).map(([who, n]) => `${n} ${who}`);
  if (units.length) parts.push(t('label-units', { units: units.join(', ') }));
  if (room.token) parts.push(t('label-token'));
  if (game.legal.has(room.id)) parts.push(t('label-legal'));
  return parts.join(', ');
}

/** What a clicked thing is called. */
export function thingName(game: Game, id: string): string {
  const [kind, number] = id.split(':') as [string, string];
  const view = game.view!;
  if (kind === 'room') {
    const room = view.rooms.find((one) => one.id === id);
    if (!room) return id;
    if (room.seat === undefined) return roomKind(room.kind).name;
    return room.seat === view.seat ? t('your-biodome') : t('biodome-of', { name: game.nameOf(room.seat) });
  }
  if (kind === 'section') return content.sections[number as keyof typeof content.sections]?.name ?? id;
  if (kind === 'seat') return game.nameOf(Number(number));
  if (kind === 'cell') return t('place');
  const mine = view.seat === null ? undefined : view.boards[view.seat];
  const card = [...(mine?.cards ?? []), ...(mine?.looking_at ?? [])].find((one) => one.id === id);
  return card ? content.artifacts[card.kind]!.name : id;
}
