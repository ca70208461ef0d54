/** Public objectives as rows: how far somebody is, who has scored, and whether it is still open. */
import { content, RESOURCE_ICON } from '../content';
import type { Resource } from '../types';
import type { ObjectiveView } from './types';

export interface ObjectiveProgress {
  have: number;
  wanted: number;
}

export interface Row {
  id: string;
  icon: string;
  /** Null: a card that lies face down. */
  name: string | null;
  goals: string[];
  progress: ObjectiveProgress[];
  done: boolean;
  /** No place is left, and none of the places is the own one. */
  full: boolean;
  /** One step away. */
  near: boolean;
  rooms: string[];
  places: { points: number; seat: number | null }[];
}

function iconOf(one: ObjectiveView): string {
  if (one.type === 'achievement') return content.achievements[one.kind]?.icon ?? 'laurels-trophy';
  if (!one.revealed) return 'convergence-target';
  const resource = one.kind.split(' ')[0] as Resource;
  if (one.kind.endsWith('factory')) return RESOURCE_ICON[resource];
  return content.rooms[one.kind]?.icon ?? 'power-generator';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What an achievement wants says more than what it is called, as long as it is one thing; how many stands beside it. */
function nameOf(one: ObjectiveView): string | null {
  if (one.type === 'target') return one.revealed ? one.name : null;
  return one.goals.length === 1 ? capital(one.goals[0]!.replace(/^\d+ (outer )?/, '')) : one.name;
}

export function rowOf(one: ObjectiveView, seat: number): Row {
  const progress = 'progress' in one ? (one.progress[seat] ?? []) : [];
  const done = one.covered.includes(seat);
  const full = !done && one.covered.every((place) => place !== null);
  const have = progress.reduce((sum, goal) => sum + goal.have, 0);
  const missing = progress.reduce((sum, goal) => sum + Math.max(0, goal.wanted - goal.have), 0);
  return {
    id: one.id,
    icon: iconOf(one),
    name: nameOf(one),
    goals: one.type === 'achievement' ? one.goals : [],
    progress,
    done,
    full,
    near: !done && !full && have > 0 && missing === 1,
    rooms: one.type === 'target' && one.revealed ? one.rooms : [],
    places: one.points.map((points, place) => ({ points, seat: one.covered[place] ?? null })),
  };
}

export function farText(progress: ObjectiveProgress[]): string {
  return progress.map(({ have, wanted }) => `${Math.min(have, wanted)}/${wanted}`).join(' ');
}
