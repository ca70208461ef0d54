import type { Face } from './face';
import type { Seat } from './net';
import { t } from './text';
import type { Player, View } from './types';

/** How players are called: people by their name, bots by what the game calls their seat. */
export function playersOf(
  seats: Seat[],
  own: number | null,
  face: Face | null,
  view: View | null = null,
): Player[] {
  return seats.map((seat) => ({
    name: seat.name || unnamed(seat, own, face, view),
    bot: seat.kind === 'bot',
    level: seat.level,
    here: seat.here || seat.kind === 'bot',
  }));
}

function unnamed(seat: Seat, own: number | null, face: Face | null, view: View | null): string {
  if (seat.seat === own) return t('you');
  if (seat.kind === 'human') return t('guest', { n: seat.seat + 1 });
  return face?.seatLook(seat.seat, view).name ?? '';
}
