/** When a thing is asked about without a click: a pointer that rests on it, a finger that stays. */
import type { Game } from '../lib/game.svelte';

const REST_MS = 400;
const HOLD_MS = 500;
/** So long the pointer may take from the thing to the answer. */
const WAY_MS = 250;
const STILL_PX = 8;

export function asking(root: HTMLElement, game: Game): { destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: string | null = null;
  /** The answer was not asked for by a click: it goes with the pointer. */
  let passing: string | null = null;
  let from: { x: number; y: number } | null = null;
  let held = false;

  const thingAt = (event: Event) =>
    (event.target as Element | null)?.closest?.('[data-id]')?.getAttribute('data-id') ?? null;
  const worth = (id: string) =>
    game.ask !== null && !game.busy && !id.startsWith('seat:') && !game.everLegal.has(id);

  function ask(id: string): void {
    if (game.why?.id === id) return;
    passing = id;
    void game.explain(id, () => over === id);
  }

  function moved(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    if ((event.target as Element).closest('.tip')) {
      clearTimeout(timer);
      return;
    }
    const id = thingAt(event);
    if (id === over && event.buttons === 0) return;
    over = event.buttons === 0 ? id : null;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (game.why && passing === game.why.id && game.why.id !== over) game.why = null;
      if (over && worth(over)) timer = setTimeout(() => over && worth(over) && ask(over), REST_MS - WAY_MS);
    }, WAY_MS);
  }

  function down(event: PointerEvent): void {
    clearTimeout(timer);
    held = false;
    passing = null;
    if (event.pointerType === 'mouse') return;
    const id = thingAt(event);
    over = id;
    from = { x: event.clientX, y: event.clientY };
    if (!id || !worth(id)) return;
    timer = setTimeout(() => {
      held = true;
      void game.explain(id, () => true);
    }, HOLD_MS);
  }

  function drawn(event: PointerEvent): void {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) up();
  }

  function up(): void {
    if (from) clearTimeout(timer);
    from = null;
  }

  /** The click that ends a long press was no click. */
  function clicked(event: MouseEvent): void {
    if (!held) return;
    held = false;
    event.stopPropagation();
    event.preventDefault();
  }

  root.addEventListener('pointerover', moved);
  root.addEventListener('pointerdown', down, true);
  root.addEventListener('pointermove', drawn);
  root.addEventListener('pointerup', up);
  root.addEventListener('pointercancel', up);
  root.addEventListener('click', clicked, true);
  return {
    destroy() {
      clearTimeout(timer);
      root.removeEventListener('pointerover', moved);
      root.removeEventListener('pointerdown', down, true);
      root.removeEventListener('pointermove', drawn);
      root.removeEventListener('pointerup', up);
      root.removeEventListener('pointercancel', up);
      root.removeEventListener('click', clicked, true);
    },
  };
}
