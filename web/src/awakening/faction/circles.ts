/** The circles of a section in the order in which they are covered: by cylinders, then by units that count as some. */
import type { Circles } from './types';

export type Circle = { by: 'cylinder'; colour: string } | { by: 'unit' } | { by: 'nothing' };

export function circlesOf({ of, covered, cylinders }: Circles): Circle[] {
  const lying: Circle[] = Object.entries(cylinders).flatMap(([colour, n]) =>
    Array.from({ length: n }, () => ({ by: 'cylinder' as const, colour })),
  );
  return Array.from({ length: of }, (_, n) => lying[n] ?? { by: n < covered ? 'unit' : 'nothing' });
}
