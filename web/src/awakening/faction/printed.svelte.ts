/** What is printed for factions, and on the lower halves of artifacts. It comes with the part of the page that draws them: other tables do without it. */
import type { FactionKind, Grant } from '../content';

interface Power {
  name: string;
  icon: string;
  text: string;
}

/** What an artifact gives as a section of a biodome. */
interface Built {
  text: string[];
  gives: Grant[];
}

export interface Factions {
  built: Record<string, Built>;
  factions: Record<string, FactionKind>;
  powers: Record<string, Power>;
}

let printed = $state.raw<Factions>({ built: {}, factions: {}, powers: {} });

export function bringFactions(found: Factions): void {
  printed = found;
}

export function factionOf(board: { faction?: string } | undefined): FactionKind | undefined {
  return board?.faction ? printed.factions[board.faction] : undefined;
}

export function powerOf(id: string): Power {
  return printed.powers[id]!;
}

export function builtOf(kind: string): Built | undefined {
  return printed.built[kind];
}
