/** What drawn things and questions are called, and the icon that stands for a question. */
import { benefits, content, printedOf, roomKind, SECTION_ICON } from './content';
import { cellName } from './geometry';
import { SEAT_COLOURS } from './looks';
import { asked, partsOf } from './parts.svelte';
import { t } from './text';
import {
  ownBoard,
  ownCards,
  type ArkGame,
  type ArkView,
  type Colour,
  type RoomView,
  type SectionId,
} from './types';

/** What a room or section gives, by the id of its benefit. */
export function benefitName(id: string): string {
  return t(`benefit-${id.replaceAll('_', '-')}`);
}

/** Where a room lies, as the log calls it; empty for a biodome. */
export function roomPlace(view: ArkView, room: RoomView): string {
  return room.cell === undefined ? '' : cellName(view.layout.columns, room.cell);
}

/** What a room is worth now, in words; empty where it gives nothing. */
export function roomWorth(room: RoomView): string {
  const first = benefits(roomKind(room.kind))[0];
  return first ? `${benefitName(first.id)} ${first.values[room.level ?? 0]}` : '';
}

/** So many of a player's pieces, or of those that belong to nobody. */
function owned(game: ArkGame, who: string, n: number): string {
  const seat = SEAT_COLOURS.indexOf(who as Colour);
  if (seat < 0) return t(`pieces-${who}`, { n });
  return seat === game.view?.seat ? t('pieces-yours', { n }) : t('pieces-of', { n, name: game.nameOf(seat) });
}

/** Pieces in a room by their owner: "2 of yours, 1 robot". */
export function piecesText(game: ArkGame, pieces: Record<string, number>): string {
  return Object.entries(pieces)
    .map(([who, n]) => owned(game, who, n))
    .join(', ');
}

export function cubesText(game: ArkGame, room: RoomView): string {
  const count: Record<string, number> = {};
  for (const seat of room.cubes ?? []) count[SEAT_COLOURS[seat]!] = (count[SEAT_COLOURS[seat]!] ?? 0) + 1;
  return piecesText(game, count);
}

export function controlText(game: ArkGame, room: RoomView): string {
  return room.control
    .map((seat) => (seat === game.view?.seat ? t('you-control') : game.nameOf(seat)))
    .join(', ');
}

function isLegal(game: ArkGame, id: string): boolean {
  return game.legal.has(id) && !game.busy;
}

/** A whole sentence about a room, for readers of the screen. */
export function roomLabel(game: ArkGame, room: RoomView): string {
  const parts = [`${roomKind(room.kind).name} ${roomPlace(game.view!, room)}`.trim()];
  const worth = roomWorth(room);
  if (worth) parts.push(worth);
  if (room.control.length) parts.push(t('label-control', { who: controlText(game, room) }));
  const units = piecesText(game, room.units);
  if (units) parts.push(t('label-units', { units }));
  const cubes = cubesText(game, room);
  if (cubes) parts.push(t('label-cubes', { cubes }));
  if (room.token) parts.push(t('label-token'));
  for (const part of partsOf(game.view)) parts.push(...(part.roomNotes?.(game, room) ?? []));
  if (isLegal(game, room.id)) parts.push(t('label-legal'));
  return parts.join(', ');
}

export function domeLabel(game: ArkGame, room: RoomView): string {
  const board = game.view!.boards[room.seat!]!;
  return t('dome-label', {
    name: thingName(game, room.id),
    units: room.units[board.colour] ?? 0,
    cylinders: room.cylinders[board.colour] ?? 0,
    legal: isLegal(game, room.id) ? 'yes' : 'no',
  });
}

export function cellLabel(view: ArkView, cell: number, room: string): string {
  return t(room ? 'cell-label-for' : 'cell-label', { place: cellName(view.layout.columns, cell), room });
}

/** What a clicked thing is called. */
export function thingName(game: ArkGame, id: string): string {
  const [kind, number] = id.split(':') as [string, string];
  const view = game.view!;
  const own = asked(view, (part) => part.thingName?.(game, id));
  if (own) return own;
  if (kind === 'room') {
    const room = view.rooms.find((one) => one.id === id);
    if (!room) return id;
    if (room.seat === undefined) return roomKind(room.kind).name;
    return room.seat === view.seat ? t('your-biodome') : t('biodome-of', { name: game.nameOf(room.seat) });
  }
  if (kind === 'section')
    return printedOf(ownBoard(game) ?? undefined).sections[number as SectionId]?.name ?? id;
  if (kind === 'seat') return game.nameOf(Number(number));
  if (kind === 'cell') return cellName(view.layout.columns, Number(number));
  const card = [...ownCards(game), ...(ownBoard(game)?.looking_at ?? [])].find((one) => one.id === id);
  return card ? content.artifacts[card.kind]!.name : id;
}

export function promptIcon(game: ArkGame): string {
  const { ask } = game;
  const own = asked(game.view, (part) => part.promptIcon?.(game));
  if (own) return own;
  if (ask?.kind === 'sealed' || ask?.prompt === 'fight') return 'crossed-swords';
  if (ask?.kind === 'place') return 'compass';
  const marker = ownBoard(game)?.marker;
  return ask?.prompt === 'section' || !marker ? 'habitat-dome' : SECTION_ICON[marker];
}
