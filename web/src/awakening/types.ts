/** What the server sends about a table of Awakening. */
import type { Game } from '../lib/game.svelte';
import type { View } from '../lib/types';
import type { EnemyView, SharedMission, TradeView } from './coop/types';
import type { Seal } from './doors/types';
import type { FalloutView } from './fallout/types';
import type { BoardVariants } from './faction/types';

export type Resource = 'Di' | 'Os' | 'Bt' | 'Ti' | 'Mt';
export type SectionId =
  'military' | 'mobility' | 'power' | 'production' | 'units' | 'engineering' | 'artifact' | 'faction';
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
  /** Only with Complexity 2: neutral tokens on the circles, and the seats whose units must stop here. */
  power_tokens?: number;
  guarded?: number[];
  /** Seats with a bomb here. */
  bombs?: number[];
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

/** Where a part of a number comes from: a room, or a section of the board in question. */
export interface Source {
  value: number;
  source: string;
  /** A benefit per unit; `value` is multiplied out already. */
  units?: number;
  /** Of DISCOVER: cards drawn. */
  draw?: number;
  /** Of EXPLOIT: what a factory yields; null: of one type of the player's choice. */
  resource?: Resource | null;
}

/** What an action sign is worth now. */
export interface Term {
  verb: string;
  sign: string;
  value: number;
  sources: Source[];
  cost?: Record<string, number>;
  draw?: number;
  bonus?: Source[];
  most?: number;
}

export interface Closed {
  reason: string;
  rule: string;
  sentence?: string;
}

/** The line that is performed now. */
export interface LineView {
  seat: number;
  section: SectionId | null;
  line: number | null;
  card: string | null;
  budget: Record<string, { left: number | null; of: number | null }>;
}

export interface Defence {
  per_unit: Source[];
  units: number;
  flat: Source[];
  capped: boolean;
  total: number;
}

export interface Strength {
  arsenal: number;
  bonuses: Source[];
  total: number;
}

export interface FightView {
  option: string;
  room: string;
  attacker: number;
  defender: number;
  defence: Defence;
  threshold: number;
  reached: boolean;
  arsenal: Record<string, number>;
  strength: Record<string, Strength>;
}

/** A combat of three or more: everybody defends. */
export interface MeleeView {
  option: string;
  room: string;
  /** The active player's seat first. */
  sides: number[];
  units: Record<string, number>;
  strength: Record<string, Strength>;
}

/** What an own card would bring in a fight. */
export interface Preview {
  card: string;
  power: number;
  total: number;
  outcome: 'any' | 'some' | 'none';
  up_to: number;
  critical: boolean;
  sentence: string;
}

export type CombatView =
  | { step: 'choose'; attacker: number }
  | ({ step: 'cards'; previews: Record<string, Preview> } & FightView)
  | ({ step: 'cards'; melee: true; previews: Record<string, Preview> } & MeleeView)
  | { step: 'result'; room: string; attacker: number; defender: number; threshold: number };

export interface AchievementView {
  id: string;
  kind: string;
  seats: number[];
  /** By seat, then by goal. */
  progress?: { have: number; wanted: number }[][];
}

export interface BoardView extends BoardVariants {
  seat: number;
  colour: Colour;
  arsenal: number;
  resources: Record<Resource, number>;
  marker: SectionId | null;
  sections: Record<SectionId, number>;
  /** By section and printed line. */
  lines?: Record<SectionId, Term[][]>;
  /** Price of the next cube; null: all squares are filled. */
  upgrades?: Record<SectionId, Record<string, number> | null>;
  /** Where the marker may not be placed next. */
  closed?: Partial<Record<SectionId, Closed>>;
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
  /** Units upright, outer rooms controlled, outer rooms with own units, cubes anywhere, cylinders in outer rooms. */
  awake: number;
  controlled: number;
  occupied: number;
  integrated: number;
  powered: number;
  cards?: CardView[];
  looking_at?: CardView[];
  /** Only on B-sides. */
  faction?: string;
}

export interface ArkView extends View {
  layout: { id: string; columns: number; rows: number };
  groups: string[];
  rooms: RoomView[];
  boards: BoardView[];
  decks: { rooms: number; tokens: number; artifacts: number; discarded: number; missions: number };
  revealed: string | null;
  played: CardView[];
  achievements?: AchievementView[];
  line?: LineView | null;
  fights?: FightView[];
  melees?: MeleeView[];
  combat?: CombatView | null;
  /** Only of Fallout. */
  fallout?: FalloutView;
  /** Only with Complexity 2: sealed doorways, and the power tokens that are left. */
  seals?: Seal[];
  power_tokens?: number;
  /** Only of solo and co-op modes. */
  enemy?: EnemyView;
  shared_mission?: SharedMission | null;
  /** The ship is built before the game starts. */
  constructing?: boolean;
  trade?: TradeView | null;
}

export type ArkGame = Game<ArkView>;

/** The own artifacts, also of a seat without a board. */
export function ownCards(game: ArkGame): CardView[] {
  return ownBoard(game)?.cards ?? game.view?.enemy?.cards ?? [];
}

/** The own board; null for whoever watches, and for a seat without one. */
export function ownBoard(game: ArkGame): BoardView | null {
  return game.view?.seat != null ? (game.view.boards[game.view.seat] ?? null) : null;
}

/** The combat of two in which cards are chosen now. */
export function duelOf(view: ArkView | null): ({ previews: Record<string, Preview> } & FightView) | null {
  const combat = view?.combat;
  return combat?.step === 'cards' && !('melee' in combat) ? combat : null;
}
