/** Exchanges of resources: what is offered, what may still be added, what comes of it. */
import { RESOURCES } from '../../content';
import type { ArkGame, Resource } from '../../types';
import type { TradeView } from '../types';

export type Amounts = Partial<Record<Resource, number>>;

/** What the own question is about: an offer is put together, or one is to be answered. */
export function tradeOf(game: ArkGame): TradeView | null {
  const prompt = game.ask?.prompt;
  return (prompt === 'trade' || prompt === 'trade-offer') && game.view ? (game.view.trade ?? null) : null;
}

export interface Change {
  resource: Resource;
  from: number;
  to: number;
}

/** What somebody has before and after, for what changes. */
export function afterTrade(have: Record<Resource, number>, gets: Amounts, gives: Amounts): Change[] {
  return RESOURCES.flatMap((resource) => {
    const by = (gets[resource] ?? 0) - (gives[resource] ?? 0);
    return by ? [{ resource, from: have[resource], to: have[resource] + by }] : [];
  });
}

/** Whom the own question allows to make an offer to. */
export function partnersOf(game: ArkGame): number[] {
  return game.options
    .filter((option) => option.id.startsWith('trade seat:'))
    .map((option) => Number(option.id.slice('trade seat:'.length)));
}

/** The answers that make an offer, one after the other. */
export function answersFor(partner: number, given: Amounts, wanted: Amounts): string[] {
  const each = (word: string, amounts: Amounts) =>
    RESOURCES.flatMap((resource) =>
      Array.from({ length: amounts[resource] ?? 0 }, () => `${word} ${resource}`),
    );
  return [`trade seat:${partner}`, ...each('give', given), ...each('want', wanted), 'offer'];
}
