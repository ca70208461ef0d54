/** Movement told by events: which pieces travel, along which way, when and how fast. */
import type { Told } from '../../lib/types';
import type { Point } from '../geometry';
import { SEAT_COLOURS } from '../looks';
import type { Sites, Way } from './sites';

export interface Travel {
  key: number;
  kind: 'unit' | 'cylinder';
  who: string;
  n: number;
  way: Way;
  /** The room where it arrives. */
  to: string;
  wait: number;
  time: number;
}

export interface Flash {
  key: number;
  at: Point;
  seat: number;
  wait: number;
}

export interface Motion {
  travels: Travel[];
  flashes: Flash[];
}

const STEP_MS = 320;
/** Others' steps are watched, not done. */
const OTHERS_MS = 220;
/** What would take longer than this is shown in less. */
const LONG_MS = 4000;
const SHORT_MS = 2000;

const NEUTRAL = ['robots', 'mercenaries'];
/** Events that are seen where they happened. */
const SEEN = new Set([
  'moved',
  'teleported',
  'routed',
  'integrated',
  'exploited',
  'explored',
  'room-placed',
  'gate-placed',
  'activated',
  'healed',
  'wounded',
  'hacked',
  'disintegrated',
  'bomb-placed',
  'bomb-exploded',
  'range-attacked',
]);

interface Piece {
  kind: Travel['kind'];
  who: string;
  n: number;
}

function piecesOf(one: Told): Piece[] {
  if (one.word === 'routed') return [{ kind: 'cylinder', who: one.args[1]!, n: 1 }];
  if (one.word !== 'moved' && one.word !== 'teleported') return [];
  const [own, ...neutral] = one.args.slice(3).map(Number);
  const pieces: Piece[] = [
    { kind: 'unit', who: SEAT_COLOURS[one.seat!]!, n: own ?? 0 },
    ...neutral.map((n, which): Piece => ({ kind: 'unit', who: NEUTRAL[which]!, n })),
  ];
  return pieces.filter((piece) => piece.n > 0);
}

/** What the news looks like on the board, for whoever sits at `own`. Keys go on from `key`. */
export function motionOf(news: Told[], sites: Sites, own: number | null, key: number): Motion {
  const travels: Travel[] = [];
  const flashes: Flash[] = [];
  let wait = 0;
  for (const one of news) {
    const rooms = one.touches.filter((id) => id.startsWith('room:'));
    const to = rooms.at(-1);
    const at = to ? sites.centre(to) : null;
    if (one.seat === null || !to || !at || !SEEN.has(one.word)) continue;
    const time = one.seat === own ? STEP_MS : OTHERS_MS;
    const way = rooms.length === 2 ? sites.way(rooms[0]!, to) : null;
    const pieces = way ? piecesOf(one) : [];
    for (const piece of pieces) {
      const leap = way!.leap || one.word !== 'moved';
      travels.push({ key: ++key, ...piece, way: { points: way!.points, leap }, to, wait, time });
    }
    if (pieces.length) wait += time;
    flashes.push({ key: ++key, at, seat: one.seat, wait });
  }
  if (wait <= LONG_MS) return { travels, flashes };
  const pace = SHORT_MS / wait;
  return {
    travels: travels.map((one) => ({ ...one, wait: one.wait * pace, time: one.time * pace })),
    flashes: flashes.map((one) => ({ ...one, wait: one.wait * pace })),
  };
}

/** Key frames of a piece on its way: straight from point to point, or out of sight and back. */
export function framesOf(way: Way): Keyframe[] {
  const shift = ({ x, y }: Point, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;
  if (way.leap) {
    const [from, to] = [way.points[0]!, way.points.at(-1)!];
    return [
      { transform: shift(from), opacity: 1 },
      { transform: shift(from, 0.3), opacity: 0, offset: 0.49 },
      { transform: shift(to, 0.3), opacity: 0, offset: 0.51 },
      { transform: shift(to), opacity: 1 },
    ];
  }
  const lengths = way.points.map((point, n) => {
    const before = way.points[n - 1] ?? point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  const all = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return way.points.map((point, n) => {
    gone += lengths[n]!;
    return { transform: shift(point), offset: gone / all };
  });
}
