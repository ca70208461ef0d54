/** What the server tells about a table of Fallout besides. */
import type { ObjectiveProgress } from './objectives';

export type Relations = 'peace' | 'war';

export interface Forecast {
  state: Relations;
  step: number;
  move: 'clockwise' | 'anticlockwise' | 'stays';
  reason: string;
  sentence: string;
}

export interface TrackView {
  state: Relations;
  step: number;
  length: number;
  evaluated_by: number;
  /** What the evaluation does, if nothing changes until the end of this turn. */
  forecast: Forecast | null;
}

interface Places {
  id: string;
  /** Victory points of first and second place. */
  points: number[];
  /** The seat of the cube on each place. */
  covered: (number | null)[];
  /** The own place. */
  mine: number | null;
}

export interface AchievementGoal extends Places {
  type: 'achievement';
  kind: string;
  side: 'easy' | 'difficult';
  name: string;
  goals: string[];
  progress: ObjectiveProgress[][];
}

export interface HiddenTarget extends Places {
  type: 'target';
  revealed: false;
}

export interface TargetGoal extends Places {
  type: 'target';
  revealed: true;
  kind: string;
  name: string;
  /** Rooms on the ship that it can mean. */
  rooms: string[];
  needed: number;
  progress: ObjectiveProgress[][];
}

export type ObjectiveView = AchievementGoal | HiddenTarget | TargetGoal;

export interface PointsView {
  seat: number;
  achievements: number;
  targets: number;
  /** Null until the game is over. */
  mission: number | null;
  unknown_artifacts: number | null;
  total: number;
}

export interface MissionRoom {
  kind: string;
  name: string;
  rooms: string[];
  held: boolean;
}

export interface AtEnd {
  seat: number;
  unknown_artifacts: number;
  /** The own one; everybody's when the game is over. */
  mission?: { each: number; points: number; rooms: MissionRoom[] };
}

export interface Ranked {
  seat: number;
  total: number;
  /** Controlled outer rooms, which break a tie. */
  rooms: number;
  winner: boolean;
}

export interface FalloutView {
  track: TrackView;
  shared_rooms: { room: string; seats: number[] }[];
  objectives: ObjectiveView[];
  cubes: { achievements: number; reveal_after: number; targets: number; end_after: number; limit: number };
  ending: { seat: number; reason: string } | null;
  points: PointsView[];
  at_end: AtEnd[];
  ranking: Ranked[] | null;
}
