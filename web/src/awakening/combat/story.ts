/** Combats as the log tells them: who fought, what was shown, how it ended and what came of it. */
import type { Told } from '../../lib/types';
import { content } from '../content';

export interface Side {
  seat: number;
  /** The artifact shown, by kind. */
  card: string | null;
  strength: number | null;
}

export interface Battle {
  /** The place of its beginning in the log: no other battle has it. */
  key: number;
  attacker: Side;
  defender: Side;
  room: string;
  threshold: number;
  over: boolean;
  /** The attacker's arsenal was below the threshold: no cards. */
  failed: boolean;
  critical: boolean;
  winner: number | null;
  /** What a winning attacker paid. */
  spent: number;
  /** What came of it, in order. */
  after: Told[];
  /** Nothing else has happened since. */
  last: boolean;
}

const byName = Object.entries(content.artifacts).sort(([, a], [, b]) => b.name.length - a.name.length);
/** Events of a battle, and those that follow from it. */
const WITHIN = new Set(['card-shown', 'strength', 'combat-won', 'critical-mass', 'attack-failed']);
const AFTER = new Set([
  'wounded',
  'arsenal-spent',
  'card-discarded',
  'card-returned',
  'activated',
  'achieved',
  'mission-drawn',
  'won',
]);

function side(seat: number): Side {
  return { seat, card: null, strength: null };
}

function started(one: Told, key: number): Battle {
  const [attacker, defender, room, threshold] = one.args as [string, string, string, string];
  return {
    key,
    attacker: side(Number(attacker.slice(5))),
    defender: side(Number(defender.slice(5))),
    room,
    threshold: Number(threshold),
    over: false,
    failed: false,
    critical: false,
    winner: null,
    spent: 0,
    after: [],
    last: true,
  };
}

/** All battles of a log, the oldest first. */
export function battlesOf(log: Told[]): Battle[] {
  const found: Battle[] = [];
  log.forEach((one, key) => {
    const battle = found.at(-1);
    if (one.word === 'combat-started') {
      if (battle) battle.last = false;
      found.push(started(one, key));
    } else if (battle?.last) follow(battle, one);
  });
  return found;
}

function follow(battle: Battle, one: Told): void {
  const who = [battle.attacker, battle.defender].find((each) => each.seat === one.seat);
  if (AFTER.has(one.word)) battle.after.push(one);
  else if (!WITHIN.has(one.word) && one.word !== 'mission-learned') battle.last = false;
  switch (one.word) {
    case 'card-shown':
      if (who) who.card = byName.find(([, card]) => one.text.includes(card.name))?.[0] ?? null;
      break;
    case 'strength':
      if (who) who.strength = Number(one.args[1]);
      break;
    case 'combat-won':
      battle.winner = one.seat;
      battle.over = true;
      break;
    case 'critical-mass':
      battle.critical = true;
      battle.over = true;
      break;
    case 'attack-failed':
      battle.failed = true;
      battle.winner = battle.defender.seat;
      battle.over = true;
      break;
    case 'arsenal-spent':
      battle.spent = Number(one.args[1]);
      break;
  }
}
