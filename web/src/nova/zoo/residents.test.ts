import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/types';
import { residents } from './residents';

function told(word: string, ...args: string[]): Told {
  return { word, seat: Number(args[0]!.slice(5)), text: '', touches: [], args };
}

describe('residents', () => {
  it('follows animals into and out of their homes', () => {
    const log = [
      told('housed', 'seat:0', 'card:1', 'building:2'),
      told('housed', 'seat:1', 'card:9', 'building:2'),
      told('housed', 'seat:0', 'card:3', 'building:4'),
      told('moved-in', 'seat:0', 'card:1', 'building:5'),
    ];
    expect([...residents(log, 0)]).toEqual([
      ['building:4', ['card:3']],
      ['building:5', ['card:1']],
    ]);
  });

  it('lets animals change places when the rules empty another enclosure', () => {
    const log = [
      told('housed', 'seat:0', 'card:1', 'building:2'),
      told('housed', 'seat:0', 'card:3', 'building:4'),
      told('vacated', 'seat:0', 'card:1', 'building:4'),
    ];
    expect([...residents(log, 0)]).toEqual([['building:2', ['card:3']]]);
  });
});
