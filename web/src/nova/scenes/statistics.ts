/** What is counted of each player at the end. */
import type { BoardView } from '../types';

export type Count = (board: BoardView) => number;

export const STATISTICS: [name: string, count: Count][] = [
  ['stat-animals', (board) => board.animals.length],
  ['stat-sponsors', (board) => board.sponsors.length],
  ['stat-projects', (board) => board.supports],
  ['stat-spaces', (board) => board.buildings.reduce((sum, one) => sum + one.cells.length, 0)],
  ['stat-turns', (board) => board.turns],
];
