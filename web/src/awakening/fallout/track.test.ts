import { describe, expect, it } from 'vitest';
import { stepsOf } from './track';
import type { Forecast, TrackView } from './types';

function track(more: Partial<TrackView> = {}): TrackView {
  return { state: 'peace', step: 1, length: 4, evaluated_by: 0, forecast: null, ...more };
}
const war: Forecast = { state: 'war', step: 4, move: 'clockwise', reason: 'shared-room', sentence: '' };

describe('the fallout track', () => {
  it('counts peace down, then war', () => {
    expect(stepsOf(track()).map(({ key }) => key)).toEqual([
      'peace 4',
      'peace 3',
      'peace 2',
      'peace 1',
      'war 4',
      'war 3',
      'war 2',
      'war 1',
    ]);
  });
  it('has the counter on one step and the forecast on another', () => {
    const steps = stepsOf(track({ forecast: war }));
    expect(steps.filter(({ now }) => now).map(({ key }) => key)).toEqual(['peace 1']);
    expect(steps.filter(({ next }) => next).map(({ key }) => key)).toEqual(['war 4']);
  });
  it('shows no forecast of a counter that stays', () => {
    const stays: Forecast = { ...war, state: 'peace', step: 1, move: 'stays' };
    expect(stepsOf(track({ forecast: stays })).some(({ next }) => next)).toBe(false);
  });
  it('finds the option that moves the counter', () => {
    const option = { id: 'counter peace 3', label: '', touches: [], cost: {} };
    expect(stepsOf(track(), [option]).filter((step) => step.option)).toMatchObject([{ key: 'peace 3' }]);
  });
});
