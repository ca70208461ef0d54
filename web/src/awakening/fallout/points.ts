/** Victory points by where they come from. */
import type { FalloutView, PointsView } from './types';

export const SOURCES = ['achievements', 'targets', 'mission', 'unknown_artifacts'] as const;
export type PointSource = (typeof SOURCES)[number];

export const SOURCE_ICON: Record<PointSource, string> = {
  achievements: 'laurels-trophy',
  targets: 'convergence-target',
  mission: 'scroll-unfurled',
  unknown_artifacts: 'glowing-artifact',
};

export function pointsOf(fallout: FalloutView, seat: number): PointsView {
  return fallout.points.find((one) => one.seat === seat)!;
}

/** What would be added if the game ended now; null where it is not known. */
export function heldPoints(fallout: FalloutView, seat: number): number | null {
  return fallout.at_end.find((one) => one.seat === seat)?.mission?.points ?? null;
}

/** Several players had the most points. */
export function tiedAtTop(fallout: FalloutView): boolean {
  const totals = (fallout.ranking ?? []).map((one) => one.total);
  return totals.filter((total) => total === Math.max(...totals)).length > 1;
}
