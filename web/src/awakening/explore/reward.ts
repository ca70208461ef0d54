/** What an explore token brought, as the events after it tell. */
import type { Told } from '../../lib/types';
import { content } from '../content';

export interface Reward {
  seat: number;
  room: string;
  kind: 'mt' | 'artifact' | 'nothing';
  n: number;
  icon: string;
}

const ICONS = Object.fromEntries(Object.values(content.tokens).map((token) => [token.reward, token.icon]));

/** Of the last token that was flipped; null when none was. */
export function rewardOf(log: Told[]): Reward | null {
  const place = log.findLastIndex((one) => one.word === 'explored');
  const told = log[place];
  if (!told || told.seat === null) return null;
  const next = log[place + 1];
  const base = { seat: told.seat, room: told.args[1]! };
  if (next?.seat === told.seat && next.word === 'gained')
    return { ...base, kind: 'mt', n: Number(next.args[2]), icon: ICONS.gain_mt! };
  if (next?.seat === told.seat && (next.word === 'drew' || next.word === 'drew-cards'))
    return { ...base, kind: 'artifact', n: 1, icon: ICONS.draw_artifact! };
  return { ...base, kind: 'nothing', n: 0, icon: ICONS.nothing! };
}
