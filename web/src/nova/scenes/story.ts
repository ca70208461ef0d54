/** Breaks, the final scoring and the race of a game, read out of its log. */
import type { Told } from '../../lib/types';
import type { Lines } from '../../shell/lines';
import { content, MAX_APPEAL } from '../content';

export interface Gain {
  track: string;
  n: number;
}

/** One kind of income of a seat: where it came from, what it brought. */
export interface Income {
  seat: number;
  /** appeal, kiosks, map, left-edge, or the card of a sponsor. */
  source: string;
  gains: Gain[];
  /** What else it brought, in words. */
  also: string[];
}

export interface Break {
  /** Where it begins in the log: breaks are told apart by it. */
  at: number;
  caller: number | null;
  discarded: { seat: number; cards: string[] }[];
  partners: string[];
  universities: string[];
  swept: string[];
  filled: string[];
  incomes: Income[];
  over: boolean;
}

const OTHER_GAINS = new Set(['took', 'drew-cards', 'hired', 'upgraded', 'built', 'played', 'pouched-cards']);

/** The last break of a game, as far as it has come. */
export function lastBreak(log: Told[]): Break | null {
  const at = log.findLastIndex((one) => one.word === 'break-started');
  if (at < 0) return null;
  const found: Break = {
    at,
    caller: log[at]!.seat,
    discarded: [],
    partners: [],
    universities: [],
    swept: [],
    filled: [],
    incomes: [],
    over: false,
  };
  for (const one of log.slice(at + 1)) {
    const last = found.incomes.at(-1);
    if (one.word === 'break-ended') {
      found.over = true;
      break;
    }
    if (one.word === 'discarded' && !last && one.seat !== null)
      found.discarded.push({ seat: one.seat, cards: one.args.slice(1) });
    else if (one.word === 'partner-offered') found.partners.push(nameIn(one.args[0]));
    else if (one.word === 'university-offered') found.universities.push(nameIn(one.args[0]));
    else if (one.word === 'swept') found.swept = one.args;
    else if (one.word === 'display-filled' && !last) found.filled = one.args;
    else if (one.word === 'income' || one.word === 'sponsor-income')
      found.incomes.push({ seat: one.seat!, source: one.args[1]!, gains: [], also: [] });
    else if (one.word === 'gained' && last && one.seat === last.seat)
      last.gains.push({ track: one.args[1]!, n: Number(one.args[2]) });
    else if (OTHER_GAINS.has(one.word) && last && one.seat === last.seat) last.also.push(one.text);
  }
  return found;
}

function nameIn(id = ''): string {
  return id.split(':')[1] ?? id;
}

export function moneyOf(income: Income): number {
  return income.gains.filter((gain) => gain.track === 'money').reduce((sum, gain) => sum + gain.n, 0);
}

/** What a card brought in the final scoring. */
export interface Scored extends Gain {
  seat: number;
  card: string;
}

export interface Ending {
  /** Who triggered the end; null where the log does not tell. */
  by: number | null;
  /** Turns after the trigger: who took them, and what was done. */
  last: { seat: number; did: string[] }[];
  scored: Scored[];
}

const DEEDS = new Set(['played', 'supported', 'built', 'partnered', 'enrolled', 'donated']);

export function ending(log: Told[]): Ending {
  const at = log.findLastIndex((one) => one.word === 'end-triggered');
  const last: Ending['last'] = [];
  const scored: Scored[] = [];
  for (const one of log.slice(at + 1)) {
    if (one.word === 'turn-started') last.push({ seat: one.seat!, did: [] });
    else if (DEEDS.has(one.word)) last.find((turn) => turn.seat === one.seat)?.did.push(one.text);
    else if (one.word === 'card-scored')
      scored.push({ seat: one.seat!, card: one.args[1]!, track: one.args[2]!, n: Number(one.args[3]) });
  }
  return { by: at < 0 ? null : log[at]!.seat, last, scored };
}

/** How far the two markers of a player have come towards each other: at 114 they meet. */
function way(appeal: number, conservation: number): number {
  return (
    appeal + MAX_APPEAL + 1 - content.tracks.target[Math.min(conservation, content.tracks.target.length - 1)]!
  );
}

/** The race of all players over the turns of a game. */
export function raceByTurn(log: Told[], start: number[]): Lines {
  const appeal = [...start];
  const conservation = start.map(() => 0);
  const points: number[][] = start.map((_, seat) => [way(appeal[seat]!, 0)]);
  const marks: Lines['marks'] = [];
  let turn = 0;
  for (const one of log) {
    const { word, seat, args } = one;
    if (word === 'turn-started') turn = Math.max(turn, Number(args[1]));
    const track = word === 'gained' ? args[1] : word === 'card-scored' ? args[2] : null;
    if (seat === null || !track) {
      if (word === 'supported' && seat !== null)
        marks.push({ seat, turn, icon: 'three-leaves', value: way(appeal[seat]!, conservation[seat]!) });
      continue;
    }
    const n = Number(args.at(-1));
    if (track === 'appeal') appeal[seat]! += n;
    else if (track === 'conservation') conservation[seat]! += n;
    points[seat]![Math.max(1, turn)] = way(appeal[seat]!, conservation[seat]!);
  }
  const most = Math.max(MAX_APPEAL + 1, ...points.flat().filter((value) => value !== undefined));
  return { points, marks, turns: Math.max(2, turn), most };
}
