/** The combat that is going on or was just fought, as the log tells it. */
import { content } from './content';
import type { Told } from '../lib/types';

export interface Side {
  seat: number;
  /** The artifact shown, by kind. */
  card: string | null;
  strength: number | null;
  wounded: string | null;
}

export interface Fight {
  attacker: Side;
  defender: Side;
  room: string;
  defence: number;
  over: boolean;
  failed: boolean;
  critical: boolean;
  winner: number | null;
  story: Told[];
}

const byName = Object.entries(content.artifacts);

function side(seat: number): Side {
  return { seat, card: null, strength: null, wounded: null };
}

/** The last fight of the log, or null when none was. */
export function lastFight(log: Told[]): Fight | null {
  const start = log.findLastIndex((one) => one.word === 'combat-started');
  if (start < 0) return null;
  const [attacker, defender, room, defence] = log[start]!.args as [string, string, string, string];
  const fight: Fight = {
    attacker: side(Number(attacker.slice(5))),
    defender: side(Number(defender.slice(5))),
    room,
    defence: Number(defence),
    over: false,
    failed: false,
    critical: false,
    winner: null,
    story: [],
  };
  for (const one of log.slice(start + 1)) {
    if (one.word === 'turn-started') break;
    follow(fight, one);
  }
  return fight;
}

function follow(fight: Fight, one: Told): void {
  const who = [fight.attacker, fight.defender].find((each) => each.seat === one.seat);
  if (one.word === 'card-shown' && who) {
    who.card = byName.find(([, card]) => one.text.includes(card.name))?.[0] ?? null;
  } else if (one.word === 'strength' && who) {
    who.strength = Number(one.args[1]);
  } else if (one.word === 'combat-won') {
    fight.winner = one.seat;
    fight.over = true;
  } else if (one.word === 'critical-mass') {
    fight.critical = true;
    fight.over = true;
  } else if (one.word === 'attack-failed') {
    fight.failed = true;
    fight.over = true;
    fight.winner = fight.defender.seat;
  }
  if (['wounded', 'arsenal-spent', 'card-discarded', 'card-returned'].includes(one.word))
    fight.story.push(one);
}
