/** What the server sends about a table, as the page uses it. */

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

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

export interface View {
  game: string;
  modules: string[];
  players: number;
  seat: number | null;
  active: number;
  decision: number;
  owing: number[];
  answered: number[];
  outcome: Outcome | null;
  layout: { id: string; columns: number; rows: number };
  groups: string[];
  rooms: RoomView[];
  boards: BoardView[];
  decks: { rooms: number; tokens: number; artifacts: number; discarded: number; missions: number };
  revealed: string | null;
  played: CardView[];
}

export interface Option {
  id: string;
  label: string;
  touches: string[];
  cost: Record<string, number>;
}

export interface Ask {
  /** The version at which the question was put; the same number is the same question. */
  number: number;
  kind: string;
  prompt: string;
  text: string;
  lo: number;
  hi: number;
  options: Option[];
  /** The own sealed answer so far; another one may replace it. */
  answered: string[] | null;
}

/** One thing that happened: a log line, and what it was about. */
export interface Told {
  word: string;
  seat: number | null;
  text: string;
  touches: string[];
  args: string[];
}

export interface Player {
  name: string;
  bot: boolean;
  level: string;
  here: boolean;
}

export interface Reason {
  sentence: string;
  rule: string;
}
