/** Numbers a player could count on the table, for panels and progress bars. */
import { content, type Goal } from './content';
import type { BoardView, ArkView } from './types';

export function awake(board: BoardView): number {
  return content.start.units - board.asleep - board.wounded;
}

export function controlled(view: ArkView, seat: number): number {
  return view.rooms.filter((room) => room.cell !== undefined && room.control.includes(seat)).length;
}

export function cubes(view: ArkView, board: BoardView): number {
  const inRooms = view.rooms
    .flatMap((room) => room.cubes ?? [])
    .filter((owner) => owner === board.seat).length;
  return inRooms + Object.values(board.sections).reduce((sum, n) => sum + n, 0);
}

export function powered(view: ArkView, board: BoardView): number {
  return view.rooms
    .filter((room) => room.cell !== undefined)
    .reduce((sum, room) => sum + (room.cylinders[board.colour] ?? 0), 0);
}

/** How far a player is with what an achievement counts. */
export function progress(view: ArkView, board: BoardView, goal: Goal): { have: number; wanted: number } {
  const wanted = goal.n === undefined ? 1 : goal.n < 0 ? content.start.units : goal.n;
  const have: Record<string, () => number> = {
    units_awake: () => awake(board),
    cubes_integrated: () => cubes(view, board),
    rooms_controlled: () => controlled(view, board.seat),
    artifacts_in_hand: () => board.hand,
    battles_won: () => board.battles,
    arsenal: () => board.arsenal,
    rooms_explored: () => board.tokens.length,
  };
  return { have: have[goal.kind]?.() ?? 0, wanted };
}

/** First Mission is played for its open missions alone. */
export function withoutAchievements(view: ArkView): boolean {
  return view.modules.some((name) => name.includes('mission'));
}
