/** The end of a game in words: who won with how many points, and why it was over. */
import type { ArkGame } from '../types';
import { tiedAtTop } from './points';
import { t } from './text';

export function result(game: ArkGame): { title: string; how: string } {
  const view = game.view!;
  const { ranking, ending } = view.fallout!;
  const first = ranking?.[0];
  const winners = view.outcome!.winners;
  const own = view.seat !== null && winners.includes(view.seat);
  const n = first?.total ?? 0;
  const name = winners.length ? game.nameOf(winners[0]!) : '';
  const title =
    winners.length > 1 ? t('shared-win') : own ? t('you-win-with', { n }) : t('wins-with', { name, n });
  const why = ending
    ? t(`how-${ending.reason}`, { name: game.nameOf(ending.seat) })
    : t(view.outcome!.reason === 'turn limit' ? 'how-limit' : 'how-most');
  const tie = tiedAtTop(view.fallout!)
    ? ` ${t(winners.length > 1 ? 'how-shared' : 'how-tied', { n, name, rooms: first?.rooms ?? 0 })}`
    : '';
  return { title, how: why + tie };
}
