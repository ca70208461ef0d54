/** What is printed on the components: the content pack as the page reads it, and how to draw a room's benefit. */
import type { Direction } from './coop/types';
import type { BoardView, Resource, SectionId } from './types';
import { factionOf } from './faction/printed.svelte';
import printed from './generated/content.json';

export interface Cost {
  n: number;
  types: Resource[];
}

export interface Grant {
  benefit: string;
  ladder: number[];
}

export interface Goal {
  kind: string;
  text: string;
  n?: number;
  target?: string;
  section?: SectionId;
}

export interface RoomKind {
  name: string;
  class: 'biodome' | 'factory' | 'generator' | 'gate' | 'special';
  driver: 'nothing' | 'cylinders' | 'cubes';
  squares: number;
  circles: number;
  cost: Cost;
  grants: Grant[];
  resource: Resource | null;
  yields: number[];
  colour: 'violet' | 'turquoise' | 'black' | null;
  capacity: number[];
  spawns: 'robots' | 'mercenaries' | null;
  spawned: number[];
  conversions: number;
  group: string | null;
  target: string | null;
  icon: string;
  flavour: string;
  text: string[];
}

export interface SectionKind {
  name: string;
  lines: string[][];
  squares: number;
  circles: number;
  cost: Cost;
  grants: Grant[];
  /** What it adds by circles that are covered. */
  powered: Grant[];
  capacity: number[];
  icon: string;
  text: string[];
}

/** A side of a player board. */
export interface BoardKind {
  /** Only some factions have one of their own, called `faction`. */
  sections: Record<SectionId, SectionKind>;
  awake: Resource[];
  heal: Resource[];
  start: { units: number; cylinders: number };
}

export interface FactionKind extends BoardKind {
  name: string;
  icon: string;
  bombs: number;
  powers: string[];
  weakness: string;
  hints: string[];
}

export interface Artifact {
  name: string;
  power: number;
  critical: boolean;
  use: string;
  icon: string;
  flavour: string;
}

export interface Content extends BoardKind {
  rooms: Record<string, RoomKind>;
  targets: Record<string, { name: string; from: SectionId; to: SectionId }>;
  artifacts: Record<string, Artifact>;
  missions: Record<string, { title: string; objectives: Goal[]; flavour: string }>;
  achievements: Record<string, { name: string; icon: string; goals: Goal[] }>;
  achievements_needed: number;
  tokens: Record<string, { reward: string; n: number; icon: string }>;
  layouts: Record<string, { columns: number; rows: number; doors: number[][]; seating: number[][] }>;
  limits: { arsenal: number; hand: number; defence: number };
  /** Of Complexity 2: prices in arsenal (of HACK: in ENGINEER), the arsenal that critical mass cards need, numbers of pieces. */
  complexity: Record<
    'guard' | 'seal' | 'unseal' | 'critical' | 'disintegrate' | 'hack' | 'power_tokens' | 'sections',
    number
  >;
  /** Of solo and co-op modes; lists are by the number of Challengers. */
  enemy: {
    actions: Record<string, { moves: number; order: Direction[] }>;
    turns: number[];
    round_turns: number[][];
  };
}

export const content = printed as unknown as Content;
export const SECTIONS = Object.keys(content.sections) as SectionId[];

/** What is printed on a player's board: on the A-side the same for all. */
export function printedOf(board: BoardView | undefined): BoardKind {
  return factionOf(board) ?? content;
}

export function sectionsOf(board: BoardView): SectionId[] {
  return Object.keys(printedOf(board).sections) as SectionId[];
}

export const RESOURCES: Resource[] = ['Di', 'Os', 'Bt', 'Ti', 'Mt'];

export const RESOURCE_ICON: Record<Resource, string> = {
  Di: 'fire-gem',
  Os: 'ore',
  Bt: 'vine-leaf',
  Ti: 'metal-bar',
  Mt: 'cubeforce',
};

export const SECTION_ICON: Record<SectionId, string> = {
  military: 'ray-gun',
  mobility: 'walking-boot',
  power: 'power-generator',
  production: 'drill',
  units: 'cryo-chamber',
  engineering: 'auto-repair',
  artifact: 'glowing-artifact',
  faction: 'laser-precision',
};

/** The sections of factions look as what they are for. */
export function sectionIcon(board: BoardView | undefined, id: SectionId): string {
  return id === 'faction' ? (printedOf(board).sections[id]?.icon ?? SECTION_ICON[id]) : SECTION_ICON[id];
}

/** How a benefit is drawn: its icon, and a badge that tells variants apart. */
interface Drawn {
  icon: string;
  badge?: string;
  sign?: string;
}

export const BENEFIT: Record<string, Drawn> = {
  move: { icon: 'walking-boot' },
  teleport: { icon: 'teleport' },
  teleport_any: { icon: 'teleport', badge: '*' },
  route_own: { icon: 'electric' },
  route_violet: { icon: 'electric' },
  route_turquoise: { icon: 'electric' },
  route_black: { icon: 'electric' },
  extra_route: { icon: 'electric', badge: '+' },
  produce: { icon: 'materials-science' },
  exploit_bonus: { icon: 'drill', badge: '+' },
  resources: { icon: 'drill', badge: '*' },
  resources_per_unit: { icon: 'drill', badge: 'unit' },
  awake_cost: { icon: 'cryo-chamber' },
  awake_discount: { icon: 'cryo-chamber', sign: '−' },
  heal_cost: { icon: 'medical-pack' },
  field_heal: { icon: 'medical-pack', badge: 'F' },
  engineer: { icon: 'auto-repair' },
  engineer_remote: { icon: 'auto-repair', badge: 'dish' },
  engineer_free: { icon: 'auto-repair', badge: 'F' },
  engineer_free_biodome: { icon: 'auto-repair', badge: 'dome' },
  discover_keep: { icon: 'magnifying-glass' },
  discover_keep_per_unit: { icon: 'magnifying-glass', badge: 'unit' },
  use_artifact: { icon: 'card-play' },
  militarize: { icon: 'ray-gun' },
  militarize_per_unit: { icon: 'ray-gun', badge: 'unit' },
  defence: { icon: 'shield' },
  defence_per_unit: { icon: 'shield', badge: 'unit' },
  combat_per_unit: { icon: 'crossed-swords', badge: 'unit' },
  combat_with_cube: { icon: 'crossed-swords' },
  defence_with_cube: { icon: 'shield' },
  mini_move: { icon: 'walking-boot' },
  mini_militarize: { icon: 'ray-gun' },
  mini_produce: { icon: 'materials-science' },
  range_attack: { icon: 'laser-precision' },
  bombs: { icon: 'time-bomb' },
  robots: { icon: 'vintage-robot' },
  mercenaries: { icon: 'alien-stare' },
};

export const SIGN_ICON: Record<string, string> = {
  militarize: 'ray-gun',
  move: 'walking-boot',
  teleport: 'teleport',
  route: 'electric',
  exploit: 'drill',
  produce: 'materials-science',
  awake: 'cryo-chamber',
  heal: 'medical-pack',
  engineer: 'auto-repair',
  discover: 'magnifying-glass',
  use_artifact: 'card-play',
  range_attack: 'laser-precision',
  place_bombs: 'time-bomb',
  explode_bombs: 'burst-blob',
};

export interface Benefit extends Drawn {
  id: string;
  values: string[];
}

/** The ladders of a room or section as they are printed; pairs stand together. */
export function benefits(of: {
  grants: Grant[];
  capacity: number[];
  yields?: number[];
  resource?: Resource | null;
  spawns?: string | null;
  spawned?: number[];
}): Benefit[] {
  const found: Benefit[] = [];
  const ladders = new Map(of.grants.map((grant) => [grant.benefit, grant.ladder]));
  for (const [id, ladder] of ladders) {
    const drawn = BENEFIT[id];
    if (!drawn) continue;
    const other = id.startsWith('discover_keep')
      ? ladders.get(id.replace('keep', 'draw'))
      : id.startsWith('route_') && of.capacity.length
        ? of.capacity
        : undefined;
    const values = ladder.map((n, level) => (other ? `${n}:${other[level]}` : `${drawn.sign ?? ''}${n}`));
    found.push({ id, values, ...drawn });
  }
  if (of.resource) {
    found.push({ id: of.resource, icon: RESOURCE_ICON[of.resource], values: (of.yields ?? []).map(String) });
  }
  if (of.spawns) {
    found.push({ id: of.spawns, values: (of.spawned ?? []).map(String), ...BENEFIT[of.spawns]! });
  }
  return found;
}

export function roomKind(id: string): RoomKind {
  return content.rooms[id]!;
}

const SHORT: [RegExp, string][] = [
  [/ and (Long Range Sensors|Deposits|Navigation|Purifying|Ship's Defenses|Training).*$/, ''],
  [/, .*$/, ''],
  [/^Central /, ''],
  [/Power Network Hub/, 'Power Hub'],
  [/Communication Array/, 'Comm. Array'],
  [/Generator$/, 'Gener.'],
  [/Outer Power Gener\./, 'Outer Generator'],
  [/Construction Module/, 'Constr.'],
  [/Resource Transport/, 'Transport'],
  [/Laboratory/, 'Lab'],
  [/Condensation/, 'Cond.'],
  [/Cultivation/, 'Cult.'],
  [/ Ore Mining/, ' Mining'],
  [/Internal Security/, 'Int. Security'],
  [/Space-time/, 'Spacetime'],
  [/Element Synthesizer/, 'Element Synth.'],
  [/Assistant/, 'Assist.'],
];

/** A room's name for its tile; the inspector has the whole one. */
export function shortName(kind: RoomKind): string {
  if (kind.name.length <= 15) return kind.name;
  return SHORT.reduce((name, [long, short]) => name.replace(long, short), kind.name);
}

const LETTER = 0.56; // of a letter's height, on average
const NAME_WIDTH = 83;

/** The height of letters at which a name fits into its tile, at most the wanted one. */
export function fitted(name: string, wanted: number): number {
  return Math.min(wanted, Math.round((NAME_WIDTH / (name.length * LETTER)) * 10) / 10);
}
