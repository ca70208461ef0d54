/** Cards under a biodome: constructed sections in their slots, and the card that helps beginners. */
import { benefits, content } from '../content';
import type { BoardView } from '../types';
import { builtOf } from './printed.svelte';
import { t } from './text';
import type { Under } from './types';

/** A help card has no power: it cannot be drawn, held or constructed. */
function helps({ kind }: Under): boolean {
  return content.artifacts[kind]!.power < 0;
}

export function helpOf(board: BoardView): Under | null {
  return board.under?.find(helps) ?? null;
}

/** One for each slot; null: free. A fifth section stays until one of them is removed. */
export function slotsOf(board: BoardView, slots: number): (Under | null)[] {
  const cards = (board.under ?? []).filter((one) => !helps(one));
  return [...cards, ...Array.from({ length: Math.max(0, slots - cards.length) }, () => null)];
}

/** What a card gives, in the space of a slot: "Engineer +1". */
export function giftOf(kind: string): { icon: string; text: string } {
  const card = content.artifacts[kind]!;
  const first = benefits({ grants: builtOf(kind)?.gives ?? [], capacity: [] })[0];
  if (!first) return { icon: card.icon, text: t('gift-conversion') };
  return { icon: first.icon, text: t(`gift-${first.id.replaceAll('_', '-')}`, { n: first.values[0]! }) };
}
