/** Options of Complexity 2 and of factions' weapons in few words, for the button that confirms them. */
import type { Option } from '../../lib/types';
import { thingName } from '../say';
import type { ArkGame } from '../types';
import { t } from './text';

const PLAIN = new Set(['seal', 'unseal', 'disintegrate']);
const OF_ROOM = new Set(['hack', 'bomb', 'explode']);
const OF_CARD = new Set(['construct', 'remove-section']);

export function brief(game: ArkGame, option: Option): string | undefined {
  const word = option.id.split(' ', 1)[0]!;
  if (PLAIN.has(word)) return t(`brief-${word}`);
  const rooms = option.touches.filter((id) => id.startsWith('room:'));
  if (word === 'range') return t('brief-range', { room: thingName(game, rooms[1]!) });
  if (OF_ROOM.has(word)) return t(`brief-${word}`, { room: thingName(game, rooms[0]!) });
  if (OF_CARD.has(word)) return t(`brief-${word}`, { card: thingName(game, option.touches[0]!) });
  return undefined;
}
