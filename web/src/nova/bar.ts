/** What the bars say about Ark Nova: options in few words, what is left of an action, what others do. */
import type { Option } from '../lib/types';
import { thingName } from './say';
import { t } from './text';
import type { ZooGame, ZooView } from './types';

export function stock(view: ZooView): Record<string, number> | null {
  const board = view.seat === null ? null : view.boards[view.seat]!;
  return board && { money: board.money, xtokens: board.xtokens };
}

/** The question in few words, for a small screen. */
export function question(game: ZooGame): string | undefined {
  const id = `ask-${game.ask?.prompt}`;
  const short = t(id);
  return short === id ? undefined : short;
}

/** A short label where the full one tells what is seen anyway. */
export function brief(game: ZooGame, option: Option): string | undefined {
  const [word, ...things] = option.id.split(' ') as [string, ...string[]];
  const named = option.touches[0] ? thingName(game, option.touches[0]) : '';
  const price = option.cost.money ?? 0;
  switch (word) {
    case 'act':
      return t('brief-act', { action: named });
    case 'rest':
      return t('brief-rest');
    case 'place':
      return t('brief-place');
    case 'house':
      return t('brief-house', { price: ownPrice(game) });
    case 'play':
      return t('brief-play', { card: named, price });
    case 'support':
      return t('brief-support', { project: named });
    case 'release':
    case 'take':
    case 'snap':
    case 'keep':
    case 'discard':
      return t(`brief-${word}`, { card: named });
    case 'spend':
      return t('brief-spend', { n: Number(things[0] ?? 0) });
    default:
      return undefined;
  }
}

/** A card that goes, or a map that is chosen, in secret. */
export function seal(game: ZooGame, option: Option): string | undefined {
  return option.id.startsWith('discard ') ? brief(game, option) : undefined;
}

/** What no click on the table says: how many cards, how far the break. */
export function answer(_: ZooGame, option: Option): string | undefined {
  const [word, n] = option.id.split(' ');
  return word === 'draw' || word === 'break' ? t(`answer-${word}`, { n: Number(n) }) : undefined;
}

function ownPrice(game: ZooGame): number {
  const card = game.view?.asked?.card;
  return card ? (game.view!.chances[card]?.price ?? 0) : 0;
}

/** What somebody is at. */
export function doing(game: ZooGame, seat: number): string {
  const now = game.view?.doing;
  if (now?.seat !== seat) return '';
  const name = t(`action-${now.action}`);
  return now.strength ? t('doing-strength', { action: name, n: now.strength }) : name;
}

/** The map of the table in the top bar. */
export function modeName(view: ZooView): string {
  const maps = new Set(view.boards.map((board) => board.map));
  const own = view.seat === null ? view.boards[0]! : view.boards[view.seat]!;
  if (view.players === 1) return t('mode-solo');
  return maps.size === 1 && own.map !== null ? t('mode-map', { map: t(`map-${own.map}`) }) : t('mode-maps');
}

export function stage(view: ZooView): string {
  return t('turn', { n: Math.max(1, ...view.boards.map((board) => board.turns)) });
}
