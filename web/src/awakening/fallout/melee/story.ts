/** Combats of three or more sides as the log tells them. */
import type { Told } from '../../../lib/types';
import { content } from '../../content';
import type { Side } from '../../combat/story';

export interface MeleeStory {
  /** The place of its beginning in the log: no other one has it. */
  key: number;
  room: string;
  sides: Side[];
  end: 'won' | 'tied' | 'exploded' | null;
  winner: number | null;
  /** What came of it, in order. */
  after: Told[];
  /** Nothing else has happened since. */
  last: boolean;
}

const byName = Object.entries(content.artifacts).sort(([, a], [, b]) => b.name.length - a.name.length);
const ENDS: Record<string, MeleeStory['end']> = {
  'melee-won': 'won',
  'melee-tied': 'tied',
  'melee-exploded': 'exploded',
};
const WITHIN = new Set(['card-shown', 'strength', ...Object.keys(ENDS)]);
const AFTER = new Set(['wounded', 'card-discarded', 'card-returned', 'objective-completed']);

function started({ args }: Told, key: number): MeleeStory {
  const [room, ...seats] = args as [string, ...string[]];
  const sides = seats.map((seat) => ({
    seat: Number(seat.slice('seat:'.length)),
    card: null,
    strength: null,
  }));
  return { key, room, sides, end: null, winner: null, after: [], last: true };
}

/** All of a log, the oldest first. */
export function meleesOf(log: Told[]): MeleeStory[] {
  const found: MeleeStory[] = [];
  log.forEach((one, key) => {
    const melee = found.at(-1);
    if (one.word === 'melee-started') {
      if (melee) melee.last = false;
      found.push(started(one, key));
    } else if (melee?.last) follow(melee, one);
  });
  return found;
}

function follow(melee: MeleeStory, one: Told): void {
  const side = melee.sides.find((each) => each.seat === one.seat);
  if (AFTER.has(one.word)) melee.after.push(one);
  else if (!WITHIN.has(one.word)) melee.last = false;
  if (one.word === 'card-shown' && side)
    side.card = byName.find(([, card]) => one.text.includes(card.name))?.[0] ?? null;
  else if (one.word === 'strength' && side) side.strength = Number(one.args[1]);
  else if (one.word in ENDS) {
    melee.end = ENDS[one.word]!;
    melee.winner = one.word === 'melee-won' ? one.seat : null;
  }
}
