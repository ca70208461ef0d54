/** A number of each player over the turns of a game, and what else happened meanwhile. */
export interface Lines {
  /** By seat and turn; a turn without a number keeps the one before. */
  points: number[][];
  marks: { seat: number; turn: number; icon: string; value: number }[];
  turns: number;
  most: number;
}
