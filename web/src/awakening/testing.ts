/** Tables to test with: nothing on them but what a test puts there. */
import { Game } from '../lib/game.svelte';
import { content, SECTIONS } from './content';
import { SEAT_COLOURS } from './looks';
import type { ArkGame, ArkView, BoardView, RoomView } from './types';

export function room(id: number, more: Partial<RoomView> = {}): RoomView {
  return { id: `room:${id}`, kind: 'transport-gate', control: [], units: {}, cylinders: {}, ...more };
}

export function board(seat: number, more: Partial<BoardView> = {}): BoardView {
  return {
    seat,
    colour: SEAT_COLOURS[seat]!,
    arsenal: 0,
    resources: { Di: 0, Os: 0, Bt: 0, Ti: 0, Mt: 0 },
    marker: null,
    sections: Object.fromEntries(SECTIONS.map((id) => [id, 0])) as BoardView['sections'],
    asleep: 0,
    wounded: 0,
    cylinders: 0,
    targets: [],
    achieved: [],
    battles: 0,
    turns: 0,
    tokens: [],
    hand: 0,
    looking: 0,
    mission: false,
    awake: 0,
    controlled: 0,
    occupied: 0,
    integrated: 0,
    powered: 0,
    ...more,
  };
}

export function view(players: number, seat: number | null, more: Partial<ArkView> = {}): ArkView {
  const [id, layout] = Object.entries(content.layouts).find(([, one]) => one.seating[players]?.length)!;
  return {
    game: 'awakening',
    modules: [],
    players,
    seat,
    active: 0,
    decision: 1,
    owing: [],
    answered: [],
    outcome: null,
    layout: { id, columns: layout.columns, rows: layout.rows },
    groups: [],
    rooms: [],
    boards: Array.from({ length: players }, (_, one) => board(one)),
    decks: { rooms: 0, tokens: 0, artifacts: 0, discarded: 0, missions: 0 },
    revealed: null,
    played: [],
    ...more,
  };
}

export function table(shown: ArkView): ArkGame {
  const game: ArkGame = new Game();
  game.update({ view: shown });
  return game;
}
