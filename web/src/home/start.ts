/** Makes a table, and sits down at every seat of this screen. */
import { remember, type OwnSeat } from '../lib/mine';
import { create, enter, join, type NewTable } from '../lib/net';
import { MODE } from './offer';

/** Who sits at a seat: whoever asks, a bot, a friend who gets the link, or somebody else at this screen. */
export interface SeatWish {
  kind: 'human' | 'bot' | 'open' | 'here';
  name: string;
  level: string;
}

export interface TableWish {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  hints: boolean;
  listed: boolean;
  away_after: number;
}

function asked({ kind, name, level }: SeatWish): NewTable['seats'][number] {
  if (kind === 'human') return { kind, name };
  return kind === 'bot' ? { kind, level } : { kind: 'open' };
}

/** The id of the new table. */
export async function start(wish: TableWish): Promise<string> {
  const seated = await create({ ...wish, seats: wish.seats.map(asked) });
  const { table, seat, link, token } = seated;
  const shared: OwnSeat[] = [{ seat, token }];
  const keep = () =>
    remember({
      table,
      game: wish.game,
      seat,
      mode: String(wish.options[MODE] ?? ''),
      link,
      since: Date.now(),
      ...(shared.length > 1 ? { seats: shared } : {}),
    });
  keep();
  for (const [place, { kind, name }] of wish.seats.entries()) {
    if (kind !== 'here') continue;
    shared.push(await join(table, place, name).then((one) => ({ seat: one.seat, token: one.token })));
    keep();
  }
  // The last who sat down is whom the browser would be taken for.
  if (shared.length > 1) await enter(table, token);
  return table;
}
