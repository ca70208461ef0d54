/** Sitting down and asking for seats: what is done about them, besides playing. */
import type { Game } from '../lib/game.svelte';
import { myGames, myName, remember } from '../lib/mine';
import * as net from '../lib/net';
import type { Asked, Seated } from '../lib/net';
import { keepUp } from '../lib/recovery';
import { t } from '../lib/text';

/** The seat is this browser's from now on. */
function take(game: Game, seated: Seated): void {
  const table = game.table!;
  remember({
    table: table.id,
    game: table.game,
    seat: seated.seat,
    mode: String(table.options.mode ?? ''),
    link: seated.link,
    since: Date.now(),
  });
  game.seating += 1;
  void keepUp();
}

/** Takes an open seat. */
export function sit(game: Game, seat: number): Promise<boolean> {
  return game.attempt(async () => take(game, await net.join(game.table!.id, seat, myName())));
}

/** Asks to play on where a bot does: the seat is ours as soon as everybody has agreed. */
export function askFor(game: Game, seat: number): Promise<boolean> {
  return game.attempt(async () => {
    game.asked = await net.askForSeat(game.table!.id, seat, myName());
  });
}

/** The vote on a seat that was asked for is over: it is ours, or it was refused. */
export async function voted(game: Game, asked: Asked): Promise<void> {
  game.asked = null;
  try {
    take(game, await net.enter(game.table!.id, asked.token));
  } catch {
    game.error = t('seat-refused');
  }
}

/** The link that seats whoever opens it; only the browser that sat down knows it. */
export function seatLink(table: string): string | null {
  const link = myGames().find((one) => one.table === table)?.link;
  return link ? location.origin + link : null;
}

export function tableLink(table: string): string {
  return `${location.origin}/t/${table}`;
}
