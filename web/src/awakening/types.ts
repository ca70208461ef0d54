/** What the server sends about a table of Awakening. */
import type { Game } from '../lib/game.svelte';
import type { View } from '../lib/types';

export type Resource = 'Di' | 'Os' | 'Bt' | 'Ti' | 'Mt';
export type SectionId =
  'military' | 'mobility' | 'power' | 'production' | 'units' | 'engineering' | 'artifact';
export type Colour = 'yellow' | 'red' | 'green' | 'blue' | 'purple';

export interface CardView {
  id: string;
  kind: string;
}

export interface RoomView {
  id: string;
  kind: string;
  control: number[];
  units: Record<string, number>;
  cylinders: Record<string, number>;
  /** Only of a biodome. */
  seat?: number;
  cell?: number;
  facing?: number;
  token?: boolean;
  cubes?: number[];
  level?: number;
  wounded?: number;
}

export interface ObjectiveView {
  have: number;
  wanted: number;
  met: boolean;
}

export interface MissionView {
  id: string;
  objectives: ObjectiveView[];
}

export interface BoardView {
  seat: number;
  colour: Colour;
  arsenal: number;
  resources: Record<Resource, number>;
  marker: SectionId | null;
  sections: Record<SectionId, number>;
  asleep: number;
  wounded: number;
  cylinders: number;
  targets: string[];
  achieved: string[];
  battles: number;
  turns: number;
  tokens: string[];
  hand: number;
  looking: number;
  mission: boolean | MissionView;
  cards?: CardView[];
  looking_at?: CardView[];
}

export interface ArkView extends View {
  layout: { id: string; columns: number; rows: number };
  groups: string[];
  rooms: RoomView[];
  boards: BoardView[];
  decks: { rooms: number; tokens: number; artifacts: number; discarded: number; missions: number };
  revealed: string | null;
  played: CardView[];
}

export type ArkGame = Game<ArkView>;

/** The own board; null for whoever watches. */
export function ownBoard(game: ArkGame): BoardView | null {
  return game.view?.seat != null ? game.view.boards[game.view.seat]! : null;
}
