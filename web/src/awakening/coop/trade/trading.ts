/** Exchanges of resources: what is offered, what may still be added, what comes of it. */
import { RESOURCES } from '../../content';
import type { ArkGame, Resource } from '../../types';
import type { TradeView } from '../types';

export type Amounts = Partial<Record<Resource, number>>;

/** The offer that is to be answered here, or that may lapse here; null when there is none. */
export function tradeOf(game: ArkGame): TradeView | null {
  const mine = game.ask?.prompt === 'trade-offer' || game.aside?.prompt === 'trade-open';
  return (mine && game.view?.trade) || null;
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

/** Whom an offer may be made to now. */
export function partnersOf(game: ArkGame): number[] {
  return said(game)
    .filter((id) => id.startsWith('trade seat:'))
    .map((id) => Number(id.slice('trade seat:'.length)));
}

/** How much of a resource can be given away or asked for now. */
export function mostOf(game: ArkGame, word: 'give' | 'want', resource: Resource): number {
  return said(game).filter((id) => id.startsWith(`${word} ${resource} `)).length;
}

function said(game: ArkGame): string[] {
  return game.aside?.options.map((option) => option.id) ?? [];
}

/** The one answer that makes an offer. */
export function offerFor(partner: number, given: Amounts, wanted: Amounts): string[] {
  const each = (word: string, amounts: Amounts) =>
    RESOURCES.filter((resource) => amounts[resource]).map(
      (resource) => `${word} ${resource} ${amounts[resource]}`,
    );
  return [`trade seat:${partner}`, ...each('give', given), ...each('want', wanted)];
}

/** The other way round: what an answer offers. */
export function readOffer(ids: string[]): { partner: number | null; given: Amounts; wanted: Amounts } {
  const found = { partner: null as number | null, given: {} as Amounts, wanted: {} as Amounts };
  for (const id of ids) {
    const [word, what, n] = id.split(' ') as [string, string, string?];
    if (word === 'trade') found.partner = Number(what.slice('seat:'.length));
    else found[word === 'give' ? 'given' : 'wanted'][what as Resource] = Number(n);
  }
  return found;
}
