/** What every drawn thing does: a click or a key touches it, a look at it inspects it. */
import type { ArkGame } from '../types';

export function touchable(game: ArkGame, id: string) {
  return {
    'data-id': id,
    'aria-pressed': game.filters.includes(id) || game.armedThings.has(id),
    onclick: () => game.touch(id),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      game.touch(id);
    },
    onfocus: () => (game.inspected = id),
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') game.inspected = id;
    },
  } as const;
}
