/** How the solo and co-op modes name things, questions and their end. */
import type { Option, Told } from '../../lib/types';
import type { ArkGame, ArkView } from '../types';
import { t } from './text';
import { modeOf, type Way } from './types';

export function stageOf(view: ArkView): string {
  if (view.constructing) return t('stage-constructing');
  const n = Math.max(1, ...view.boards.map((board) => board.turns));
  return view.enemy?.round ? t('stage-round', { round: view.enemy.round, n }) : t('stage-turn', { n });
}

export function nameOf(game: ArkGame, id: string): string | undefined {
  const [kind, number] = id.split(':');
  if (kind === 'guardian') return t('guardian', { n: Number(number) + 1 });
  const card = game.view?.enemy?.challenger_actions?.find((one) => one.id === id);
  if (!card) return undefined;
  return `${t(`section-${card.halves.left.section}`)} / ${t(`section-${card.halves.right.section}`)}`;
}

export function question(game: ArkGame): string | undefined {
  const id = `ask-${game.ask?.prompt}`;
  const said = t(id);
  return said === id ? undefined : said;
}

/** `turn card:201 left`: the section of that half. */
export function briefOf(game: ArkGame, option: Option): string | undefined {
  const [word, id, way] = option.id.split(' ') as [string, string?, Way?];
  if (word !== 'turn' || !way) return undefined;
  const card = game.view?.enemy?.challenger_actions?.find((one) => one.id === id);
  const half = card && way !== 'down' ? card.halves[way] : null;
  return t('brief-turn', {
    way,
    section: half ? t(`section-${half.section}`) : '',
    feeds: half ? t(`symbol-${half.symbol}`) : '',
  });
}

const ICONS: Record<string, string> = {
  construct: 'walking-boot',
  'name-edge': 'compass',
  encounter: 'crossed-swords',
  fighter: 'crossed-swords',
  guardian: 'walking-boot',
  'guardian-step': 'walking-boot',
  'guardian-room': 'teleport',
  'trade-offer': 'cubeforce',
};

export function iconOf(game: ArkGame): string | undefined {
  const known = ICONS[game.ask?.prompt ?? ''];
  if (known) return known;
  return game.view?.seat === game.view?.enemy?.seat && game.ask ? 'crossed-swords' : undefined;
}

/** Why a round was lost, as the log told at its end. */
const FAILED = new Set(['diagnosis-missed', 'still-damaged', 'still-hostile', 'not-integrated']);

export function failuresOf(log: Told[]): Told[] {
  const from = log.findLastIndex((one) => one.word === 'round-ended');
  return from < 0 ? [] : log.slice(from).filter((one) => FAILED.has(one.word));
}

function lostBy(game: ArkGame, reason: string): string {
  const title = game.view!.shared_mission?.title ?? '';
  const round = /^round (\d)$/.exec(reason)?.[1];
  if (round) {
    const why = failuresOf(game.log).map((one) => game.told(one.text));
    return [t('how-round', { n: round }), ...why].join(' ');
  }
  const id = `how-${reason.replaceAll(' ', '-')}`;
  const said = t(id, { title });
  return said === id ? t('how-lost', { reason }) : said;
}

export function resultOf(game: ArkGame): { title: string; how: string } | undefined {
  const view = game.view!;
  const { outcome, enemy } = view;
  if (!outcome || !enemy) return undefined;
  const challengers = view.boards.length;
  const won = outcome.winners.includes(0);
  const dark = view.seat === enemy.seat;
  const watching = view.seat === null;
  const how = won
    ? modeOf(enemy) === 'glitch'
      ? t('how-glitch-survived')
      : t('how-mission-done', { title: view.shared_mission?.title ?? '' })
    : lostBy(game, outcome.reason);
  if (won)
    return { how, title: t(watching || dark ? 'challengers-win' : 'you-win-together', { n: challengers }) };
  if (dark) return { how, title: t('dark-wins-you') };
  if (enemy.leader === 'dark-player')
    return { how, title: t('dark-wins', { name: game.nameOf(enemy.seat) }) };
  return { how, title: t(watching ? 'challengers-lose' : 'you-lose-together', { n: challengers }) };
}
