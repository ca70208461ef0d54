/** How a card stands: whether it can be chosen or played, and the one thing that keeps it from it. */
import { cardOf } from '../content';
import { t } from '../text';
import { cardsOf, ownBoard, type Chance, type ZooGame } from '../types';
import { lackShort, lackText, reputationFor } from './words';

export interface Bar {
  tone: 'bad' | 'far' | 'good';
  short: string;
  text: string;
}

export interface Standing {
  /** An option touches it now. */
  legal: boolean;
  /** It could be played with an action. */
  can: boolean;
  /** Others are asked about, or it is out of reach. */
  no: boolean;
  chosen: boolean;
  /** Playing it is what is asked, or could be: its folder costs money. */
  pays: boolean;
  /** It is chosen to leave the hand: by which word. */
  leaves: string | null;
  bar: Bar | null;
}

export const PLAIN: Standing = {
  legal: false,
  can: false,
  no: false,
  chosen: false,
  pays: false,
  leaves: null,
  bar: null,
};

/** Questions that are answered by playing a card of a kind. */
const PLAYS: Record<string, string> = {
  'play-animal': 'animal',
  sponsors: 'sponsor',
  'sponsor-for-money': 'sponsor',
  association: 'project',
};

/** Whether the open question is about cards at all. */
export function asksForCards(game: ZooGame): boolean {
  for (const id of game.everLegal) if (id.startsWith('card:')) return true;
  return false;
}

export function standingOf(game: ZooGame, id: string, folder = 0): Standing {
  const view = game.view!;
  const own = ownBoard(game);
  if (!own) return PLAIN;
  const chance = view.chances[id];
  const asked = asksForCards(game);
  const offered = game.everLegal.has(id);
  const chosen = game.armedThings.has(id) || game.filters.includes(id);
  const far = folder > own.range && !offered;
  return {
    legal: offered && game.legal.has(id) && !game.busy,
    can: !asked && chance?.playable === true,
    no: (asked && !offered) || far,
    chosen,
    pays: asked ? offered && (game.ask?.prompt ?? '') in PLAYS : chance?.playable === true,
    leaves: chosen ? leaving(game, id) : null,
    bar: far
      ? outOfRange(folder, own.reputation)
      : offered
        ? cheaper(chance)
        : inTheWay(game, id, chance, asked),
  };
}

const LEAVING = ['discard', 'sell', 'pouch'];

function leaving(game: ZooGame, id: string): string | null {
  const option = game.options.find((one) => one.touches.includes(id));
  return LEAVING.find((word) => option?.id.startsWith(`${word} `)) ?? null;
}

function outOfRange(folder: number, have: number): Bar {
  const n = reputationFor(folder);
  return { tone: 'far', short: t('card-bar-range', { n }), text: t('card-range', { folder, n, have }) };
}

function cheaper(chance: Chance | undefined): Bar | null {
  const n = (chance?.off ?? []).reduce((sum, one) => sum + one.n, 0);
  return n ? { tone: 'good', short: '', text: t('card-cheaper', { n }) } : null;
}

/** What becomes of a card that is kept: what keeps it from being played, or that it could be. */
export function prospectOf(game: ZooGame, id: string): Bar | null {
  const chance = game.view!.chances[id];
  if (!chance) return null;
  if (chance.playable) return { tone: 'good', short: '', text: t('card-could') };
  return inTheWay(game, id, chance, false);
}

/** The most blocking reason; none while something else is asked than playing such a card. */
function inTheWay(game: ZooGame, id: string, chance: Chance | undefined, asked: boolean): Bar | null {
  if (!chance || chance.playable) return chance ? cheaper(chance) : null;
  const card = cardOf(cardsOf(game.view!).get(id)?.number);
  if (asked && PLAYS[game.ask?.prompt ?? ''] !== card?.kind) return null;
  const [first] = chance.lacks;
  // Cards of the display are there to be taken; only side II plays them from there.
  if (first?.what === 'folder') return null;
  if (card?.kind === 'project' && !chance.reach?.length) return levelBar(chance);
  return first ? { tone: 'bad', short: lackShort(first), text: lackText(first) } : null;
}

function levelBar(chance: Chance): Bar {
  if (chance.mine) return { tone: 'bad', short: t('card-bar-mine'), text: t('card-mine') };
  // Release and breeding projects count nothing: an animal fits, or none does.
  if (chance.have === undefined)
    return { tone: 'bad', short: t('card-bar-animal'), text: t('card-no-animal') };
  const short = Math.min(...(chance.missing ?? [0]));
  return { tone: 'bad', short: t('card-bar-missing', { short }), text: t('card-missing', { short }) };
}
