import { settings } from '../lib/settings.svelte';

/** Nothing shall move: the system or the player wants it so. */
export function still(): boolean {
  return settings.get('calm') || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
