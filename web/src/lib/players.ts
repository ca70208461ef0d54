/** Players' colours; each travels with a shape, so that colour never speaks alone. */
import type { Colour } from './types';

export interface Look {
  faction: string;
  fill: string;
  ink: string;
  shape: 'circle' | 'triangle' | 'diamond' | 'bars' | 'plus';
  icon: string;
}

export const LOOKS: Record<Colour, Look> = {
  green: { faction: 'Hara', fill: '#43E89D', ink: '#0B3B2E', shape: 'circle', icon: 'vine-leaf' },
  red: { faction: 'Pajak', fill: '#F26B4D', ink: '#4A1408', shape: 'triangle', icon: 'fire-gem' },
  blue: { faction: 'Gimmli', fill: '#3688F9', ink: '#041B38', shape: 'diamond', icon: 'metal-bar' },
  yellow: { faction: 'Diruni', fill: '#FEF173', ink: '#3F3905', shape: 'bars', icon: 'radiations' },
  purple: { faction: 'Eiilis', fill: '#F3A9DC', ink: '#4A1038', shape: 'plus', icon: 'alien-stare' },
};

export const SEAT_COLOURS: Colour[] = ['yellow', 'red', 'green', 'blue', 'purple'];

export const NEUTRAL: Record<string, { fill: string; ink: string }> = {
  violet: { fill: '#B79BFF', ink: '#24124F' },
  turquoise: { fill: '#5FD6D0', ink: '#063B38' },
  black: { fill: '#C9D3E2', ink: '#1A2230' },
  robots: { fill: '#C9D3E2', ink: '#1A2230' },
  mercenaries: { fill: '#B79BFF', ink: '#24124F' },
};

export function lookOf(colour: string): { fill: string; ink: string; shape?: Look['shape'] } {
  return LOOKS[colour as Colour] ?? NEUTRAL[colour] ?? { fill: '#C9D3E2', ink: '#1A2230' };
}

export function seatLook(seat: number): Look {
  return LOOKS[SEAT_COLOURS[seat] ?? 'green'];
}

/** The path of a shape around a point. */
export function shapePath(shape: Look['shape'] | undefined, x: number, y: number, r: number): string {
  switch (shape) {
    case 'triangle':
      return `M${x} ${y - r}L${x + r * 0.95} ${y + r * 0.7}H${x - r * 0.95}Z`;
    case 'diamond':
      return `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;
    case 'bars':
      return `M${x - r * 0.8} ${y - r * 0.85}h${r * 0.58}v${r * 1.7}h${-r * 0.58}ZM${x + r * 0.22} ${y - r * 0.85}h${r * 0.58}v${r * 1.7}h${-r * 0.58}Z`;
    case 'plus': {
      const t = r * 0.32;
      return `M${x - t} ${y - r * 0.92}h${2 * t}V${y - t}H${x + r * 0.92}v${2 * t}H${x + t}V${y + r * 0.92}h${-2 * t}V${y + t}H${x - r * 0.92}v${-2 * t}H${x - t}Z`;
    }
    case 'circle': {
      const s = r * 0.8;
      return `M${x - s} ${y}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0Z`;
    }
    default:
      return '';
  }
}
