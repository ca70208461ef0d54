/** Which card is looked at closely while the pointer rests on it, and where it lies on the screen. */
const REST_MS = 350;

export class Peeking {
  at = $state.raw<{ id: string; box: DOMRect } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer came to a card; it may be on its way to another. */
  rest(id: string, card: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(id, card), this.at ? 0 : REST_MS);
  }

  open(id: string, card: Element): void {
    clearTimeout(this.#timer);
    if (card.isConnected) this.at = { id, box: card.getBoundingClientRect() };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }
}
