import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/types';
import { ending, lastBreak, moneyOf, raceByTurn } from './story';

/** An event as the server writes it: `gained seat:0 money 5`. */
function told(line: string): Told {
  const [word, ...args] = line.split(' ') as [string, ...string[]];
  const seat = args[0]?.startsWith('seat:') ? Number(args[0].slice(5)) : null;
  return { word, seat, text: line, touches: [], args };
}

const log = [
  'break-started seat:0',
  'discarded seat:1 card:95 card:98',
  'action-cards-cleared',
  'workers-recalled',
  'partner-offered partner:Asia',
  'swept card:73 card:70',
  'display-filled card:56 card:55',
  'income seat:0 appeal',
  'gained seat:0 money 31',
  'sponsor-income seat:0 card:12',
  'gained seat:0 money 3',
  'income seat:1 appeal',
  'gained seat:1 money 29',
  'took seat:1 card:55',
  'display-filled card:54',
  'break-ended',
  'turn-started seat:1 7',
].map(told);

describe('lastBreak', () => {
  it('takes a break apart into its steps', () => {
    const found = lastBreak(log)!;
    expect(found).toMatchObject({
      caller: 0,
      over: true,
      discarded: [{ seat: 1, cards: ['card:95', 'card:98'] }],
      partners: ['Asia'],
      swept: ['card:73', 'card:70'],
      filled: ['card:56', 'card:55'],
    });
    expect(found.incomes.map((one) => [one.seat, one.source, moneyOf(one)])).toEqual([
      [0, 'appeal', 31],
      [0, 'card:12', 3],
      [1, 'appeal', 29],
    ]);
    expect(found.incomes[2]!.also).toEqual(['took seat:1 card:55']);
  });

  it('is nothing before the first break', () => {
    expect(lastBreak([told('turn-started seat:0 1')])).toBeNull();
  });
});

describe('ending', () => {
  it('has the last turns and what the cards brought', () => {
    const found = ending(
      [
        'end-triggered seat:0',
        'turn-started seat:1 9',
        'supported seat:1 card:4 level:2 token:3',
        'card-scored seat:0 card:222 conservation 1',
        'scored seat:0 9',
      ].map(told),
    );
    expect(found.by).toBe(0);
    expect(found.last).toEqual([{ seat: 1, did: ['supported seat:1 card:4 level:2 token:3'] }]);
    expect(found.scored).toEqual([{ seat: 0, card: 'card:222', track: 'conservation', n: 1 }]);
  });
});

describe('raceByTurn', () => {
  it('adds appeal and what conservation is worth', () => {
    const lines = raceByTurn(
      [
        'turn-started seat:0 1',
        'gained seat:0 appeal 5',
        'turn-started seat:0 2',
        'gained seat:0 conservation 2',
      ].map(told),
      [0, 1],
    );
    expect(lines.points[0]).toEqual([0, 5, 9]);
    expect(lines.points[1]).toEqual([1]);
  });
});
