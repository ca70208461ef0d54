/** The options of a table that people name it by: "Guardians, Factions, Complexity 2". */
import { t } from './text';

/** What the page says of each option under such keys; options that it says nothing of are left out. */
function said(prefix: string, options: Record<string, unknown>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === null || value === undefined) return [];
    // Boards of both sides, seat by seat, are named by the B-side among them.
    const one = /^[AB](\+[AB])+$/.test(String(value)) ? 'B' : String(value);
    const key = Array.isArray(value) ? `${prefix}-${name}` : `${prefix}-${name}-${one}`;
    const own = t(key);
    return own === key ? [] : [own];
  });
}

/** The mode; null where the game has only one, or one that the page has no name for. */
export function modeTag(options: Record<string, unknown>): string | null {
  const key = `mode-${String(options.mode)}`;
  const own = t(key);
  return own === key ? null : own;
}

/** Variants and whatever else makes the game another one. */
export function tagsOf(options: Record<string, unknown>): string[] {
  return said('tag', options);
}

/** What whoever sits down should know. */
export function notesOf(options: Record<string, unknown>): string[] {
  return said('note', options);
}
