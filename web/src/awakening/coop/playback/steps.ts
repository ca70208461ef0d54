/** The Enemy's turn as the events tell it, taken apart into steps: one unit or one thing each, with its reason. */
import type { Told } from '../../../lib/types';
import type { Direction } from '../types';

/** Where in its turn the Enemy is. */
export type Phase =
  | 'counter'
  | 'disintegrate'
  | 'teleport'
  | 'move'
  | 'heal'
  | 'combat'
  | 'disaster'
  | 'diagnose'
  | 'hostile'
  | 'resolve'
  | 'strategy'
  | 'target'
  | 'act'
  | 'adapt';

export interface Tried {
  way: Direction;
  reason: string;
}

export interface Step {
  phase: Phase;
  /** What is told: the last event that matters. */
  word: string;
  args: string[];
  text: string;
  /** The Guardian that acts, by its number from 0. */
  unit: number | null;
  tried: Tried[];
  taken: Direction | null;
  stop: string | null;
  from: string | null;
  to: string | null;
  /** All events of the step, in order. */
  events: Told[];
  /** How many of the events there were are told with this step. */
  until: number;
}

/** Events with which a step ends, and the phase it belongs to. */
const ENDS: Record<string, Phase> = {
  'enemy-turn': 'counter',
  'guardian-teleported': 'teleport',
  'guardian-not-teleported': 'teleport',
  'action-drawn': 'move',
  'guardian-moved': 'move',
  'guardian-stayed': 'move',
  'guardians-stood-up': 'heal',
  'round-ended': 'resolve',
  'round-started': 'disaster',
  glitched: 'disaster',
  'glitch-spared': 'disaster',
  'glitch-cubes-gone': 'disaster',
  'diagnose-card-shown': 'diagnose',
  'hostile-unit-came': 'hostile',
  'diagnosis-missed': 'resolve',
  'still-damaged': 'resolve',
  'still-hostile': 'resolve',
  'not-integrated': 'resolve',
  'strategy-set': 'strategy',
  'target-set': 'target',
  'no-target': 'target',
  'corruption-placed': 'act',
  'corruption-returned': 'act',
  'infection-placed': 'act',
  'infection-returned': 'act',
  'no-infect-path': 'act',
  'bloom-withered': 'act',
  'supply-gone': 'act',
  'mission-rooms-taken': 'act',
  adapted: 'adapt',
  'adapted-nothing': 'adapt',
};
/** Events that tell why the step that follows went as it did. */
const BEFORE = new Set([
  'guardian-aimed',
  'guardian-turned-away',
  'aimed-at',
  'targets-shuffled',
  'actions-shuffled',
  'target-drawn',
  'corruption-passed',
  'infect-path',
  'infection-passed',
  'symbol-counted',
  'symbol-passed',
]);
/** Events that tell how the step before it ended. */
const BEHIND = new Set(['guardian-stopped', 'actions-reset', 'challengers-lost', 'challengers-won']);
/** Pieces that leave a room with a Guardian: one step for each room. */
const LEAVING = new Set(['cube-disintegrated', 'cylinder-returned']);
/** From here on others act. */
const OVER = new Set(['turn-started', 'combat-started', 'trade-offered', 'marker-placed']);

function roomOf(one: Told): string | null {
  return one.args.find((arg) => arg.startsWith('room:')) ?? null;
}

function stepOf(phase: Phase, events: Told[], last: Told, until: number): Step {
  const unit = last.args.find((arg) => arg.startsWith('guardian:'));
  const rooms = last.args.filter((arg) => arg.startsWith('room:'));
  return {
    phase,
    word: last.word,
    args: last.args,
    text: last.text,
    unit: unit === undefined ? null : Number(unit.slice('guardian:'.length)),
    tried: events
      .filter((one) => one.word === 'guardian-turned-away')
      .map((one) => ({ way: one.args[1] as Direction, reason: one.args[2]! })),
    taken: last.word === 'guardian-moved' ? (last.args[1] as Direction) : null,
    stop: null,
    from: last.word === 'guardian-moved' ? rooms[0]! : last.word === 'guardian-stayed' ? rooms[0]! : null,
    to: last.word === 'guardian-stayed' ? null : (rooms.at(-1) ?? null),
    events,
    until,
  };
}

/** The steps among some events; `acting` says whether the Enemy's turn had begun before them. */
export function stepsOf(events: Told[], acting: boolean): Step[] {
  const steps: Step[] = [];
  let waiting: Told[] = [];
  let enemy = acting;
  events.forEach((one, n) => {
    const last = steps.at(-1);
    if (OVER.has(one.word)) {
      enemy = false;
      waiting = [];
    } else if (one.word in ENDS) {
      if (one.word === 'enemy-turn') enemy = true;
      steps.push(stepOf(ENDS[one.word]!, [...waiting, one], one, n + 1));
      waiting = [];
    } else if (BEFORE.has(one.word)) waiting.push(one);
    else if (BEHIND.has(one.word) && last) {
      if (one.word === 'guardian-stopped') {
        if (last.unit === null || one.args[0] !== `guardian:${last.unit}`) {
          // A sealed doorway stops a Guardian before its first step.
          steps.push({
            ...stepOf('move', [...waiting, one], one, n + 1),
            stop: one.args[2]!,
            from: one.args[1]!,
            to: null,
          });
          waiting = [];
          return;
        }
        last.stop = one.args[2]!;
      }
      last.events.push(one);
      last.until = n + 1;
    } else if (enemy && LEAVING.has(one.word)) {
      if (last?.phase === 'disintegrate' && last.to === roomOf(one)) {
        last.events.push(one);
        last.until = n + 1;
        if (one.word === 'cube-disintegrated')
          Object.assign(last, { word: one.word, args: one.args, text: one.text });
      } else steps.push({ ...stepOf('disintegrate', [one], one, n + 1), to: roomOf(one) });
    }
  });
  return steps;
}
