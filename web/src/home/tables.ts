/** Tables in a line: who plays, what, since when, how it ended. */
import type { MyGame } from '../lib/mine';
import { PAGES_OF_TABLES, TABLES_ON_A_PAGE, type Seat, type TableInfo } from '../lib/net';
import { tagsOf } from '../lib/tags';
import { called, t } from './text';

/** Several pages of the list; a table that moved from one to the next meanwhile is on both. */
export function together(pages: TableInfo[][]): TableInfo[] {
  return [...new Map(pages.flat().map((table) => [table.id, table])).values()];
}

/** Whether there may be a page behind these. */
export function goesOn(pages: TableInfo[][]): boolean {
  return pages.length < PAGES_OF_TABLES && pages.at(-1)?.length === TABLES_ON_A_PAGE;
}

/** The seats of those who sit at this browser. */
export function ownSeats({ seat, seats }: MyGame): number[] {
  return seats?.map((one) => one.seat) ?? [seat];
}

/** The mode, or the game where it has only one. */
export function modeName(info: TableInfo): string {
  return info.options.mode === undefined
    ? called('home', info.game)
    : called('mode', String(info.options.mode));
}

/** What makes it another game: "Factions, Complexity 2". */
export function variantsOf(info: TableInfo): string {
  return tagsOf(info.options).join(', ');
}

/** Mode and variants, and rules that are not today's. */
export function fullName(info: TableInfo): string {
  const { rules } = info;
  const old = rules?.today === false ? t('rules-old', { n: rules.ruleset }) : '';
  return [modeName(info), variantsOf(info), old].filter(Boolean).join(', ');
}

export function seatName(seat: Pick<Seat, 'name' | 'kind' | 'seat'>): string {
  return seat.name || (seat.kind === 'bot' ? t('a-bot') : t('guest', { n: seat.seat + 1 }));
}

/** "Ada, Ben, 2 bots", without the own seats. */
export function who(info: TableInfo, own: number[] = []): string {
  const others = info.seats.filter((seat) => !own.includes(seat.seat));
  const people = others.filter((seat) => seat.kind === 'human' || (seat.kind === 'bot' && seat.name));
  const bots = others.filter((seat) => seat.kind === 'bot' && !seat.name).length;
  const open = others.filter((seat) => seat.kind === 'open').length;
  return [
    ...people.map(seatName),
    ...(bots ? [t('bots-count', { n: bots })] : []),
    ...(open ? [t('seats-open', { n: open })] : []),
  ].join(', ');
}

export function result(info: TableInfo, own: number[] = []): string {
  const winner = info.outcome?.winners[0];
  if (winner === undefined) return t('won-nobody');
  return own.includes(winner) ? t('won-you') : t('won', { name: seatName(info.seats[winner]!) });
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "2 hours ago", of a time in seconds. */
export function ago(time: number | null | undefined, now = Date.now() / 1000): string {
  if (!time) return '';
  const passed = Math.max(0, now - time);
  const [unit, size] = UNITS.find(([, seconds]) => passed >= seconds) ?? ['minute', 60];
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(passed / size), unit);
}
