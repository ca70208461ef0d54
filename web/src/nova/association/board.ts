/** What the association board offers a player: tiles, tasks and levels of projects, each with its state. */
import { cardOf, type Level, type Project } from '../content';
import { t } from '../text';
import { cardsOf, ownBoard, type ProjectView, type TaskId, type ZooGame } from '../types';

export type Offer = 'yours' | 'free' | 'away';
export type LevelState = 'taken' | 'blocked' | 'reach' | 'closed' | 'not';

export function workersAt(game: ZooGame, task: TaskId): number[] {
  return game.view!.boards.flatMap((board) => Array.from({ length: board.tasks[task] }, () => board.seat));
}

export function offerOf(game: ZooGame, kind: 'partners' | 'universities', name: string): Offer {
  const view = game.view!;
  if (ownBoard(game)?.[kind].includes(name)) return 'yours';
  return (kind === 'partners' ? view.partner_offer : view.university_offer).includes(name) ? 'free' : 'away';
}

export function printedProject(project: ProjectView): Project {
  return cardOf(project.number) as Project;
}

/** A project that would be played now, and what its folder costs: it lies in the display or is in the hand. */
export interface CardProject extends ProjectView {
  price: number;
}

export function cardProjects(game: ZooGame): CardProject[] {
  const view = game.view!;
  const above = new Set([...view.projects, ...view.base_projects].map((project) => project.id));
  const cards = cardsOf(view);
  const found = new Map<string, CardProject>();
  for (const option of game.options) {
    const [word, id] = option.id.split(' ');
    const number = word === 'support' && id && !above.has(id) ? cards.get(id)?.number : null;
    if (id && number != null) found.set(id, { id, number, levels: [], price: option.cost.money ?? 0 });
  }
  return [...found.values()];
}

/** The option that supports a project on a level, if it is left. */
export function supportOf(game: ZooGame, project: ProjectView, level: number): string | null {
  const id = `support ${project.id} level:${level}`;
  return game.left.some((one) => one.id === id) ? id : null;
}

export function levelState(game: ZooGame, project: ProjectView, level: number): LevelState {
  const chance = game.view!.chances[project.id];
  const holder = project.levels[level];
  if (holder != null) return holder < 0 ? 'blocked' : 'taken';
  if (chance?.reach?.includes(level)) return 'reach';
  return chance?.mine ? 'closed' : 'not';
}

/** The need of a level as it is printed: a number of icons, or a size. */
export function needOf(card: Project, level: Level): string {
  if (card.project === 'icon_count') return String(level.need);
  if (card.project === 'breeding') return '';
  return level.most >= 9 ? `${level.need}+` : level.need < level.most ? `≤${level.most}` : String(level.most);
}

export function levelLabel(game: ZooGame, project: ProjectView, level: number): string {
  const card = printedProject(project);
  const holder = project.levels[level];
  return t('level-label', {
    project: card.name,
    need: card.levels[level]!.text,
    reward: card.levels[level]!.reward,
    state: levelState(game, project, level),
    who: holder != null && holder >= 0 ? game.nameOf(holder) : '',
    missing: game.view!.chances[project.id]?.missing?.[level] ?? 0,
  });
}

/** A level was clicked: choose it, or ask why it cannot be chosen. */
export function touchLevel(game: ZooGame, project: ProjectView, level: number): void {
  const id = supportOf(game, project, level);
  game.inspected = project.id;
  if (id) game.press(id);
  else void game.explain(`${project.id} level:${level}`, () => game.inspected === project.id);
}
