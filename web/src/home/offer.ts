/** What a table may be, out of what the server says about its games. */
import type { GameOption, Offer } from '../lib/net';
import { called, t } from './text';

export interface Choice {
  id: string;
  /** What the server calls it. */
  name: string | undefined;
  about: string;
  /** Why it cannot be had at this table; null: it can. */
  why: string | null;
}

/** An option as it can be chosen at a table of this mode and size. */
export interface Field {
  name: string;
  kind: 'choice' | 'choices' | 'seats' | 'number' | 'flag';
  place: 'first' | 'variant' | 'more';
  text: string;
  choices: Choice[];
  /** Why nothing can be chosen here at all. */
  why: string | null;
  /** How many are taken, where several are. */
  picks: number | null;
  least: number;
  /** Seats that choose, where each does. */
  seats: number;
  differ: boolean;
  /** Choices that leave the last seat without a board; empty of most options. */
  boardless: string[];
  /** What other options are for a seat that takes none; null: every seat takes one. */
  without: Record<string, string> | null;
  initial: unknown;
}

export type Chosen = Record<string, unknown>;

const KINDS: ReadonlySet<string> = new Set(['choice', 'choices', 'seats', 'number', 'flag']);
const RAISED = 'true';
export const MODE = 'mode';
/** What a seat takes that does without. */
export const NONE = 'none';

/** The modes, the usual one first; none where the game has only one way to play. */
export function modesOf(offer: Offer): string[] {
  const usual = String(offer.options[MODE]?.default ?? '');
  const modes = Object.keys(offer.players_by_mode);
  return [...modes.filter((mode) => mode === usual), ...modes.filter((mode) => mode !== usual)];
}

/** The modes under their headings; those without one come last. */
export function modeGroups(offer: Offer): { heading: string; modes: string[] }[] {
  const headings = offer.options[MODE]?.under ?? {};
  const groups = new Map<string, string[]>(Object.values(headings).map((heading) => [heading, []]));
  for (const mode of modesOf(offer)) {
    const heading = headings[mode] ?? '';
    groups.set(heading, [...(groups.get(heading) ?? []), mode]);
  }
  return [...groups].map(([heading, modes]) => ({ heading, modes }));
}

export function countsOf(offer: Offer, mode: string): number[] {
  return offer.players_by_mode[mode] ?? offer.players;
}

/** "2–5", or "1" alone. */
export function rangeOf(counts: number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** Why a choice is not for this table: a sentence, null when it is, undefined when the mode knows nothing of it. */
function bar(option: GameOption, choice: string, mode: string, players: number): string | null | undefined {
  const tables = option.tables?.[choice];
  if (!tables) return null;
  const counts = tables[mode] ?? [];
  if (counts.includes(players)) return null;
  if (!counts.length) return option.why_not?.[choice]?.[mode];
  return t('only-for', { name: called(option.name, choice, option.names?.[choice]), range: rangeOf(counts) });
}

function choicesOf(option: GameOption, mode: string, players: number): Choice[] {
  return option.choices.flatMap((id) => {
    const why = bar(option, id, mode, players);
    if (why === undefined) return [];
    return [{ id, name: option.names?.[id], about: option.about?.[id] ?? '', why }];
  });
}

/** Why nothing can be chosen: what is not the usual choice is closed. */
function closed(option: GameOption, choices: Choice[], mode: string, players: number): string | null {
  if (option.kind === 'flag') return bar(option, RAISED, mode, players) ?? null;
  const others = choices.filter((one) => one.id !== option.default);
  return others.every((one) => one.why !== null) ? (others[0]?.why ?? null) : null;
}

/** Who leaves the last seat without a board, if somebody does. */
export function leaderOf(offer: Offer, mode: string, players: number): GameOption | null {
  return (
    Object.values(offer.options).find(
      (option) =>
        option.boardless?.length && choicesOf(option, mode, players).some((one) => one.why === null),
    ) ?? null
  );
}

/** The choice that counts: what was chosen where it can be had, else the usual one, else the first that can. */
export function effective(
  option: GameOption,
  mode: string,
  players: number,
  chosen: Chosen,
): string | undefined {
  const open = choicesOf(option, mode, players).filter((one) => one.why === null);
  const wanted = [chosen[option.name], option.default];
  return (wanted.map((id) => open.find((one) => one.id === id)).find(Boolean) ?? open[0])?.id;
}

/** Players with a board: all, but for one who leads an Enemy. */
export function boardsOf(offer: Offer, mode: string, players: number, chosen: Chosen): number {
  const leader = leaderOf(offer, mode, players);
  const choice = leader && effective(leader, mode, players, chosen);
  return players - Number(Boolean(choice && leader.boardless?.includes(choice)));
}

/** The options that leave something to choose, or say why they do not. */
export function fieldsOf(offer: Offer, mode: string, players: number, chosen: Chosen = {}): Field[] {
  const boards = boardsOf(offer, mode, players, chosen);
  const fields: Field[] = [];
  for (const option of Object.values(offer.options)) {
    if (option.name === MODE || !KINDS.has(option.kind)) continue;
    const needed = Object.entries(option.needs ?? {});
    if (needed.some(([name, value]) => needs(offer, name, mode, boards, chosen) !== value)) continue;
    // Once it is settled who has no board, everything else is about those who have one.
    const about = option.boardless?.length ? players : boards;
    const choices = choicesOf(option, mode, about);
    const listed = option.kind === 'choice' || option.kind === 'seats';
    if (option.kind === 'choice' && choices.length < 2) continue;
    if (listed && !choices.some((one) => one.why === null || option.place === 'variant')) continue;
    if (option.kind === 'flag' && bar(option, RAISED, mode, about) === undefined) continue;
    const counted = Object.keys(option.picks ?? {}).length > 0;
    const picks = option.picks?.[mode]?.[about] ?? null;
    if (counted && picks === null) continue;
    fields.push({
      name: option.name,
      kind: option.kind as Field['kind'],
      place: option.place ?? 'more',
      text: option.in_mode?.[mode] ?? option.text,
      choices: option.place === undefined || option.place === 'more' ? open(choices) : choices,
      why: listed || option.kind === 'flag' ? closed(option, choices, mode, about) : null,
      picks,
      least: option.least ?? 1,
      seats: boards,
      differ: option.differ ?? false,
      boardless: option.boardless ?? [],
      without: Object.keys(option.without ?? {}).length ? option.without! : null,
      initial: option.default,
    });
  }
  return fields.filter((field) => field.kind !== 'choice' || field.choices.length > 1);
}

function open(choices: Choice[]): Choice[] {
  return choices.filter((one) => one.why === null);
}

function needs(offer: Offer, name: string, mode: string, players: number, chosen: Chosen): unknown {
  const other = offer.options[name];
  if (other?.kind === 'choice') return effective(other, mode, players, chosen);
  return chosen[name] ?? other?.default;
}

/** What is chosen of a field, as far as it can be had at this table. */
export function valueOf(field: Field, chosen: Chosen): unknown {
  const value = chosen[field.name];
  const usual = field.initial;
  if (field.why) return usual;
  if (field.kind === 'choice') {
    const fitting = open(field.choices);
    return (fitting.find((one) => one.id === value) ?? fitting.find((one) => one.id === usual))?.id ?? null;
  }
  if (field.kind === 'seats') return Array.isArray(value) ? padded(field, value) : null;
  return value ?? usual;
}

/** One choice for each seat; null: any. */
function padded(field: Field, value: unknown[]): (string | null)[] {
  const spare = field.differ ? null : field.choices[0]!.id;
  return Array.from({ length: field.seats }, (_, seat) => {
    const wanted = value[seat];
    const known = field.choices.some((one) => one.id === wanted) || (field.without && wanted === NONE);
    return known ? (wanted as string) : spare;
  });
}

/** Seats that may have any choice draw one of those that nobody took. */
export function drawn(field: Field, value: (string | null)[], random: () => number = Math.random): string[] {
  const left = field.choices.map((one) => one.id).filter((id) => !value.includes(id));
  return value.map((id) => id ?? left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** What was set and can be had at this table; the rest is left to the server. */
export function optionsFor(fields: Field[], chosen: Chosen, random: () => number = Math.random): Chosen {
  const wish: Chosen = {};
  for (const field of fields) {
    const value = valueOf(field, chosen);
    if (value === undefined || value === null || value === '' || value === field.initial) continue;
    if (field.kind === 'seats') {
      const picked = value as (string | null)[];
      if (picked.every((one) => one === NONE)) Object.assign(wish, field.without);
      else if (picked.some((one) => one !== null)) wish[field.name] = drawn(field, picked, random);
      if (picked.includes(NONE) && wish[field.name]) Object.assign(wish, seatBySeat(field, picked, wish));
      continue;
    }
    if (Array.isArray(value) && value.length === 0) continue;
    wish[field.name] = value;
  }
  return wish;
}

/** Options that are not the same for all seats, because some take none of a field: `A+B+A`. */
function seatBySeat(field: Field, picked: (string | null)[], wish: Chosen): Chosen {
  return Object.fromEntries(
    Object.entries(field.without!).map(([name, value]) => [
      name,
      picked.map((one) => (one === NONE ? value : String(wish[name]))).join('+'),
    ]),
  );
}

/** The first field that is not filled in as it must be. */
export function unfinished(fields: Field[], chosen: Chosen): Field | null {
  return (
    fields.find((field) => {
      const value = chosen[field.name];
      if (field.kind === 'choices' && field.picks !== null && Array.isArray(value))
        return value.length > 0 && value.length !== field.picks;
      if (field.kind === 'number' && typeof value === 'number')
        return !Number.isInteger(value) || value < field.least;
      return false;
    }) ?? null
  );
}
