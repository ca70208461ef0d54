/** What is printed on the components, as the page reads it, and the icons and colours that stand for it. */
import printed from './generated/content.json';
import type { ActionId } from './types';

/** When or what, what happens, and what to know besides. */
export type Line = [head: string, text: string, details: string];

export type Need =
  | { of: string; n: number }
  | { partner: string }
  | { partners: number }
  | { side: ActionId }
  | { reputation: number }
  | { appeal: number };

interface Printed {
  name: string;
  icons: string[];
  needs: Need[];
  lines: Line[];
  icon: string | null;
}

interface Gains {
  appeal: number;
  conservation: number;
  reputation: number;
  rock: number;
  water: number;
}

export interface Animal extends Printed, Gains {
  kind: 'animal';
  latin: string;
  cost: number;
  size: number;
  class: 'small' | 'medium' | 'large';
  standard: boolean;
  special: string | null;
  spaces: number;
  solo?: Line[];
}

export interface Sponsor extends Printed, Gains {
  kind: 'sponsor';
  level: number;
  building: string | null;
}

export interface Level {
  need: number;
  most: number;
  conservation: number;
  reputation: number;
  text: string;
  reward: string;
}

export interface Project extends Printed {
  kind: 'project';
  base: boolean;
  project: 'icon_count' | 'release' | 'breeding';
  metric: string;
  bonus: number;
  levels: Level[];
}

export interface Scoring {
  name: string;
  metric: string;
  steps: number[];
  lines: Line[];
  icon: string;
}

export type Card = Animal | Sponsor | Project;

export interface MapKind {
  name: string;
  rock: number[];
  water: number[];
  build2: number[];
  bonuses: Record<string, string>;
  left: { again: boolean; effect: string }[];
  partner_zoo: string[];
  university: string[];
  worker: string[];
  marks: Record<string, number[]>;
}

export interface BuildingKind {
  id: string;
  name: string;
  kind: 'standard' | 'special' | 'kiosk' | 'pavilion' | 'unique';
  size: number;
  cells: [number, number][];
  capacity: number;
  sponsored: boolean;
  icon?: string;
}

interface Content {
  cards: Record<string, Card>;
  scoring: Record<string, Scoring>;
  maps: Record<string, MapKind>;
  buildings: BuildingKind[];
  effects: Record<string, string>;
  tiles: Record<string, string>;
  tasks: Record<string, number>;
  tracks: {
    income: number[];
    target: number[];
    reputation: Record<string, string>;
    folders: number[];
    cards: { draw: number[]; discard: number[]; snap: number }[];
    animals: number[][];
  };
}

export const content = printed as unknown as Content;

const KINDS = new Map(content.buildings.map((building) => [building.id, building]));

export function cardOf(number: number | null | undefined): Card | undefined {
  return number == null ? undefined : content.cards[number];
}

export function scoringOf(number: number | null | undefined): Scoring | undefined {
  return number == null ? undefined : content.scoring[number];
}

export function nameOfCard(number: number | null | undefined): string | undefined {
  return cardOf(number)?.name ?? scoringOf(number)?.name;
}

export function buildingKind(id: string): BuildingKind {
  return KINDS.get(id)!;
}

export const CATEGORIES = ['Bird', 'Herbivore', 'Predator', 'Primate', 'Reptile', 'Bear', 'PettingZooAnimal'];
export const CONTINENTS = ['Africa', 'Americas', 'Asia', 'Europe', 'Australia'];
export const UNIVERSITIES = ['hand_limit', 'science_reputation', 'science_science'];
export const TASKS = ['reputation', 'partner-zoo', 'university', 'project'] as const;
export const MAX_XTOKENS = 5;
export const WORKERS = 4;
export const REPUTATION_STEPS = 15;
export const MAX_APPEAL = 113;

/** The icon of what is counted on cards, and the colour of its disc. */
export const ICON_LOOK: Record<string, { icon: string; colour: string }> = {
  Bird: { icon: 'eagle-head', colour: '#2E7FA8' },
  Herbivore: { icon: 'deer', colour: '#7A8F1E' },
  Predator: { icon: 'lion', colour: '#B4552D' },
  Primate: { icon: 'monkey', colour: '#8A5A2B' },
  Reptile: { icon: 'gecko', colour: '#2F7D5B' },
  Bear: { icon: 'bear-head', colour: '#4A4A4A' },
  PettingZooAnimal: { icon: 'goat', colour: '#8A6A1C' },
  Africa: { icon: 'africa', colour: '#A6761D' },
  Americas: { icon: 'earth-america', colour: '#A23B3B' },
  Asia: { icon: 'earth-asia-oceania', colour: '#7B3F8C' },
  Europe: { icon: 'european-flag', colour: '#2F5FA3' },
  Australia: { icon: 'australia', colour: '#C26A12' },
  Science: { icon: 'microscope', colour: '#37618E' },
  Rock: { icon: 'rock', colour: '#756D60' },
  Water: { icon: 'waves', colour: '#2C7FA6' },
};

export const ACTION_LOOK: Record<ActionId, { icon: string; colour: string }> = {
  cards: { icon: 'card-draw', colour: '#96690A' },
  build: { icon: 'hammer-nails', colour: '#8A4B1F' },
  animals: { icon: 'paw-print', colour: '#2F6B3C' },
  association: { icon: 'shaking-hands', colour: '#24639B' },
  sponsors: { icon: 'top-hat', colour: '#77407A' },
};

export const TASK_ICON: Record<string, string> = {
  reputation: 'laurels',
  'partner-zoo': 'wireframe-globe',
  university: 'graduate-cap',
  project: 'three-leaves',
};

/** A printed bonus as an icon and a number; null: no number stands beside it. */
export function bonusLook(effect: string): { icon: string; n: string | null } {
  const [what = '', n = ''] = effect.split(/[ :]/);
  switch (what) {
    case 'money':
      return { icon: 'two-coins', n };
    case 'xtoken':
      return { icon: 'x', n };
    case 'reputation':
      return { icon: 'laurels', n };
    case 'conservation':
      return { icon: 'three-leaves', n };
    case 'appeal':
      return { icon: 'ticket', n };
    case 'hire_worker':
      return { icon: 'meeple', n: '+1' };
    case 'take_card':
      return { icon: 'card-draw', n: effect.split(':').at(-1)! };
    case 'snap':
      return { icon: 'card-pick', n };
    case 'clever':
      return { icon: 'back-forth', n: n === '1' ? null : n };
    case 'multiplier':
      return { icon: 'cycle', n: null };
    case 'upgrade_action_card':
      return { icon: 'upgrade', n: null };
    case 'partner_zoo':
      return { icon: 'wireframe-globe', n: null };
    case 'university':
      return { icon: 'graduate-cap', n: null };
    case 'sponsor_for_money':
      return { icon: 'top-hat', n: null };
    case 'extra_action':
      return { icon: 'fast-forward-button', n: null };
    case 'ability':
      return { icon: 'swap-bag', n: effect.split(':').at(-1)! };
    case 'free_build':
    case 'may':
      return freeLook(effect);
    case 'take':
      return { icon: effect.includes('university') ? 'graduate-cap' : 'wireframe-globe', n: null };
    case 'put':
      return { icon: 'cycle', n: null };
    default:
      return { icon: 'hazard-sign', n: null };
  }
}

function freeLook(effect: string): { icon: string; n: string | null } {
  if (effect.includes('kiosk')) return { icon: 'shop', n: null };
  if (effect.includes('reptile')) return { icon: 'gecko', n: null };
  if (effect.includes('sponsor')) return { icon: 'top-hat', n: null };
  return { icon: 'hammer-nails', n: effect.at(-1)! };
}
