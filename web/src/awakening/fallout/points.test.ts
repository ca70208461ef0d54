import { describe, expect, it } from 'vitest';
import { heldPoints, tiedAtTop } from './points';
import type { FalloutView } from './types';

function fallout(more: Partial<FalloutView>): FalloutView {
  return {
    track: { state: 'peace', step: 4, length: 4, evaluated_by: 0, forecast: null },
    shared_rooms: [],
    objectives: [],
    cubes: { achievements: 0, reveal_after: 8, targets: 0, end_after: 8, limit: 2 },
    ending: null,
    points: [],
    at_end: [],
    ranking: null,
    ...more,
  };
}

describe('victory points', () => {
  it('of a mission are known to its owner only', () => {
    const view = fallout({
      at_end: [
        { seat: 0, unknown_artifacts: 0, mission: { each: 12, points: 24, rooms: [] } },
        { seat: 1, unknown_artifacts: 5 },
      ],
    });
    expect([heldPoints(view, 0), heldPoints(view, 1)]).toEqual([24, null]);
  });
  it('are tied when two have the most', () => {
    const of = (...totals: number[]) =>
      fallout({ ranking: totals.map((total, seat) => ({ seat, total, rooms: 0, winner: seat === 0 })) });
    expect([tiedAtTop(of(9, 9, 3)), tiedAtTop(of(9, 3, 3)), tiedAtTop(fallout({}))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
