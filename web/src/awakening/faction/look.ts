/** Players on the B-side are called by their faction; their pieces keep the colour of the seat. */
import type { Look } from '../../lib/look';
import { seatLook } from '../looks';
import type { ArkView } from '../types';
import { factionOf } from './printed.svelte';

export function lookAt(seat: number, view?: ArkView | null): Look {
  const faction = factionOf(view?.boards[seat]);
  return faction ? { ...seatLook(seat), name: faction.name, icon: faction.icon } : seatLook(seat);
}
