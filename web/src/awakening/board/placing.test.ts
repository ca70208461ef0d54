import { expect, it } from 'vitest';
import { room, view } from '../testing';
import { closedBeside } from './placing';

// On a grid of 8 columns: rooms at B2, C2 and B3; C3 would close the square.
const shown = view(2, 0, {
  rooms: [room(2, { cell: 9 }), room(3, { cell: 10 }), room(4, { cell: 17 })],
});

it('tells which free neighbours are closed, and by which square', () => {
  const open = new Set(['cell:2', 'cell:11']);
  expect(closedBeside(shown, 'room:3', open)).toEqual([{ cell: 18, square: [9, 10, 17] }]);
  expect(closedBeside(shown, 'room:3', new Set())).toContainEqual({ cell: 2, square: null });
  expect(closedBeside(shown, 'room:99', open)).toEqual([]);
});
