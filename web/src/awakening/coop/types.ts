/** What the server sends about the Enemy of solo and co-op modes. */
import type { CardView, Colour, Resource, SectionId } from '../types';

/** As quarter turns to the right of where a Guardian looks. */
export type Direction = 'straight' | 'right' | 'behind' | 'left';
export const DIRECTIONS: Direction[] = ['straight', 'right', 'behind', 'left'];

export interface Guardian {
  id: string;
  /** Null: on the Enemy board. */
  room: string | null;
  /** The edge it stands at: 0 up, 1 right, 2 down, 3 left; it looks away from it. */
  edge: number | null;
  used: boolean;
  wounded: boolean;
}

export type Strategy = 'infect' | 'corrupt' | 'bloom';
export type Symbols = 'corrupt' | 'infect' | 'removal' | 'strength';

export interface Track {
  id: string;
  symbol: Symbols;
  values: number[];
  covered: number;
  value: number;
}

export interface Half {
  section: SectionId;
  symbol: Symbols;
}

export type Way = 'left' | 'right' | 'down';

export interface ActionCard {
  id: string;
  kind: string;
  row: number;
  column: number;
  halves: { left: Half; right: Half };
  turned: Way | null;
  seat: number | null;
}

export interface EnemyView {
  id: string;
  seat: number;
  colour: Colour;
  leader: 'automata' | 'dark-player';
  acting: boolean;
  encounters: { room: string; seats: number[] }[];
  targets: { deck: number; discarded: string[] };
  actions: { deck: number; discarded: string[] };
  /** Of a Dark Player: how many artifacts it holds, and which, for itself. */
  hand?: number;
  cards?: CardView[];
  strength?: number;
  defence?: number;
  turns_left?: number | null;
  // Guardians
  guardians?: Guardian[];
  // Glitch
  round?: number | null;
  rounds?: number;
  damaged?: string[];
  cubes_left?: number;
  diagnose?: { cards: (string | null)[]; rooms: string[] };
  hard?: boolean;
  // It Learns
  strategy?: { kind: Strategy; card: string } | null;
  target?: { card: string; room: string | null } | null;
  tracks?: Track[];
  adaptations?: { made: number; needed: number };
  infected?: Record<string, number>;
  corrupted?: string[];
  left?: { infection: number; corruption: number };
  limits?: { infection: number; blocking: number; artifact: number };
  mission_rooms?: {
    room: string | null;
    kind: string;
    infection: number;
    corrupted: boolean;
    taken: boolean;
  }[];
  challenger_actions?: ActionCard[];
  symbols?: Record<Symbols, number>;
}

export interface SharedMission {
  id: string;
  title: string;
  rooms: { kind: string; rooms: string[]; activated: boolean; seats: number[] }[];
}

export interface TradeView {
  offerer: number;
  partner: number;
  given: Partial<Record<Resource, number>>;
  wanted: Partial<Record<Resource, number>>;
}

export type Mode = 'guardians' | 'glitch' | 'it-learns';

export function modeOf(enemy: EnemyView): Mode {
  return enemy.guardians ? 'guardians' : enemy.tracks ? 'it-learns' : 'glitch';
}
