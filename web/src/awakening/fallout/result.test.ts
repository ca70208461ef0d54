import { describe, expect, it } from 'vitest';
import { table, view } from '../testing';
import { result } from './result';
import type { FalloutView } from './types';

function ended(totals: number[], winners: number[], ending: FalloutView['ending'] = null) {
  const fallout: FalloutView = {
    track: { state: 'peace', step: 4, length: 4, evaluated_by: -1, forecast: null },
    shared_rooms: [],
    objectives: [],
    cubes: { achievements: 8, reveal_after: 8, targets: 8, end_after: 8, limit: 2 },
    ending,
    points: [],
    at_end: [],
    ranking: totals.map((total, seat) => ({ seat, total, rooms: 9, winner: winners.includes(seat) })),
  };
  return result(table(view(2, 0, { fallout, outcome: { winners, scores: totals, reason: 'points' } })));
}

describe('the end of Fallout', () => {
  it('says who won with how many points, and why it was over', () => {
    expect(ended([41, 20], [0], { seat: 1, reason: 'targets-covered' })).toEqual({
      title: 'You win with 41 VP',
      how: 'All target cards were covered.',
    });
  });
  it('tells what broke a tie', () => {
    expect(ended([30, 30], [1]).how).toContain('A tie at 30 VP');
  });
  it('may be a shared victory', () => {
    expect(ended([30, 30], [0, 1])).toMatchObject({ title: 'Victory is shared' });
  });
});
