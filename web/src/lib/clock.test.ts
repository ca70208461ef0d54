import { expect, it } from 'vitest';
import { asClock } from './clock.svelte';

it('tells a duration as a clock does', () => {
  expect([0, 9.9, 75, 3700, -3].map(asClock)).toEqual(['0:00', '0:09', '1:15', '1:01:40', '0:00']);
});
