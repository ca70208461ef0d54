import { describe, expect, it } from 'vitest';
import { afterTrade, offerFor, readOffer } from './trading';

describe('an offer', () => {
  it('says what is left afterwards', () => {
    const have = { Di: 0, Os: 0, Bt: 4, Ti: 1, Mt: 0 };
    expect(afterTrade(have, { Ti: 3 }, { Bt: 2 })).toEqual([
      { resource: 'Bt', from: 4, to: 2 },
      { resource: 'Ti', from: 1, to: 4 },
    ]);
  });

  it('is one answer', () => {
    const ids = ['trade seat:1', 'give Bt 2', 'want Ti 1'];
    expect(offerFor(1, { Bt: 2 }, { Ti: 1 })).toEqual(ids);
    expect(readOffer(ids)).toEqual({ partner: 1, given: { Bt: 2 }, wanted: { Ti: 1 } });
  });
});
