/** The story of a game as lines: how far each player was with its mission and with cubes, turn by turn. */
import type { Told } from '../../lib/types';
import { content, roomKind, type Goal } from '../content';
import { missionOf } from '../mission';
import type { ArkView } from '../types';

export interface Mark {
  seat: number;
  turn: number;
  icon: string;
  text: string;
  /** Where a replay shows it: the number of answers until then. */
  place: number;
}

export interface Story {
  turns: number;
  /** By seat and turn; a turn without a number keeps the one before. */
  mission: number[][];
  cubes: number[][];
  /** Victory points, where there are any. */
  points: number[][];
  marks: Mark[];
  /** By seat and objective: the turn in which it was met. */
  met: (number | undefined)[][];
}

const MARKS: Record<string, string> = {
  explored: 'compass',
  'combat-won': 'crossed-swords',
  activated: 'linked-rings',
  'room-activated': 'linked-rings',
  achieved: 'laurels-trophy',
  'objective-met': 'laurels-trophy',
  'objective-completed': 'laurels-trophy',
};
/** With more marks than this, the commonest kinds are left out. */
const CROWD = 12;
const COMMONEST = ['compass', 'crossed-swords', 'laurels-trophy'];
/** A room's last cube is not yet its activation. */
const ALMOST = 0.9;

interface Runner {
  goals: Goal[];
  achieved: number;
  cubes: number;
  points: number;
  /** Own cubes by the room they are in. */
  inRoom: Map<string, number>;
  met: (number | undefined)[];
}

/** What happened, answer by answer, at a table whose last view this is. */
export function storyOf(steps: Told[][], view: ArkView): Story {
  const needed = view.achievements?.length ? content.achievements_needed : 0;
  const runners = view.boards.map((board): Runner => {
    const mission = missionOf(board);
    const goals = mission ? (content.missions[mission.id]?.objectives ?? []) : [];
    return { goals, achieved: 0, cubes: 0, points: 0, inRoom: new Map(), met: goals.map(() => undefined) };
  });
  const kinds = new Map(view.rooms.map((room) => [room.id, roomKind(room.kind)]));
  const story: Story = {
    turns: 2,
    mission: runners.map(() => [0]),
    cubes: runners.map(() => [0]),
    points: runners.map(() => [0]),
    marks: [],
    met: runners.map((one) => one.met),
  };
  let turn = 0;

  function follow(one: Told, place: number): void {
    if (one.word === 'turn-started') turn = Number(one.args[1] ?? turn);
    const seat = one.seat;
    if (seat === null || !runners[seat]) return;
    const runner = runners[seat];
    if (one.word === 'integrated' || one.word === 'upgraded') {
      runner.cubes += 1;
      runner.inRoom.set(one.args[1]!, (runner.inRoom.get(one.args[1]!) ?? 0) + 1);
    } else if (one.word === 'cube-replaced') {
      const loser = runners[Number(one.args[2]?.slice(5))];
      if (loser) {
        loser.cubes -= 1;
        loser.inRoom.set(one.args[1]!, (loser.inRoom.get(one.args[1]!) ?? 1) - 1);
      }
    } else if (one.word === 'achieved') runner.achieved += 1;
    else if (one.word === 'objective-completed') runner.points += Number(one.args[3]);
    else if (one.word === 'points-total') runner.points = Number(one.args[1]);
    else if (one.word === 'activated') {
      const target = kinds.get(one.args[1]!)?.target;
      runner.goals.forEach((goal, n) => {
        if (target && goal.target === target) runner.met[n] ??= Math.max(1, turn);
      });
    } else if (one.word === 'objective-met')
      runner.met[Number(one.args[1]?.replace(/\D+/, ''))] ??= Math.max(1, turn);
    if (one.word in MARKS)
      story.marks.push({ seat, turn: Math.max(1, turn), icon: MARKS[one.word]!, text: one.text, place });
  }

  function far(runner: Runner): number {
    const all = needed + Math.max(runner.goals.length, 1);
    const objectives = runner.goals.map((goal, n) => (runner.met[n] !== undefined ? 1 : begun(runner, goal)));
    const done = Math.min(needed, runner.achieved) + objectives.reduce((sum, one) => sum + one, 0);
    return Math.min(1, done / all);
  }

  function begun(runner: Runner, goal: Goal): number {
    let most = 0;
    for (const [id, n] of runner.inRoom) {
      const kind = kinds.get(id);
      if (goal.target && kind?.target === goal.target) most = Math.max(most, n / kind.squares);
    }
    return Math.min(ALMOST, most * ALMOST);
  }

  steps.forEach((told, place) => {
    for (const one of told) follow(one, place + 1);
    runners.forEach((runner, seat) => {
      story.cubes[seat]![Math.max(1, turn)] = runner.cubes;
      story.points[seat]![Math.max(1, turn)] = runner.points;
      story.mission[seat]![Math.max(1, turn)] = Math.round(100 * far(runner));
    });
  });
  story.turns = Math.max(2, turn);
  for (const icon of COMMONEST)
    if (story.marks.length > CROWD) story.marks = story.marks.filter((mark) => mark.icon !== icon);
  return story;
}

/** The number of a turn, or the last one before it. */
export function valueAt(points: number[], turn: number): number {
  for (let n = turn; n >= 0; n--) if (points[n] !== undefined) return points[n]!;
  return 0;
}
