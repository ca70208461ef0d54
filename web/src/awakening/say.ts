/** What drawn things and questions are called, and the icon that stands for a question. */
import { benefits, content, roomKind, SECTION_ICON } from './content';
import { t } from './text';
import { ownBoard, type ArkGame, type RoomView } from './types';

/** A whole sentence about a room, for readers of the screen. */
export function roomLabel(game: ArkGame, room: RoomView): string {
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
export function thingName(game: ArkGame, id: string): string {
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
  const mine = ownBoard(game);
  const card = [...(mine?.cards ?? []), ...(mine?.looking_at ?? [])].find((one) => one.id === id);
  return card ? content.artifacts[card.kind]!.name : id;
}

export function promptIcon(game: ArkGame): string {
  const { ask } = game;
  if (ask?.kind === 'sealed' || ask?.prompt === 'fight') return 'crossed-swords';
  if (ask?.kind === 'place') return 'compass';
  const marker = ownBoard(game)?.marker;
  return ask?.prompt === 'section' || !marker ? 'habitat-dome' : SECTION_ICON[marker];
}
