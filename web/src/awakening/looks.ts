/** The colours of players, and of what belongs to nobody. */
import type { Look, Shape } from '../lib/look';
import type { Colour } from './types';

export const LOOKS: Record<Colour, Look> = {
  green: { name: 'Hara', fill: '#43E89D', ink: '#0B3B2E', shape: 'circle', icon: 'vine-leaf' },
  red: { name: 'Pajak', fill: '#F26B4D', ink: '#4A1408', shape: 'triangle', icon: 'fire-gem' },
  blue: { name: 'Gimmli', fill: '#3688F9', ink: '#041B38', shape: 'diamond', icon: 'metal-bar' },
  yellow: { name: 'Diruni', fill: '#FEF173', ink: '#3F3905', shape: 'bars', icon: 'radiations' },
  purple: { name: 'Eiilis', fill: '#F3A9DC', ink: '#4A1038', shape: 'plus', icon: 'alien-stare' },
};

export const SEAT_COLOURS: Colour[] = ['yellow', 'red', 'green', 'blue', 'purple'];

export const NEUTRAL: Record<string, { fill: string; ink: string }> = {
  violet: { fill: '#B79BFF', ink: '#24124F' },
  turquoise: { fill: '#5FD6D0', ink: '#063B38' },
  black: { fill: '#C9D3E2', ink: '#1A2230' },
  robots: { fill: '#C9D3E2', ink: '#1A2230' },
  mercenaries: { fill: '#B79BFF', ink: '#24124F' },
};

/** Of resources, and of generators by the colour of their cylinders. */
export const TINT: Record<string, string> = {
  Di: '#FFA94D',
  Os: '#EE8268',
  Bt: '#B4CC5A',
  Ti: '#8EA6FF',
  Mt: '#E6EDF7',
  violet: '#B79BFF',
  turquoise: '#5FD6D0',
};

export function lookOf(colour: string): { fill: string; ink: string; shape?: Shape } {
  return LOOKS[colour as Colour] ?? NEUTRAL[colour] ?? { fill: '#C9D3E2', ink: '#1A2230' };
}

export function seatLook(seat: number): Look {
  return LOOKS[SEAT_COLOURS[seat] ?? 'green'];
}
