/** Small drawings of the Enemy's pieces, around their middle. */

/** A shield with a point; the point shows where it looks. */
export const SHIELD = 'M0-15 11.500-3.500 9 11Q0 14.500-9 11L-11.500-3.500Z';

/** Five lobes around a core: the mark of what learns. */
export const SPORE =
  'M0-6.400a2.300 2.300 0 0 1 2.300 2.300A2.300 2.300 0 0 1 6.100-2a2.300 2.300 0 0 1-1.500 2.900A2.300 2.300 0 0 1 3.800 5.200 2.300 2.300 0 0 1 0 4.700a2.300 2.300 0 0 1-3.800.5A2.300 2.300 0 0 1-4.600.9 2.300 2.300 0 0 1-6.100-2a2.300 2.300 0 0 1 3.800-2.100A2.300 2.300 0 0 1 0-6.400Z';
