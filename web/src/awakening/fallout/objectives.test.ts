import { describe, expect, it } from 'vitest';
import { farText, rowOf } from './objectives';
import type { ObjectiveView } from './types';

function goal(more: object): ObjectiveView {
  return {
    id: 'goal:0',
    type: 'achievement',
    kind: 'integration',
    side: 'easy',
    name: 'Deep Integration',
    goals: ['12 cubes integrated'],
    points: [7, 5],
    covered: [null, null],
    mine: null,
    progress: [[{ have: 11, wanted: 12 }], [{ have: 0, wanted: 12 }]],
    ...more,
  } as ObjectiveView;
}

describe('an objective', () => {
  it('is called by what it wants', () => {
    expect(rowOf(goal({}), 0).name).toBe('Cubes integrated');
    expect(rowOf(goal({ goals: ['8 outer rooms controlled'] }), 0).name).toBe('Rooms controlled');
    expect(rowOf(goal({ goals: ['6 units awake', '5 rooms occupied'] }), 0).name).toBe('Deep Integration');
  });
  it('is one step away for the one who has begun', () => {
    expect(rowOf(goal({}), 0).near).toBe(true);
    expect(rowOf(goal({}), 1).near).toBe(false);
  });
  it('is not near when it was never begun', () => {
    expect(rowOf(goal({ progress: [[{ have: 0, wanted: 1 }]] }), 0).near).toBe(false);
  });
  it('is full when all places are others', () => {
    const row = rowOf(goal({ covered: [1, 2] }), 0);
    expect(row).toMatchObject({ full: true, near: false, done: false });
    expect(rowOf(goal({ covered: [1, 0] }), 0)).toMatchObject({ full: false, done: true });
  });
  it('has no name while it lies face down', () => {
    const hidden = {
      id: 'goal:6',
      type: 'target',
      revealed: false,
      points: [10],
      covered: [null],
      mine: null,
    };
    expect(rowOf(hidden as ObjectiveView, 0)).toMatchObject({ name: null, icon: 'convergence-target' });
  });
  it('shows the resource of a factory and the rooms of a target', () => {
    const target = {
      id: 'goal:7',
      type: 'target',
      revealed: true,
      kind: 'Ti factory',
      name: 'Ti factory',
      rooms: ['room:4'],
      needed: 2,
      points: [10, 7],
      covered: [null, null],
      mine: null,
      progress: [[{ have: 1, wanted: 2 }]],
    };
    const row = rowOf(target as ObjectiveView, 0);
    expect(row).toMatchObject({ icon: 'metal-bar', near: true, rooms: ['room:4'] });
  });
  it('tells no more than what is wanted', () => {
    expect(
      farText([
        { have: 14, wanted: 12 },
        { have: 2, wanted: 5 },
      ]),
    ).toBe('12/12 2/5');
  });
});
