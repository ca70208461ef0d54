/** What the server sends about a table of Ark Nova. */
import type { Game } from '../lib/game.svelte';
import type { View } from '../lib/types';

export type ActionId = 'animals' | 'association' | 'build' | 'cards' | 'sponsors';
export type Colour = 'blue' | 'red' | 'yellow' | 'black';
export type TaskId = 'reputation' | 'partner-zoo' | 'university' | 'project';

export interface CardView {
  id: string;
  /** As printed; null: only the back is seen. */
  number: number | null;
}

export interface ActionView {
  id: string;
  action: ActionId;
  slot: number;
  /** Without X-tokens. */
  strength: number;
  side: 1 | 2;
  venom: boolean;
  constricted: boolean;
  multipliers: number;
}

export interface BuildingView {
  id: string;
  kind: string;
  cells: number[];
  /** Occupied (1), or how many spaces of a special enclosure are filled. */
  full: number;
  capacity: number;
}

export interface ProjectView {
  id: string;
  number: number;
  /** By level: whose token lies there, -1: a neutral one, null: nobody's. */
  levels: (number | null)[];
}

export interface TileView {
  id: string;
  /** Conservation points that it lies at. */
  at: 5 | 8;
  kind: string | null;
  effect: string | null;
}

export interface IncomeView {
  appeal: number;
  kiosks: number;
  map: number;
  edge: number;
  sponsors: number;
  total: number;
}

export interface BoardView {
  seat: number;
  colour: Colour;
  map: string | null;
  money: number;
  xtokens: number;
  appeal: number;
  conservation: number;
  reputation: number;
  /** The appeal that the conservation points ask for. */
  target: number;
  points: number;
  /** Folders of the display in reach. */
  range: number;
  row: ActionView[];
  workers: number;
  hired: number;
  tasks: Record<TaskId, number>;
  partners: string[];
  universities: string[];
  left: { id: string; used: boolean }[];
  supports: number;
  icons: Record<string, number>;
  buildings: BuildingView[];
  animals: CardView[];
  sponsors: CardView[];
  pouched: { under: string | null; card: CardView | null }[];
  tokens: Record<string, number>;
  hand: number;
  hand_limit: number;
  scoring: number;
  looking: number;
  turns: number;
  income?: IncomeView;
  cards?: CardView[];
  looking_at?: CardView[];
  scoring_cards?: CardView[];
}

/** What keeps a card from being played: so many of so many. */
export interface Lack {
  what: string;
  thing: string | null;
  have: number;
  need: number;
}

/** A printed condition, and whether it is fulfilled. */
export interface Condition extends Lack {
  ok: boolean;
}

/** What could be done with a card: what it costs and why, what it asks for, and what is in the way. */
export interface Chance {
  playable: boolean;
  price: number;
  /** What its folder adds to the price. */
  fee: number;
  /** The most blocking one first. */
  lacks: Lack[];
  needs?: Condition[];
  /** Conditions of it that do not matter. */
  ignored?: number;
  /** What makes an animal cheaper: `partner:Asia`, or the card of a sponsor. */
  off?: { by: string; n: number }[];
  /** Buildings that an animal fits into, and herds. */
  homes?: string[];
  /** Of a sponsor: its level as it counts, and what the action allows. */
  level?: number;
  left?: number;
  /** Of a project: levels in reach, what each is short of, and what there is. */
  reach?: number[];
  missing?: number[];
  have?: number;
  mine?: boolean;
  /** Of a final scoring card: what it would bring as things stand. */
  points?: number;
}

export interface Why {
  id: string;
  n?: number;
  have?: number;
  need?: number;
}

export interface Offered {
  /** `shape:3` */
  id: string;
  price: number;
  spots: number;
  why: Why | null;
}

export interface Home {
  id: string;
  fits: boolean;
  uses?: number;
  free?: number;
  /** Rock and water that it relies on. */
  terrain?: number[];
  why?: Why;
}

/** What belongs to the open question besides its options. */
export interface Asked {
  prompt: string;
  shape?: number;
  price?: number;
  palette?: Offered[];
  card?: string;
  homes?: Home[];
  action?: ActionId;
}

/** The action that runs. */
export interface Doing {
  seat: number;
  action: ActionId;
  strength: number;
  side: number;
  of?: number;
  left?: number;
}

export interface ZooView extends View {
  boards: BoardView[];
  display: (CardView | null)[];
  decks: { cards: number; discarded: number; scoring: number };
  discard: CardView | null;
  shown: CardView[];
  break: { left: number; of: number; called_by: number };
  base_projects: ProjectView[];
  projects: ProjectView[];
  projects_at_most: number;
  unused_base_projects: CardView[];
  partner_offer: string[];
  university_offer: string[];
  tiles: TileView[];
  donations: number;
  donation_costs: number[];
  last_turns: number;
  ten_reached: boolean;
  round: number;
  solo_turns: number;
  doing: Doing | null;
  asked: Asked | null;
  chances: Record<string, Chance>;
}

export type ZooGame = Game<ZooView>;

/** The own board; null for whoever watches. */
export function ownBoard(game: ZooGame): BoardView | null {
  return game.view?.seat != null ? game.view.boards[game.view.seat]! : null;
}

/** All cards whose place the view tells, by id. */
export function cardsOf(view: ZooView): Map<string, CardView> {
  const found = new Map<string, CardView>();
  const add = (cards: (CardView | null)[] = []) => cards.forEach((card) => card && found.set(card.id, card));
  add(view.display);
  add(view.shown);
  add([view.discard, ...view.base_projects, ...view.projects, ...view.unused_base_projects]);
  for (const board of view.boards) {
    add(board.animals);
    add(board.sponsors);
    add(board.cards);
    add(board.looking_at);
    add(board.scoring_cards);
    add(board.pouched.map((one) => one.card));
  }
  return found;
}
