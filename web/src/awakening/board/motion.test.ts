import { expect, it } from 'vitest';
import type { Told } from '../../lib/types';
import { plan } from '../geometry';
import { room, view } from '../testing';
import { framesOf, motionOf } from './motion';
import { Sites } from './sites';

const shown = view(2, 0, { rooms: [room(2, { cell: 3 }), room(3, { cell: 4 }), room(4, { cell: 40 })] });
const sites = new Sites(shown, plan(shown, false));

function told(word: string, seat: number, ...args: string[]): Told {
  const touches = args.filter((arg) => arg.startsWith('room:'));
  return { word, seat, args: [`seat:${seat}`, ...args], text: '', touches };
}

it('lets own pieces travel one after the other, with the neutral ones beside them', () => {
  const { travels, flashes } = motionOf(
    [told('moved', 0, 'room:2', 'room:3', '2', '1', '0'), told('routed', 0, 'violet', 'room:3', 'room:4')],
    sites,
    0,
    10,
  );
  expect(travels.map(({ kind, who, n, wait }) => [kind, who, n, wait])).toEqual([
    ['unit', 'yellow', 2, 0],
    ['unit', 'robots', 1, 0],
    ['cylinder', 'violet', 1, 320],
  ]);
  expect(travels.map((one) => one.way.leap)).toEqual([false, false, true]);
  expect(new Set([...travels, ...flashes].map((one) => one.key)).size).toBe(5);
});

it('shortens what others do, and long bursts even more', () => {
  const move = told('moved', 1, 'room:2', 'room:3', '1', '0', '0');
  expect(motionOf([move], sites, 0, 0).travels[0]!.time).toBeLessThan(320);
  const { travels } = motionOf(Array<Told>(40).fill(move), sites, 0, 0);
  const last = travels.at(-1)!;
  expect(last.wait + last.time).toBeCloseTo(2000);
});

it('shows nothing of what happened nowhere', () => {
  expect(motionOf([told('militarized', 0, '5'), told('turn-started', 1, '3')], sites, 0, 0)).toEqual({
    travels: [],
    flashes: [],
  });
});

it('gives the door of a way its share of the time', () => {
  const frames = framesOf({
    points: [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 70 },
    ],
    leap: false,
  });
  expect(frames.map((frame) => frame.offset)).toEqual([0, 0.3, 1]);
});
