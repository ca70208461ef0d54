/**
 * What only some modes and variants put on the table. Each part is a chunk of its own, fetched when a table plays with
 * it; nothing else on the page asks for a mode by name.
 */
import type { Component } from 'svelte';
import type { Option, Told } from '../lib/types';
import type { Sites } from './board/sites';
import type { Plan, Point } from './geometry';
import type { ArkGame, ArkView, BoardView, RoomView, SectionId } from './types';

interface OfGame {
  game: ArkGame;
}
interface OnShip extends OfGame {
  view: ArkView;
  ship: Plan;
  sites: Sites;
}
interface OfBoard extends OfGame {
  board: BoardView;
  own: boolean;
}

/** All members are optional: a part fills what it needs. Components of several parts stand one after the other. */
export interface Part {
  // --- zones of the table
  /** The top bar, after the turn. */
  Aside?: Component<OfGame>;
  /** The top of the right rail; on a small screen on the page of players. */
  Rail?: Component<OfGame>;
  /** The left rail below the players; on a small screen on the page of players. */
  Left?: Component<OfGame>;
  /** In the strip of players of a small screen: a chip, and the numbers of a seat without a board. */
  Strip?: Component<OfGame>;
  Badge?: Component<OfGame>;
  /** A player's number in that strip. */
  Figure?: Component<{ game: ArkGame; board: BoardView }>;
  /** Players' boxes leave space for more below them. */
  dense?: boolean;
  /** In a player's box, below its numbers. */
  Player?: Component<{ game: ArkGame; board: BoardView }>;
  /** On the ship (SVG), under the rooms and above them. */
  Under?: Component<OnShip>;
  Over?: Component<OnShip>;
  /** Over the board (HTML), never modal. */
  Float?: Component<{ game: ArkGame; onScreen: (id: string) => Point | null }>;
  /** Chips beside those that count the decks. */
  Decks?: Component<OfGame>;
  /** In the bar of a question, before its answers. */
  Verbs?: Component<OfGame>;
  /** In place of the decision while `holds`. */
  Bar?: Component<OfGame>;
  holds?(game: ArkGame): boolean;
  /** Details of what is inspected, below those of every game. */
  Inspect?: Component<{ game: ArkGame; id: string; board: BoardView | undefined }>;
  /** Marks on the arsenal's track. */
  Track?: Component<OfGame>;
  /** In the dock: at the left end of the arsenal, at its right end, in a section, in place of mission and chains, or of the hand. */
  Crest?: Component<OfBoard>;
  Beside?: Component<OfBoard>;
  Section?: Component<OfBoard & { id: SectionId }>;
  Goals?: Component<OfBoard>;
  Hand?: Component<OfBoard>;
  /** In place of the whole dock, for a seat without a board. */
  Dock?: Component<OfGame>;
  /** At the end of the game: beside the title, and what the title and the sentence below it say. */
  Result?: Component<OfGame>;
  result?(game: ArkGame): { title: string; how: string } | undefined;
  // --- words
  thingName?(game: ArkGame, id: string): string | undefined;
  /** What a room's label says besides. */
  roomNotes?(game: ArkGame, room: RoomView): string[];
  promptIcon?(game: ArkGame): string | undefined;
  question?(game: ArkGame): string | undefined;
  brief?(game: ArkGame, option: Option): string | undefined;
  /** An option in few words, for a button of the bar that stands for it alone. */
  answer?(game: ArkGame, option: Option): string | undefined;
  modeName?(view: ArkView): string | undefined;
  stage?(view: ArkView): string | undefined;
  /** Whose moment it is, where that is not whoever is asked. */
  now?(game: ArkGame): { text: string; colour: string } | undefined;
  /** What somebody without a seat is called: an Enemy that nobody leads. */
  unseated?(game: ArkGame, seat: number): string | undefined;
  /** The log as it may be read now. */
  retell?(game: ArkGame, log: Told[]): Told[];
  // --- time
  /** The table as the board shows it, where that is not how it is now. */
  shown?(game: ArkGame): ArkView | null;
  /** Things that must be in sight now. */
  sight?(game: ArkGame): string[];
  /** Takes in what the last message told. */
  watch?(game: ArkGame, before: ArkView | null, replay: boolean): void;
  /** A key; true when it was one of the part's. */
  key?(game: ArkGame, key: string): boolean;
}

interface Entry {
  plays(view: ArkView): boolean;
  load(): Promise<{ default: Part }>;
}

/** A board that is not as all are: of a faction, or with cards under it. */
function special({ faction, under, mini }: BoardView): boolean {
  return Boolean(faction ?? under ?? mini);
}

const PARTS: Entry[] = [
  { plays: (view) => view.enemy !== undefined, load: () => import('./coop/part') },
  { plays: (view) => view.fallout !== undefined, load: () => import('./fallout/part') },
  { plays: (view) => view.seals !== undefined, load: () => import('./doors/part') },
  {
    plays: (view) => view.boards.some((board) => board.faction !== undefined),
    load: () => import('./doors/weapons'),
  },
  {
    plays: (view) => view.boards.some(special) || view.seals !== undefined,
    load: () => import('./faction/part'),
  },
];

let loaded = $state.raw(new Map<Entry, Part>());

/** The parts that a table plays with, as far as they are here. */
export function partsOf(view: ArkView | null): Part[] {
  if (!view) return [];
  return PARTS.filter((entry) => entry.plays(view)).flatMap((entry) => loaded.get(entry) ?? []);
}

export function partsHere(view: ArkView): boolean {
  return PARTS.every((entry) => !entry.plays(view) || loaded.has(entry));
}

export async function fetchParts(view: ArkView): Promise<void> {
  const missing = PARTS.filter((entry) => entry.plays(view) && !loaded.has(entry));
  if (!missing.length) return;
  const found = await Promise.all(
    missing.map(async (entry) => [entry, (await entry.load()).default] as const),
  );
  loaded = new Map([...loaded, ...found]);
}

/** The first answer that a part has. */
export function asked<T>(view: ArkView | null, ask: (part: Part) => T | null | undefined): T | undefined {
  for (const part of partsOf(view)) {
    const answer = ask(part);
    if (answer !== null && answer !== undefined) return answer;
  }
  return undefined;
}

/** The table as the board shows it. */
export function shownView(game: ArkGame): ArkView {
  return asked(game.view, (part) => part.shown?.(game)) ?? game.view!;
}
