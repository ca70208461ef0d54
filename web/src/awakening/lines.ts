/** The lines of a biodome's sections as rows to draw: what each sign is worth, and what that is made of. */
import { content, printedOf, SIGN_ICON } from './content';
import { roomPlace } from './say';
import { t } from './text';
import type { ArkGame, BoardView, SectionId, Source, Term } from './types';

export interface Row {
  verb: string;
  icon: string;
  name: string;
  value: string;
  /** "4+2": the section's own part and that of the rooms; empty when there is only one. */
  parts: string;
  /** Of the line that is performed now. */
  left: { left: number | null; of: number | null } | null;
  cost: Record<string, number> | null;
  sources: Source[];
}

const MINUS = '−';

function total(term: Term): string {
  if (term.draw !== undefined) return `${term.value}:${term.draw}`;
  return term.value === 0 && !term.cost ? '–' : String(term.value);
}

function isOwn({ source }: Source): boolean {
  return source.startsWith('section:');
}

function sum(sources: Source[]): number {
  return sources.reduce((all, one) => all + one.value, 0);
}

/** What the section itself gives, and what the rooms add to it. */
export function partsOf(term: Term): string {
  if (term.draw !== undefined || term.verb === 'exploit') return '';
  const own = sum(term.sources.filter(isOwn));
  const rooms = sum(term.sources.filter((one) => !isOwn(one)));
  if (!own || !rooms) return '';
  return rooms < 0 ? `${own}${MINUS}${-rooms}` : `${own}+${rooms}`;
}

/** By printed line: a row for each sign, and for each variant of it that is worth something. */
export function rowsOf(game: ArkGame, board: BoardView, id: SectionId): Row[][] {
  const running = game.view?.line;
  return printedOf(board).sections[id].lines.map((signs, n) => {
    const here = running?.seat === board.seat && running.section === id && running.line === n;
    const terms: Term[] =
      board.lines?.[id]?.[n] ?? signs.map((sign) => ({ verb: sign, sign, value: 0, sources: [] }));
    const worth = (sign: string) => terms.some((term) => term.sign === sign && term.value > 0);
    // Of a sign that has only variants, those alone are told.
    const told = terms.filter((term) => term.value > 0 || term.cost || !worth(term.sign));
    return told.map((term) => ({
      verb: term.verb,
      icon: SIGN_ICON[term.sign]!,
      name: t(`verb-${term.verb.replaceAll('_', '-')}`),
      value: total(term),
      parts: term.cost ? '' : partsOf(term),
      left: here ? (running.budget[term.verb] ?? null) : null,
      cost: term.cost ?? null,
      sources: [...term.sources, ...(term.bonus ?? [])],
    }));
  });
}

/** What a source is called: the section, or a room with its place. */
export function sourceName(game: ArkGame, source: string): string {
  if (source === 'section:faction') return t('section-own');
  if (source.startsWith('section:')) return t(source.replace(':', '-'));
  const card = game.view!.boards.flatMap((board) => board.under ?? []).find((one) => one.id === source);
  if (card) return content.artifacts[card.kind]!.name;
  const room = game.view!.rooms.find((one) => one.id === source);
  return room ? `${content.rooms[room.kind]!.name} ${roomPlace(game.view!, room)}` : source;
}

export function sourceValue({ value, draw, resource, units }: Source): string {
  const number = draw !== undefined ? `${value}:${draw}` : value < 0 ? `${MINUS}${-value}` : String(value);
  const what = resource === null ? ` ${t('of-your-choice')}` : resource ? ` ${resource}` : '';
  return units ? `${number}${what} (${t('for-units', { n: units })})` : number + what;
}

/** "Move 6: Mobility 4, Communication Array C3 2". */
export function sourcesText(game: ArkGame, row: Row): string {
  const named = row.sources.map((one) => `${sourceName(game, one.source)} ${sourceValue(one)}`);
  return named.length ? `${row.name} ${row.value}: ${named.join(', ')}` : row.name;
}
