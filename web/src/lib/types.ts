/** What the server sends about a table of any game. Each game narrows `View` to its own. */

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

/** What a seat may see of the table; the rest is the game's own. */
export interface View {
  game: string;
  modules: string[];
  players: number;
  /** The own seat; null for whoever watches. */
  seat: number | null;
  active: number;
  decision: number;
  owing: number[];
  answered: number[];
  outcome: Outcome | null;
  /** What the asked seat would lose by ending now; empty for everybody else. */
  left?: Unused[];
}

/** A part of what may be done that is not used up. */
export interface Unused {
  verb: string;
  /** Null: as often as it can be paid. */
  n: number | null;
  text: string;
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
  /** Ids of options that lead towards what was meant. */
  nearest?: string[];
}
