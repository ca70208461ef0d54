import { expect, it } from 'vitest';
import { Camera } from './camera.svelte';

function camera(): Camera {
  const made = new Camera(() => ({ x: -50, y: -50, width: 1000, height: 500 }));
  made.width = 500;
  made.height = 500;
  return made;
}

it('shows the whole drawing in the middle at first', () => {
  const { scale, origin } = camera();
  expect(scale).toBe(0.5);
  expect(origin).toEqual({ x: 25, y: 150 });
});

it('keeps the place under the pointer where it is', () => {
  const one = camera();
  const at = { x: 300, y: 260 };
  const place = { x: (at.x - one.origin.x) / one.scale, y: (at.y - one.origin.y) / one.scale };
  one.zoomBy(3, at);
  expect(one.origin.x + place.x * one.scale).toBeCloseTo(at.x);
  expect(one.origin.y + place.y * one.scale).toBeCloseTo(at.y);
});

it('never loses the drawing, and fits it again', () => {
  const one = camera();
  one.centre({ x: 100_000, y: 0 }, 1);
  expect(one.pan.x).toBe(-(250 + 30));
  one.zoomBy(100);
  expect(one.zoom).toBe(5);
  expect(one.key('0')).toBe(true);
  expect([one.zoom, one.pan, one.key('x')]).toEqual([1, { x: 0, y: 0 }, false]);
});
