/** The final scoring as far as it was told: where everybody's markers stand. */
import type { Look } from '../../lib/look';
import { cardOf, content } from '../content';
import { seatLook } from '../looks';
import type { CardView, ZooView } from '../types';
import type { Ending, Scored } from './story';

export const STEPS = ['trigger', 'last', 'cards', 'sponsors', 'target', 'result'] as const;
/** From these steps on the cards count. */
export const CARDS = STEPS.indexOf('cards');
export const SPONSORS = STEPS.indexOf('sponsors');
export const TARGET = STEPS.indexOf('target');

export interface Row {
  seat: number;
  look: Look;
  before: { appeal: number; conservation: number };
  appeal: number;
  conservation: number;
  target: number;
  points: number;
  cards: Scored[];
  sponsors: Scored[];
  supports: number;
}

/** The appeal that so many conservation points ask for. */
export function targetOf(conservation: number): number {
  const { target } = content.tracks;
  return target[Math.max(0, Math.min(conservation, target.length - 1))]!;
}

function sum(list: Scored[], seat: number, track: string): number {
  return list.filter((one) => one.seat === seat && one.track === track).reduce((all, one) => all + one.n, 0);
}

/** The own row first. */
export function rowsAt(view: ZooView, told: Ending, known: Map<string, CardView>, step: number): Row[] {
  const isSponsor = (one: Scored) => cardOf(known.get(one.card)?.number)?.kind === 'sponsor';
  const counted = told.scored.filter((one) => step >= (isSponsor(one) ? SPONSORS : CARDS));
  const rows = view.boards.map((board) => {
    const before = {
      appeal: board.appeal - sum(told.scored, board.seat, 'appeal'),
      conservation: board.conservation - sum(told.scored, board.seat, 'conservation'),
    };
    const appeal = before.appeal + sum(counted, board.seat, 'appeal');
    const conservation = before.conservation + sum(counted, board.seat, 'conservation');
    const own = told.scored.filter((one) => one.seat === board.seat);
    return {
      seat: board.seat,
      look: seatLook(board.seat),
      before,
      appeal,
      conservation,
      target: targetOf(conservation),
      points: appeal - targetOf(conservation),
      cards: own.filter((one) => !isSponsor(one)),
      sponsors: own.filter(isSponsor),
      supports: board.supports,
    };
  });
  return rows.sort((a, b) => (a.seat === view.seat ? -1 : b.seat === view.seat ? 1 : a.seat - b.seat));
}
