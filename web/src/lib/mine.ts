/** The games this browser sits in, and its player's name. Seats themselves are held by cookies. */
export interface OwnSeat {
  seat: number;
  token: string;
}

export interface MyGame {
  table: string;
  /** Not known of a table that was entered by a link. */
  game?: string;
  seat: number;
  mode: string;
  link: string;
  since: number;
  /** Where several people share this screen: all their seats. */
  seats?: OwnSeat[];
}

const GAMES = 'arks-games';
/** Games that are remembered; the latest first. */
const MOST = 40;
const NAME = 'arks-name';

export function myGames(): MyGame[] {
  try {
    return JSON.parse(localStorage.getItem(GAMES) ?? '[]') as MyGame[];
  } catch {
    return [];
  }
}

/** The seats of those who share this screen; empty where everybody has their own. */
export function sharedSeats(table: string): OwnSeat[] {
  return myGames().find((one) => one.table === table)?.seats ?? [];
}

export function remember(game: MyGame): void {
  const others = myGames().filter((one) => one.table !== game.table);
  localStorage.setItem(GAMES, JSON.stringify([game, ...others].slice(0, MOST)));
}

export function forget(table: string): void {
  localStorage.setItem(GAMES, JSON.stringify(myGames().filter((one) => one.table !== table)));
}

export function myName(): string {
  return localStorage.getItem(NAME) ?? '';
}

export function setMyName(name: string): void {
  localStorage.setItem(NAME, name);
}
