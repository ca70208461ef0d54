/** Awakening at a table: what the shell asks a game for. */
import { defineFace } from '../lib/face';
import { brief, budget, doing, partName, question, stock } from './bar';
import CostView from './CostView.svelte';
import sprite from './generated/sprite.svg?url&no-inline';
import Logo from './Logo.svelte';
import { SEAT_COLOURS, seatLook } from './looks';
import { promptIcon, thingName } from './say';
import { stage } from './stage';
import Table from './Table.svelte';
import TextTable from './TextTable.svelte';
import { t } from './text';
import './theme.css';
import type { ArkView } from './types';

export default defineFace<ArkView>({
  Table,
  Logo,
  Cost: CostView,
  TextTable,
  theme: 'awakening',
  sprite,
  seatLook,
  seatWords: SEAT_COLOURS.map((colour) => colour[0]!.toUpperCase() + colour.slice(1)),
  thingName,
  promptIcon,
  stock,
  budget,
  brief,
  doing,
  partName,
  question,
  modeName: (view) =>
    t(`mode-${view.modules.find((one) => one.includes('mission')) ?? 'awakening'}`.replaceAll('_', '-')),
  stage,
  quiet: new Set(['paid', 'turn-started']),
  marks: { explored: 'explore', 'combat-won': 'combat', achieved: 'win', won: 'win' },
});
