/** Doorways as things to draw and to click: where they are, what seals them, and which options are about them. */
import type { Sites } from '../board/sites';
import type { Point } from '../geometry';
import type { Option } from '../../lib/types';
import type { ArkGame, ArkView } from '../types';

export const VERBS = ['unseal', 'seal', 'disintegrate'] as const;
export type Verb = (typeof VERBS)[number];

export interface Doorway extends Point {
  /** The same whichever of its rooms is named first. */
  key: string;
  rooms: [string, string];
  /** In a wall between an upper and a lower room. */
  flat: boolean;
}

/** What may be done there, and whose cube lies on it. */
export interface Door extends Doorway {
  option: Option | null;
  seat: number | null;
}

export function verbOf(option: Option | null | undefined): Verb | null {
  const word = option?.id.split(' ', 1)[0];
  return VERBS.find((verb) => verb === word) ?? null;
}

export function keyOf(rooms: readonly string[]): string {
  return rooms.toSorted().join(' ');
}

/** The doorway between two rooms that are side by side; null when they are not. */
export function doorwayOf(sites: Sites, rooms: [string, string]): Doorway | null {
  const way = sites.way(...rooms);
  if (!way || way.leap) return null;
  const [from, to] = [way.points[0]!, way.points.at(-1)!];
  const key = keyOf(rooms);
  if (way.points.length > 2) {
    const [sill, room] = [way.points[1]!, sites.isDome(rooms[0]) ? to : from];
    return { key, rooms, x: sill.x, y: sill.y, flat: sill.x === room.x };
  }
  return { key, rooms, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, flat: from.x === to.x };
}

function roomsOf(option: Option): [string, string] {
  return option.touches.filter((id) => id.startsWith('room:')) as [string, string];
}

/** Sealed doorways, and those that may be sealed or opened now. */
export function doorsOf(game: ArkGame, view: ArkView, sites: Sites): Door[] {
  const open = game.busy ? [] : game.left;
  const options = open.filter((option) => ['seal', 'unseal'].includes(verbOf(option) ?? ''));
  const found = new Map<string, Door>();
  for (const { rooms, seat } of view.seals ?? []) {
    const doorway = doorwayOf(sites, rooms);
    if (doorway) found.set(doorway.key, { ...doorway, seat, option: null });
  }
  for (const option of options) {
    const doorway = doorwayOf(sites, roomsOf(option));
    if (doorway) found.set(doorway.key, { ...doorway, seat: found.get(doorway.key)?.seat ?? null, option });
  }
  return [...found.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** A doorway was clicked: its option is armed, and a second click means it. */
export function touchDoor(game: ArkGame, option: Option): void {
  if (game.busy) return;
  if (game.armed?.id === option.id) void game.confirm();
  else game.arm(option.id);
}
