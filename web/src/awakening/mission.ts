/** The own mission on the board, and how far somebody is with one. */
import { content, roomKind } from './content';
import type { ArkView, BoardView, MissionView, RoomView } from './types';

/** The mission of a board, where it may be seen. */
export function missionOf(board: BoardView | undefined): MissionView | null {
  return typeof board?.mission === 'object' ? board.mission : null;
}

/** Rooms on the board that the own mission wants activated. */
export function missionRooms(view: ArkView): { room: RoomView; met: boolean }[] {
  const mission = view.seat === null ? null : missionOf(view.boards[view.seat]);
  if (!mission) return [];
  const goals = content.missions[mission.id]?.objectives ?? [];
  const wanted = new Map(
    goals.flatMap((goal, n) => (goal.target ? [[goal.target, mission.objectives[n]?.met ?? false]] : [])),
  );
  return view.rooms.flatMap((room) => {
    const target = room.cell === undefined ? null : roomKind(room.kind).target;
    const met = target ? wanted.get(target) : undefined;
    return met === undefined ? [] : [{ room, met }];
  });
}
