import { describe, expect, it } from 'vitest';
import { laid } from './circles';

describe('what lies on circles', () => {
  it('is a token over two of them behind the cylinders', () => {
    expect(laid(4, ['red'], 1)).toEqual([
      { place: 0, span: 1, colour: 'red' },
      { place: 1, span: 2, colour: null },
    ]);
  });
  it('is a token over the last one, where only one is left', () => {
    expect(laid(3, [], 2)).toEqual([
      { place: 0, span: 2, colour: null },
      { place: 2, span: 1, colour: null },
    ]);
  });
  it('has no place for more tokens than circles', () => {
    expect(laid(2, ['red', 'blue'], 1)).toHaveLength(2);
  });
});
