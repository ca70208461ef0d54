/** What the server tells of a board besides, where variants are played. */
import type { CardView, SectionId } from '../types';

/** A section with circles: what lies on them, and how many that covers. */
export interface Circles {
  of: number;
  covered: number;
  units: number;
  cylinders: Record<string, number>;
}

/** A card under a biodome: a constructed section, or help for a beginner. */
export interface Under extends CardView {
  /** Not yet in the phase in which it was constructed. */
  counts: boolean;
}

export type Mini = 'move' | 'militarize' | 'produce';

export interface BoardVariants {
  faction?: string;
  powers?: string[];
  circles?: Partial<Record<SectionId, Circles>>;
  /** Bombs that are left. */
  bombs?: number;
  under?: Under[];
  mini?: Partial<Record<Mini, number>>;
}
