/** How the pictures of cards are made: a landscape for each continent and for farms, or paper with hexagons. */
import { buildingKind, CONTINENTS, type BuildingKind, type Card, type Scoring } from '../content';
import { axialCentre, hexPoints, type Point } from '../geometry';

export const WIDTH = 240;
export const HEIGHT = 170;

export interface Landscape {
  sky: [top: string, bottom: string];
  far: string;
  near: string;
  ink: string;
  /** What stands at the horizon. */
  hills: string;
  ground: string;
}

const LANDSCAPES: Record<string, Landscape> = {
  Africa: {
    sky: ['#FBE7BE', '#F0C477'],
    far: '#D99B4C',
    near: '#B97A35',
    ink: '#4A2F10',
    hills: 'M0 104C40 96 70 108 120 102S200 92 240 100V170H0Z',
    ground: 'M0 128C60 116 110 132 160 124S220 118 240 124V170H0Z',
  },
  Americas: {
    sky: ['#FBE6DF', '#EFBBAB'],
    far: '#CF8371',
    near: '#A85C49',
    ink: '#47190F',
    hills: 'M0 108H20L26 72H70L78 108H128L136 84H152L158 62H190L198 100H240V170H0Z',
    ground: 'M0 132C50 122 100 134 150 126S210 120 240 128V170H0Z',
  },
  Asia: {
    sky: ['#EFE4F4', '#D6BFE2'],
    far: '#B592C6',
    near: '#8C65A0',
    ink: '#3B2247',
    hills: 'M0 110L38 70 62 96 98 52 136 98 168 66 204 104 240 84V170H0Z',
    ground: 'M0 132C50 116 90 136 140 124S210 120 240 130V170H0Z',
  },
  Europe: {
    sky: ['#E6F0F7', '#C3D9E8'],
    far: '#8FB7B4',
    near: '#5F9184',
    ink: '#1D3B3A',
    hills: 'M0 98C30 78 60 78 92 96S170 110 200 92 240 92 240 92V170H0Z',
    ground: 'M0 126C50 108 100 130 150 118S220 112 240 122V170H0Z',
  },
  Australia: {
    sky: ['#FDE9CF', '#F6C48A'],
    far: '#E39A4C',
    near: '#C07428',
    ink: '#4A2508',
    hills: 'M0 104H52C60 84 80 76 110 76S166 80 174 104H240V170H0Z',
    ground: 'M0 128C70 118 150 134 240 122V170H0Z',
  },
  Farm: {
    sky: ['#F6F3CF', '#E3E3A0'],
    far: '#BFCB73',
    near: '#94A84C',
    ink: '#35400F',
    hills: 'M0 104C60 82 120 104 240 90V170H0Z',
    ground: 'M0 130C60 116 140 132 240 120V170H0Z',
  },
};

/** Where the animals of a category are released. */
const WILDS: Record<string, string> = {
  Predator: 'Africa',
  Bird: 'Europe',
  Herbivore: 'Asia',
  Reptile: 'Australia',
  Primate: 'Americas',
};

export interface Paper {
  ground: string;
  hexes: string;
  ink: string;
}

const PAPERS: Record<string, Paper> = {
  sponsor: { ground: '#F3E8F5', hexes: '#DFC8E4', ink: '#3A1C40' },
  building: { ground: '#F6F3CF', hexes: '#E3E3A0', ink: '#5C2F4D' },
  project: { ground: '#E4F1F6', hexes: '#BEDDEA', ink: '#123B4D' },
  scoring: { ground: '#FFF4D2', hexes: '#F7DE97', ink: '#463006' },
};

/** Paper with a comb: a tile with a hexagon in its middle and quarters of its neighbours. */
const HEX = 17;
const TILE = { width: HEX * 3, height: HEX * Math.sqrt(3) };
export const COMB = {
  ...TILE,
  hexes: [
    { x: 0, y: 0 },
    { x: TILE.width, y: 0 },
    { x: TILE.width / 2, y: TILE.height / 2 },
    { x: 0, y: TILE.height },
    { x: TILE.width, y: TILE.height },
  ].map((centre) => hexPoints(centre, HEX - 1)),
};

export interface Picture {
  landscape?: Landscape;
  paper?: Paper;
  /** Sun at the left, hills mirrored: neighbours should not look alike. */
  mirrored: boolean;
  icon: string | null;
  /** The category stands for a species without a silhouette. */
  disc: string | null;
  building: BuildingKind | null;
  /** Where the icon stands; it keeps clear of what is printed over it. */
  pose: { x: number; y: number; size: number };
}

function landscapeOf(icons: string[]): Landscape {
  return LANDSCAPES[icons.find((icon) => CONTINENTS.includes(icon)) ?? 'Farm']!;
}

export function pictureOf(number: number, card: Card | Scoring): Picture {
  const mirrored = number % 2 === 1;
  const plain = { mirrored, disc: null, building: null };
  if (!('kind' in card))
    return { ...plain, paper: PAPERS.scoring!, icon: card.icon, pose: { x: 78, y: 58, size: 84 } };
  switch (card.kind) {
    case 'animal': {
      const pose = card.special
        ? { x: 96, y: 74, size: 96 }
        : { x: card.needs.length || card.rock + card.water ? 82 : 66, y: 62, size: 104 };
      return {
        ...plain,
        landscape: landscapeOf(card.icons),
        icon: card.icon,
        disc: card.icon ? null : (card.icons[0] ?? null),
        pose,
      };
    }
    case 'sponsor':
      return {
        ...plain,
        paper: card.building ? PAPERS.building! : PAPERS.sponsor!,
        icon: card.icon,
        building: card.building ? buildingKind(card.building) : null,
        pose: { x: 82, y: 54, size: 92 },
      };
    case 'project': {
      const wild = card.project === 'release' ? landscapeOf([WILDS[card.metric] ?? card.metric]) : undefined;
      return {
        ...plain,
        ...(wild ? { landscape: wild } : { paper: PAPERS.project! }),
        icon: card.icon,
        pose: wild ? { x: 76, y: 76, size: 88 } : { x: 78, y: 58, size: 84 },
      };
    }
  }
}

/** A building in the middle of the paper, as large as it fits. */
export function building(kind: BuildingKind): { at: Point[]; heart: Point; radius: number } {
  const unit = kind.cells.map((cell) => axialCentre(cell, 1));
  const span = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [x0, x1] = span(unit.map((point) => point.x));
  const [y0, y1] = span(unit.map((point) => point.y));
  const radius = Math.min(24, 124 / (x1 - x0 + 2), 88 / (y1 - y0 + 2));
  const at = unit.map(({ x, y }) => ({
    x: 124 + (x - (x0 + x1) / 2) * radius,
    y: 104 + (y - (y0 + y1) / 2) * radius,
  }));
  const heart = [...at].sort(
    (a, b) => Math.hypot(a.x - 124, a.y - 104) - Math.hypot(b.x - 124, b.y - 104),
  )[0]!;
  return { at, heart, radius };
}
