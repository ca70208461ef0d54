/** What the server tells besides, where players play with Complexity 2 or with factions that have bombs. */

export interface Seal {
  /** The rooms on both sides of the doorway. */
  rooms: [string, string];
  /** Whose cube lies on it. */
  seat: number;
}
