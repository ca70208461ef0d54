import { expect, it } from 'vitest';
import type { FightView } from '../types';
import { LEAST, MOST, sumOf } from './powers';

const fight = {
  strength: { 0: { arsenal: 11, bonuses: [{ value: 1, source: 'room:7', units: 1 }], total: 12 } },
} as unknown as FightView;

it('adds arsenal, bonuses and card', () => {
  expect(sumOf(fight, 0, 8, true)).toEqual({
    parts: { arsenal: 11, bonuses: [1], card: 8 },
    least: 20,
    most: 20,
  });
});

it('knows the range of a hidden card, and that First Mission has none', () => {
  expect(sumOf(fight, 0, null, true)).toMatchObject({ least: 12 + LEAST, most: 12 + MOST });
  expect(sumOf(fight, 0, null, false)).toMatchObject({ least: 12, most: 12 });
});
