/** Where drawn things are, and the way between them: pieces go through doors, never through walls. */
import { PITCH, type Dome, type Plan, type Point } from '../geometry';
import type { ArkView, RoomView } from '../types';

export interface Way {
  points: Point[];
  /** No doors lead there: between gates, or by TELEPORT. */
  leap: boolean;
}

export interface Door extends Point {
  /** In a wall between an upper and a lower room. */
  flat: boolean;
}

/** The middle of a dome's glass. */
const INSIDE = 18;
const OUT: Record<Dome['side'], Point> = {
  top: { x: 0, y: -INSIDE },
  bottom: { x: 0, y: INSIDE },
  left: { x: -INSIDE, y: 0 },
  right: { x: INSIDE, y: 0 },
};

export class Sites {
  readonly #rooms: Map<string, RoomView>;
  readonly #ship: Plan;

  constructor(view: ArkView, ship: Plan) {
    this.#ship = ship;
    this.#rooms = new Map(view.rooms.map((room) => [room.id, room]));
  }

  #dome(id: string): Dome | undefined {
    const seat = this.#rooms.get(id)?.seat;
    return seat === undefined ? undefined : this.#ship.domes.find((dome) => dome.seat === seat);
  }

  isDome(id: string): boolean {
    return this.#dome(id) !== undefined;
  }

  /** The middle of a room, a cell or a biodome; null for what is not on the board. */
  centre(id: string): Point | null {
    const dome = this.#dome(id);
    if (dome) return { x: dome.x + OUT[dome.side].x, y: dome.y + OUT[dome.side].y };
    const cell = id.startsWith('cell:') ? Number(id.slice(5)) : this.#rooms.get(id)?.cell;
    if (cell === undefined) return null;
    const { x, y } = this.#ship.at(cell);
    return { x: x + PITCH / 2, y: y + PITCH / 2 };
  }

  /** From one room or biodome to another one. */
  way(from: string, to: string): Way | null {
    const start = this.centre(from);
    const end = this.centre(to);
    if (!start || !end) return null;
    const dome = this.#dome(from) ?? this.#dome(to);
    if (dome) {
      const room = this.#dome(from) ? end : start;
      const door = dome.doors.find((one) => one.x === room.x && one.y === room.y);
      if (!door) return { points: [start, end], leap: true };
      const flat = dome.side === 'top' || dome.side === 'bottom';
      const sill = flat ? { x: door.x, y: dome.y } : { x: dome.x, y: door.y };
      return { points: [start, sill, end], leap: false };
    }
    const apart = Math.abs(start.x - end.x) + Math.abs(start.y - end.y);
    return { points: [start, end], leap: apart > PITCH + 1 };
  }
}

/** Doors between rooms that lie side by side. */
export function doorsOf(ship: Plan, filled: ReadonlySet<number>): Door[] {
  const found: Door[] = [];
  for (let row = 0; row < ship.rows; row++) {
    for (let column = 0; column < ship.columns; column++) {
      if (!filled.has(ship.cell(column, row))) continue;
      if (column + 1 < ship.columns && filled.has(ship.cell(column + 1, row)))
        found.push({ x: (column + 1) * PITCH, y: (row + 0.5) * PITCH, flat: false });
      if (row + 1 < ship.rows && filled.has(ship.cell(column, row + 1)))
        found.push({ x: (column + 0.5) * PITCH, y: (row + 1) * PITCH, flat: true });
    }
  }
  return found;
}

const TOWARD: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest of several places in the direction of an arrow key; null when there is none. */
export function nearest<T extends { at: Point }>(from: Point, key: string, places: T[]): T | null {
  const { x, y } = TOWARD[key]!;
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const along = (place.at.x - from.x) * x + (place.at.y - from.y) * y;
    const across = Math.abs((place.at.x - from.x) * y) + Math.abs((place.at.y - from.y) * x);
    if (along > 20 && along + across * 2 < least) {
      least = along + across * 2;
      best = place;
    }
  }
  return best;
}

/** The middle of as many places as are seen at once. */
export function middleOfMost(places: Point[], sight: { width: number; height: number }): Point {
  let best: Point[] = [];
  for (const one of places) {
    const seen = places.filter(
      ({ x, y }) =>
        Math.abs(x - one.x) < sight.width / 2 - PITCH / 2 &&
        Math.abs(y - one.y) < sight.height / 2 - PITCH / 2,
    );
    if (seen.length > best.length) best = seen;
  }
  const mean = (of: 'x' | 'y') => best.reduce((sum, place) => sum + place[of], 0) / best.length;
  return { x: mean('x'), y: mean('y') };
}
