/** Strengths in a combat, as far as they are known. */
import { content } from '../content';
import type { FightView } from '../types';

const POWERS = Object.values(content.artifacts)
  .map((card) => card.power)
  .filter((power) => power >= 0);
export const LEAST = Math.min(...POWERS);
export const MOST = Math.max(...POWERS);

export interface Sum {
  /** "11 + 1 + 8", or "8 + 0 to 10". */
  parts: { arsenal: number; bonuses: number[]; card: number | null };
  least: number;
  most: number;
}

/** What a side comes to with a card, or with any. */
export function sumOf(fight: FightView, seat: number, card: number | null, cards: boolean): Sum {
  const { arsenal, bonuses, total } = fight.strength[seat]!;
  const parts = { arsenal, bonuses: bonuses.map((one) => one.value), card };
  if (!cards) return { parts, least: total, most: total };
  return { parts, least: total + (card ?? LEAST), most: total + (card ?? MOST) };
}
