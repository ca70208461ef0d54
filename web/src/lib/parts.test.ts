import { describe, expect, it } from 'vitest';
import { keysOf, partsOf } from './parts';
import { paymentsOf } from './payments';
import type { Option } from './types';

function option(id: string, cost: Record<string, number> = {}, ...touches: string[]): Option {
  return { id, label: id, touches, cost };
}

describe('numbers of a question', () => {
  const UNITS = [
    'own:2 robots:0',
    'own:1 robots:0',
    'own:2 robots:1',
    'own:1 robots:1',
    'own:0 robots:1',
  ].map((numbers) => option(`units ${numbers} mercenaries:0`));

  it('are those that differ', () => {
    const found = partsOf(UNITS)!;
    expect(found.parts).toEqual([
      { name: 'own', least: 0, most: 2 },
      { name: 'robots', least: 0, most: 1 },
    ]);
    expect(found.numbers(UNITS[2]!)).toEqual({ own: 2, robots: 1, mercenaries: 0 });
  });

  it('lead to the option that has them, if it is offered', () => {
    const found = partsOf(UNITS)!;
    expect(found.find({ own: 1, robots: 1 })).toBe(UNITS[3]);
    expect(found.find({ own: 0, robots: 0 })).toBeUndefined();
  });

  it('are not looked for in drawn things or in words', () => {
    expect(partsOf([option('heal room:3', {}, 'room:3'), option('heal room:4', {}, 'room:4')])).toBeNull();
    expect(partsOf([option('take Di'), option('take Os')])).toBeNull();
    expect(partsOf([])).toBeNull();
  });

  it('are taken by their own key, other options by their place', () => {
    const three = [3, 2, 1].map((n) => option(`units own:${n}`));
    expect(keysOf('amount', three).slice(0, 4)).toEqual([three[2], three[1], three[0], undefined]);
    expect(keysOf('menu', three)).toEqual(three);
  });
});

describe('ways to pay', () => {
  const WAYS = [
    option('pay Ti 2', { Ti: 2 }),
    option('pay Bt 2', { Bt: 2 }),
    option('pay Ti 1 Mt 1', { Ti: 1, Mt: 1 }),
    option('pay Bt 1 Mt 1', { Bt: 1, Mt: 1 }),
    option('pay Mt 2', { Mt: 2 }),
  ];

  it('are a kind, and what stands in for it', () => {
    const found = paymentsOf(WAYS)!;
    expect([found.kinds, found.wild]).toEqual([['Ti', 'Bt'], 'Mt']);
    expect(found.amounts('Ti')).toEqual([0, 1, 2]);
    expect(found.find('Bt', 1)).toBe(WAYS[3]);
    expect(found.find('Bt', 2)).toBe(WAYS[4]);
    expect(found.read(WAYS[2]!)).toEqual({ kind: 'Ti', wild: 1 });
  });

  it('are left whole where no resource stands in for all others', () => {
    expect(paymentsOf([option('a', { Ti: 1, Bt: 1, Mt: 1 }), option('b', { Di: 1, Os: 2 })])).toBeNull();
    expect(paymentsOf([option('a', { Mt: 1 })])).toBeNull();
  });
});
