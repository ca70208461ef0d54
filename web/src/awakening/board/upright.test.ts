import { expect, it } from 'vitest';
import { plan } from '../geometry';
import { view } from '../testing';
import { uprightFits } from './upright';

const standing = plan(view(3, 1), true);

it('stands a ship on end where that costs nothing', () => {
  expect(uprightFits(standing, 390, 370)).toBe(true); // a phone
  expect(uprightFits(standing, 700, 900)).toBe(true); // a tall window
  expect(uprightFits(standing, 1350, 800)).toBe(true); // a large screen
  expect(uprightFits(standing, 868, 600)).toBe(false); // rooms would become too small
});
