/** What the decision bar says about Awakening: what is left of a line, options in few words, the own stock. */
import type { Budget } from '../lib/face';
import type { Option } from '../lib/types';
import { asked } from './parts.svelte';
import { thingName } from './say';
import { t } from './text';
import type { ArkGame, ArkView } from './types';

/** Done in one go: they are not counted down. */
const AT_ONCE = new Set(['militarize', 'produce', 'exploit', 'discover']);

export function budget(game: ArkGame): Budget[] {
  const line = game.view?.line;
  if (!line || line.seat !== game.view!.seat || game.ask?.prompt !== 'line') return [];
  return Object.entries(line.budget)
    .filter(([, { left }]) => left !== 0)
    .map(([verb, { left, of }]) => {
      const name = t(`verb-${verb.replaceAll('_', '-')}`);
      return AT_ONCE.has(verb) ? { name, left: null, of: null } : { name, left, of };
    });
}

export function stock(view: ArkView): Record<string, number> | null {
  return view.seat === null ? null : (view.boards[view.seat]?.resources ?? null);
}

/** The question in few words. */
export function question(game: ArkGame): string | undefined {
  const own = asked(game.view, (part) => part.question?.(game));
  if (own) return own;
  const id = `ask-${game.ask?.prompt}`;
  const short = t(id);
  return short === id ? undefined : short;
}

/** A short label where the full one tells what is seen anyway. */
export function brief(game: ArkGame, option: Option): string | undefined {
  const own = asked(game.view, (part) => part.brief?.(game, option));
  if (own) return own;
  const [word, ...things] = option.id.split(' ') as [string, ...string[]];
  const last = option.touches.at(-1);
  const named = last ? thingName(game, last) : '';
  switch (word) {
    case 'move':
      return t('brief-move', { room: named });
    case 'to':
      return t('brief-to', { room: named });
    case 'units':
      return t('brief-units', { units: option.label });
    case 'act':
    case 'chain':
      return `${t(`section-${things[0]!.slice('section:'.length)}`)}: ${option.label.split(': ').slice(1).join(': ')}`;
    case 'engineer':
      return t('brief-engineer', { room: named });
    case 'upgrade':
      return t('brief-upgrade', { section: t(`section-${last!.slice('section:'.length)}`) });
    case 'keep':
      return t('brief-keep', { card: named });
    case 'discard':
      return t('brief-discard', { card: named });
    case 'use':
      return t('brief-use', { card: named });
    default:
      return undefined;
  }
}

/** The section whose line somebody performs. */
export function doing(game: ArkGame, seat: number): string {
  const line = game.view?.line;
  return line?.seat === seat && line.section ? t(`section-${line.section}`) : '';
}

export function partName(part: string, n: number): string {
  return t(`part-${part}`, { n });
}
