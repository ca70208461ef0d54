/** What a table may be, out of what the server says about its games. */
import type { GameOption, Offer } from '../lib/net';

/** An option as it can be chosen at a table of this mode and size. */
export interface Field {
  name: string;
  kind: 'choice' | 'choices' | 'number' | 'flag';
  text: string;
  choices: { id: string; name: string | undefined }[];
  /** How many are taken, where several are. */
  picks: number | null;
  least: number;
  initial: unknown;
}

export type Chosen = Record<string, unknown>;

const KINDS: ReadonlySet<string> = new Set(['choice', 'choices', 'number', 'flag']);
export const MODE = 'mode';

/** The modes, the usual one first; none where the game has only one way to play. */
export function modesOf(offer: Offer): string[] {
  const usual = String(offer.options[MODE]?.default ?? '');
  const modes = Object.keys(offer.players_by_mode);
  return [...modes.filter((mode) => mode === usual), ...modes.filter((mode) => mode !== usual)];
}

export function countsOf(offer: Offer, mode: string): number[] {
  return offer.players_by_mode[mode] ?? offer.players;
}

/** "2–5", or "1" alone. */
export function rangeOf(counts: number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(least) : `${least}–${most}`;
}

function fits(option: GameOption, choice: string, mode: string, players: number): boolean {
  const tables = option.tables?.[choice];
  return !tables || (tables[mode]?.includes(players) ?? false);
}

/** The options that leave something to choose. */
export function fieldsOf(offer: Offer, mode: string, players: number): Field[] {
  const fields: Field[] = [];
  for (const option of Object.values(offer.options)) {
    if (option.name === MODE || !KINDS.has(option.kind)) continue;
    const choices = option.choices
      .filter((choice) => fits(option, choice, mode, players))
      .map((id) => ({ id, name: option.names?.[id] }));
    if (option.kind === 'choice' && choices.length < 2) continue;
    const counted = Object.keys(option.picks ?? {}).length > 0;
    const picks = option.picks?.[mode]?.[players] ?? null;
    if (counted && picks === null) continue;
    const kind = option.kind as Field['kind'];
    fields.push({
      name: option.name,
      kind,
      text: option.text,
      choices,
      picks,
      least: option.least ?? 1,
      initial: option.default,
    });
  }
  return fields;
}

/** What was set and can be had at this table; the rest is left to the server. */
export function optionsFor(fields: Field[], chosen: Chosen): Chosen {
  const wish: Chosen = {};
  for (const field of fields) {
    const value = chosen[field.name];
    if (value === undefined || value === null || value === '' || value === field.initial) continue;
    if (field.kind === 'choice' && !field.choices.some((one) => one.id === value)) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    wish[field.name] = value;
  }
  return wish;
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
