/** Where cards lie, for whoever walks from one to the next. */
import { ownBoard, type CardView, type ZooGame, type ZooView } from '../types';

/** Whose tokens lie on the levels of a project in play. */
export function tokensOn(view: ZooView, id: string): (number | null)[] | undefined {
  return [...view.projects, ...view.base_projects].find((project) => project.id === id)?.levels;
}

/** The folder a card lies at, 0 when it is not in the display. */
export function folderOf(view: ZooView, id: string): number {
  return view.display.findIndex((card) => card?.id === id) + 1;
}

/** The cards that lie together with one. */
export function neighboursOf(game: ZooGame, id: string): CardView[] {
  const view = game.view!;
  const own = ownBoard(game);
  const zones: CardView[][] = [
    view.display.filter((card) => card !== null),
    own?.cards ?? [],
    own?.looking_at ?? [],
    own?.scoring_cards ?? [],
    [...view.projects, ...view.base_projects],
    view.shown,
    ...view.boards.flatMap((board) => [board.animals, board.sponsors]),
  ];
  return zones.find((zone) => zone.some((card) => card.id === id)) ?? [];
}

/** Cards in question that lie neither in the hand nor in the display, nor anywhere else where they are drawn. */
export function loose(game: ZooGame): CardView[] {
  const view = game.view!;
  const own = ownBoard(game);
  const drawn = new Set(
    [
      ...view.display,
      ...(own?.cards ?? []),
      ...(own?.scoring_cards ?? []),
      ...view.projects,
      ...view.base_projects,
    ].map((card) => card?.id),
  );
  const found = [...(own?.looking_at ?? []), ...view.shown];
  for (const board of view.boards)
    found.push(...board.animals.filter(asked), ...board.sponsors.filter(asked));
  found.push(...[view.discard, ...view.unused_base_projects].filter((card) => card !== null).filter(asked));
  return found.filter((card) => !drawn.has(card.id));

  function asked(card: CardView): boolean {
    return game.everLegal.has(card.id);
  }
}
