/** Awakening at a table: what the shell asks a game for. */
import { defineFace } from '../lib/face';
import Aside from './Aside.svelte';
import AsText from './AsText.svelte';
import { brief, budget, doing, partName, question, stock } from './bar';
import CostView from './CostView.svelte';
import { lookAt } from './faction/look';
import sprite from './generated/sprite.svg?url&no-inline';
import Logo from './Logo.svelte';
import { SEAT_COLOURS } from './looks';
import { asked } from './parts.svelte';
import { promptIcon, thingName } from './say';
import { stage } from './stage';
import Table from './Table.svelte';
import { t } from './text';
import './theme.css';
import type { ArkGame, ArkView } from './types';
import Verbs from './Verbs.svelte';

/** Whoever leads the Enemy sits last; before the game begins the table's options tell. */
function leadsEnemy({ view, table }: ArkGame, seat: number): boolean {
  if (view) return view.enemy?.leader === 'dark-player' && view.enemy.seat === seat;
  return table?.options.enemy === 'dark-player' && seat === table.seats.length - 1;
}

export default defineFace<ArkView>({
  Table,
  Logo,
  Aside,
  Verbs,
  Cost: CostView,
  TextTable: AsText,
  theme: 'awakening',
  sprite,
  seatLook: lookAt,
  seatWords: SEAT_COLOURS.map((colour) => colour[0]!.toUpperCase() + colour.slice(1)),
  thingName,
  promptIcon,
  stock,
  budget,
  brief,
  answer: (game, option) => asked(game.view, (part) => part.answer?.(game, option)),
  doing,
  partName,
  question,
  modeName: (view) =>
    asked(view, (part) => part.modeName?.(view)) ??
    t(`mode-${view.modules.find((one) => one.includes('mission')) ?? 'awakening'}`.replaceAll('_', '-')),
  stage: (view) => asked(view, (part) => part.stage?.(view)) ?? stage(view),
  now: (game) => asked(game.view, (part) => part.now?.(game)),
  role: (game, seat) => (leadsEnemy(game, seat) ? t('role-dark-player') : undefined),
  unseated: (game, seat) => asked(game.view, (part) => part.unseated?.(game, seat)),
  retell: (game, log) => asked(game.view, (part) => part.retell?.(game, log)) ?? log,
  quiet: new Set(['paid', 'turn-started']),
  marks: { explored: 'explore', 'combat-won': 'combat', achieved: 'win', won: 'win' },
});
