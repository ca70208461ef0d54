import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/types';
import { stepsOf } from './telling.svelte';

function told(word: string): Told {
  return { word, seat: 0, text: word, touches: [], args: [] };
}

describe('an evaluation', () => {
  it('is told in order, without what is not part of it', () => {
    const steps = stepsOf([
      told('moved'),
      told('objective-completed'),
      told('counter-moved'),
      told('war-broke-out'),
    ]);
    expect(steps.map(({ text }) => text)).toEqual(['objective-completed', 'counter-moved', 'war-broke-out']);
    expect(steps.at(-1)!.kind).toBe('war');
  });
  it('is nothing when the counter only stayed', () => {
    expect(stepsOf([told('counter-stayed')])).toEqual([]);
  });
});
