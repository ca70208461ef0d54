/** The story of a game as lines: cubes of each player, turn by turn. */
import type { Told } from '../lib/types';
import type { Lines } from '../shell/lines';

const MARKS: Record<string, string> = {
  explored: 'compass',
  'combat-won': 'crossed-swords',
  activated: 'linked-rings',
  achieved: 'laurels-trophy',
};
/** With more marks than this, the commonest are left out. */
const CROWD = 16;

/** Cubes of each player at the end of each of its turns, and what else happened. */
export function cubesByTurn(log: Told[], players: number): Lines {
  const cubes = Array<number>(players).fill(0);
  const points: number[][] = Array.from({ length: players }, () => [0]);
  const marks: Lines['marks'] = [];
  let turn = 0;
  for (const one of log) {
    const seat = one.seat ?? 0;
    if (one.word === 'turn-started') turn = Number(one.args[1] ?? turn);
    else if (one.word === 'integrated' || one.word === 'upgraded') cubes[seat]! += 1;
    else if (one.word === 'cube-replaced') cubes[Number(one.args[2]?.slice(5) ?? 0)]! -= 1;
    if (one.word in MARKS) marks.push({ seat, turn, icon: MARKS[one.word]!, value: cubes[seat]! });
    for (let each = 0; each < players; each++) points[each]![Math.max(1, turn)] = cubes[each]!;
  }
  return {
    points,
    marks: marks.length < CROWD ? marks : marks.filter((mark) => mark.icon !== 'compass'),
    turns: Math.max(2, turn),
    most: Math.max(4, ...points.flat().filter((value) => value !== undefined)),
  };
}
