import { t } from '../text';
import type { Home } from '../types';

/** In a few words, whether an animal can live here; even fewer on the map. */
export function homeTag({ fits, uses, free, why }: Home, short = false): string {
  const numbers = { n: uses ?? 0, free: free ?? 0, have: why?.have ?? 0, need: why?.need ?? 0 };
  if (fits) return t(uses ? 'home-uses' : 'home-fits', numbers);
  return t(`home-${why?.id ?? 'kind'}${short ? '-short' : ''}`, numbers);
}
