/** The colours of players; each travels with a shape. */
import type { Look } from '../lib/look';
import type { Colour } from './types';

export const SEAT_COLOURS: Colour[] = ['blue', 'red', 'yellow', 'black'];

const LOOKS: Record<Colour, Look> = {
  blue: { name: 'Blue', fill: '#1B66AE', ink: '#fff', shape: 'diamond', icon: 'elephant-head' },
  red: { name: 'Red', fill: '#C2411F', ink: '#fff', shape: 'triangle', icon: 'fox-head' },
  yellow: { name: 'Yellow', fill: '#8A6200', ink: '#fff', shape: 'bars', icon: 'lynx-head' },
  black: { name: 'Black', fill: '#2B2B2B', ink: '#fff', shape: 'circle', icon: 'raven' },
};

export function seatLook(seat: number): Look {
  return LOOKS[SEAT_COLOURS[seat] ?? 'blue'];
}
