/** What would be left after paying; the server asks how, where there is a choice. */
import type { Resource } from './types';

export interface After {
  n: number;
  /** One of several resources is paid, this one perhaps. */
  either: boolean;
}

/** By resource: only those that would change. Metamorphite stands in for what is missing. */
export function afterPaying(
  have: Record<Resource, number>,
  price: Record<string, number>,
): Partial<Record<Resource, After>> {
  const after: Partial<Record<Resource, After>> = {};
  for (const [types, n] of Object.entries(price)) {
    const payable = types.split('/') as Resource[];
    const either = payable.length > 1;
    for (const type of payable) {
      const paid = Math.min(n, have[type]);
      if (paid > 0) after[type] = { n: have[type] - paid, either };
      const missing = n - paid;
      if (!either && missing > 0 && type !== 'Mt' && have.Mt >= missing)
        after.Mt = { n: (after.Mt?.n ?? have.Mt) - missing, either };
    }
  }
  return after;
}
