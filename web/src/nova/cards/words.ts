/** What a card lacks, in words. */
import { buildingKind, content } from '../content';
import { t } from '../text';
import type { Lack } from '../types';

function thingName({ what, thing }: Lack): string {
  if (thing === null) return '';
  if (what === 'side' || what === 'strength') return t(`action-${thing}`);
  if (what === 'home' || what === 'place') return buildingKind(thing).name;
  if (what === 'class') return t(`card-class-${thing}`);
  return t(`icon-${thing}`);
}

function said(id: string, lack: Lack): string {
  return t(id, {
    thing: thingName(lack),
    id: lack.thing ?? '',
    have: lack.have,
    need: lack.need,
    short: Math.abs(lack.need - lack.have),
  });
}

/** A home that is a special enclosure, a standard one, or either. */
function kindOf(lack: Lack): string {
  if (lack.what !== 'home') return lack.what;
  if (lack.thing === null) return 'home';
  return lack.need === 0 ? 'special' : 'either';
}

export function lackText(lack: Lack): string {
  return said(`card-lack-${kindOf(lack)}`, lack);
}

/** In so few words that a card of the hand has room for them. */
export function lackShort(lack: Lack): string {
  return said(`card-bar-${kindOf(lack)}`, lack);
}

/** The least reputation that reaches a folder. */
export function reputationFor(folder: number): number {
  return content.tracks.folders.findIndex((reach) => reach >= folder);
}
