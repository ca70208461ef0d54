/** The table as it was at a step of the Enemy's turn: the server has finished the turn when it tells about it. */
import type { ArkView, RoomView } from '../../types';
import { DIRECTIONS, type EnemyView, type Guardian } from '../types';
import type { Step } from './steps';

const SIDES = 4;

/** The side of its room in a direction. */
export function sideTowards(edge: number, way: (typeof DIRECTIONS)[number]): number {
  return (edge + 2 + DIRECTIONS.indexOf(way)) % SIDES;
}

/** Guardians after a step. */
export function movedOn(guardians: Guardian[], step: Step, view: ArkView): Guardian[] {
  const change = (index: number, to: Partial<Guardian>) =>
    guardians.map((one, n) => (n === index ? { ...one, ...to } : one));
  switch (step.word) {
    case 'guardian-moved': {
      const edge = guardians[step.unit!]?.edge;
      if (edge == null) return guardians;
      return change(step.unit!, {
        room: step.to,
        edge: (sideTowards(edge, step.taken!) + 2) % SIDES,
        used: true,
      });
    }
    case 'guardian-teleported': {
      const facing = view.rooms.find((room) => room.id === step.to)?.facing ?? 0;
      return change(step.unit!, { room: step.to, edge: facing, used: true, wounded: false });
    }
    case 'guardian-not-teleported':
    case 'guardian-stayed':
    case 'guardian-stopped': {
      const one = guardians[step.unit!];
      return one ? change(step.unit!, one.room ? { used: true } : { wounded: true }) : guardians;
    }
    case 'guardians-stood-up':
      return guardians.map((one) => ({ ...one, used: false, wounded: false }));
    default:
      if (step.phase !== 'disintegrate') return guardians;
      return guardians.map((one) => (one.room === step.to ? { ...one, used: true } : one));
  }
}

/** A room before a step. */
function undone(room: RoomView, step: Step, enemy: EnemyView): RoomView {
  let made = room;
  for (const one of step.events.toReversed()) {
    if (!one.args.includes(room.id)) continue;
    const cubes = made.cubes ?? [];
    if (one.word === 'cube-disintegrated')
      made = { ...made, cubes: [Number(one.args[0]!.slice('seat:'.length)), ...cubes] };
    else if (one.word === 'cylinder-returned')
      made = { ...made, cylinders: counted(made.cylinders, one.args[0]!, 1) };
    else if (one.word === 'glitched')
      made = { ...made, cubes: cubes.slice(0, cubes.length - Number(one.args[1])) };
    else if (one.word === 'hostile-unit-came' || one.word === 'infection-placed')
      made = { ...made, units: counted(made.units, enemy.colour, -1) };
  }
  return made;
}

function counted(pieces: Record<string, number>, who: string, by: number): Record<string, number> {
  const { [who]: n = 0, ...others } = pieces;
  return n + by > 0 ? { ...others, [who]: n + by } : others;
}

/** What the Enemy's own board was before some steps. */
function enemyBefore(enemy: EnemyView, ahead: Step[]): EnemyView {
  const made = { ...enemy };
  for (const step of ahead.toReversed()) {
    for (const one of step.events.toReversed()) {
      const room = one.args.find((arg) => arg.startsWith('room:'));
      if (one.word === 'enemy-turn' && made.turns_left != null) made.turns_left += 1;
      else if (one.word === 'action-drawn')
        made.actions = { deck: made.actions.deck + 1, discarded: made.actions.discarded.slice(1) };
      else if (one.word === 'diagnose-card-shown' && made.diagnose) {
        const cards = [...made.diagnose.cards];
        const last = cards.findLastIndex((card) => card !== null);
        if (last >= 0) cards[last] = null;
        made.diagnose = { ...made.diagnose, cards };
      } else if (one.word === 'infection-placed' && made.infected && room) {
        made.infected = counted(made.infected, room, -1);
        made.left = { ...made.left!, infection: made.left!.infection + 1 };
      } else if (one.word === 'corruption-placed' && made.corrupted && room) {
        made.corrupted = made.corrupted.filter((each) => each !== room);
        made.left = { ...made.left!, corruption: made.left!.corruption + 1 };
      } else if (one.word === 'adapted' && made.tracks) {
        made.tracks = made.tracks.map((track) =>
          track.id === one.args[0]
            ? { ...track, covered: track.covered - 1, value: track.values[track.covered - 1]! }
            : track,
        );
      }
    }
  }
  return made;
}

/** Damaged rooms are those with a cube of the Enemy. */
function damagedIn(rooms: RoomView[], enemy: EnemyView): string[] {
  return rooms.filter((room) => room.cubes?.includes(enemy.seat)).map((room) => room.id);
}

/** The view after the step `now`, made of the one after all steps and of where Guardians were before them. */
export function pastView(view: ArkView, start: Guardian[], steps: Step[], now: number): ArkView {
  const ahead = steps.slice(now + 1);
  const done = steps.slice(0, now + 1);
  const enemy = enemyBefore(view.enemy!, ahead);
  if (enemy.guardians) enemy.guardians = done.reduce((all, step) => movedOn(all, step, view), start);
  const guarded = new Set(enemy.guardians?.map((one) => one.room));
  const rooms = view.rooms.map((room) => {
    const before = ahead.reduceRight((made, step) => undone(made, step, view.enemy!), room);
    return guarded.has(room.id) && before.control.length ? { ...before, control: [] } : before;
  });
  if (enemy.damaged) enemy.damaged = damagedIn(rooms, enemy);
  return { ...view, rooms, enemy };
}

/** Guardians are drawn as themselves, and infection as a mark: neither is among the units of a room. */
export function withoutTheirUnits(view: ArkView): ArkView {
  const { enemy } = view;
  if (!enemy || (!enemy.guardians && !enemy.infected)) return view;
  const rooms = view.rooms.map((room) =>
    room.units[enemy.colour] ? { ...room, units: counted(room.units, enemy.colour, -Infinity) } : room,
  );
  return { ...view, rooms };
}
