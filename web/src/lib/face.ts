/** What a game offers to the page: a card for the start page, and a face for its tables, loaded when one is opened. */
import type { Component, Snippet } from 'svelte';
import type { Game } from './game.svelte';
import type { Look } from './look';
import type { Option, Told, View } from './types';

export interface TableProps<V extends View = View> {
  game: Game<V>;
  onhome: () => void;
  onrematch?: (() => void) | undefined;
  onreplay?: (() => void) | undefined;
  /** The bar of a replay, in place of the decision. */
  replay?: Snippet | undefined;
}

/** What is left of something that may be done several times. */
export interface Budget {
  name: string;
  /** Null: as often as it can be paid. */
  left: number | null;
  of: number | null;
}

export type MarkKind = 'explore' | 'combat' | 'win';

export interface Face<V extends View = View> {
  /** The whole screen, which the game makes of `shell/Frame.svelte`; only drawn when there is a view. */
  Table: Component<TableProps<V>>;
  Logo: Component;
  /** Something small for the top bar, such as a track. */
  Aside?: Component<{ game: Game<V> }>;
  /** In the bar of a question: what may be done at all, where that is more than its options say. */
  Verbs?: Component<{ game: Game<V> }>;
  /** What an option costs, as icons. */
  Cost: Component<{ cost: Record<string, number> }>;
  /** The board as a table of words, for readers of the screen: the same ids, the same `touch`. */
  TextTable?: Component<{ game: Game<V> }>;
  /** The class of the screen that sets the game's colours. */
  theme: string;
  /** Which colours the frame has (`app.css`); dark ones when it does not say. */
  shade?: 'dark' | 'light';
  /** The address of the game's icons. */
  sprite: string;
  /** Of a seat; at a table that is known it may look another way. */
  seatLook(seat: number, view?: V | null): Look;
  /** How the server's sentences call the seats; the page puts the players' names there. */
  seatWords: readonly string[];
  /** What a clicked thing is called. */
  thingName(game: Game<V>, id: string): string;
  /** The icon of the question that is open. */
  promptIcon(game: Game<V>): string;
  /** The own resources, by the names that prices use; null for whoever watches. */
  stock?(view: V): Record<string, number> | null;
  /** What is left of what is being done, for the decision bar. */
  budget?(game: Game<V>): Budget[];
  /** The question in few words, for a small screen. */
  question?(game: Game<V>): string | undefined;
  /** An option in few words, for the button that confirms it. */
  brief?(game: Game<V>, option: Option): string | undefined;
  /** A secret answer in few words, where "Lock in" and the thing's name do not say it. */
  seal?(game: Game<V>, option: Option): string | undefined;
  /** An option in few words, for a button of the bar that stands for it alone. */
  answer?(game: Game<V>, option: Option): string | undefined;
  /** What another player is at, in a word or two. */
  doing?(game: Game<V>, seat: number): string;
  /** What the numbers of a question count: `own` and 2 are "units". */
  partName?(part: string, n: number): string;
  modeName(view: V): string;
  /** How far the game is: its turn or round, in words. */
  stage(view: V): string;
  /** Whose moment it is, for the top bar, where that is not whoever is asked. */
  now?(game: Game<V>): { text: string; colour: string } | undefined;
  /** What somebody is at this table other than the rest, for the list of seats; its view may not be there yet. */
  role?(game: Game<V>, seat: number): string | undefined;
  /** What somebody is called who has no seat at the table. */
  unseated?(game: Game<V>, seat: number): string | undefined;
  /** The log as it may be read now. */
  retell?(game: Game<V>, log: Told[]): Told[];
  /** Words of events that stand back in the log. */
  quiet: ReadonlySet<string>;
  /** Words of events that a replay's bar marks. */
  marks: Readonly<Record<string, MarkKind>>;
}

export interface Card<V extends View = View> {
  /** The colours of the card; dark ones when it does not say. */
  shade?: 'dark' | 'light';
  /** A first game to learn by. */
  lesson?: { mode: string; players: number };
  Hero: Component;
  /** A table in small. */
  Thumb: Component<{ view: V | null }>;
  stage(view: V): string;
}

/** A table's view is always of its own game; these two are where the types learn it. */
export function defineFace<V extends View>(face: Face<V>): Face {
  return face as unknown as Face;
}

export function defineCard<V extends View>(card: Card<V>): Card {
  return card as unknown as Card;
}
