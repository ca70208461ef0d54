/** Where the money of a break comes from, and how each source is drawn. */
import type { IncomeView } from '../types';

export interface Source {
  /** In the view of a board. */
  part: keyof Omit<IncomeView, 'total'>;
  /** In the log. */
  source: string;
  colour: string;
  icon: string;
}

export const SOURCES: Source[] = [
  { part: 'appeal', source: 'appeal', colour: '#9C4A1A', icon: 'ticket' },
  { part: 'kiosks', source: 'kiosks', colour: '#BF5630', icon: 'shop' },
  { part: 'map', source: 'map', colour: '#8A6410', icon: 'treasure-map' },
  { part: 'edge', source: 'left-edge', colour: '#2F6B3C', icon: 'three-leaves' },
  { part: 'sponsors', source: 'sponsors', colour: '#77407A', icon: 'top-hat' },
];
