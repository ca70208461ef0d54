/** Ark Nova at a table: what the shell asks a game for. */
import { defineFace } from '../lib/face';
import { answer, brief, doing, modeName, question, seal, stage, stock } from './bar';
import BreakTrack from './board/BreakTrack.svelte';
import CostView from './CostView.svelte';
import sprite from './generated/sprite.svg?url&no-inline';
import InWords from './InWords.svelte';
import Logo from './Logo.svelte';
import { SEAT_COLOURS, seatLook } from './looks';
import { promptIcon, thingName } from './say';
import Table from './Table.svelte';
import './theme.css';
import type { ZooView } from './types';

export default defineFace<ZooView>({
  Table,
  Logo,
  Cost: CostView,
  Aside: BreakTrack,
  TextTable: InWords,
  theme: 'nova',
  shade: 'light',
  sprite,
  seatLook,
  seatWords: SEAT_COLOURS.map((colour) => colour[0]!.toUpperCase() + colour.slice(1)),
  thingName,
  promptIcon,
  stock,
  question,
  brief,
  seal,
  answer,
  doing,
  modeName,
  stage,
  quiet: new Set([
    'paid',
    'turn-started',
    'gained',
    'display-filled',
    'swept',
    'drew',
    'income',
    'sponsor-income',
  ]),
  marks: { supported: 'explore', 'break-started': 'combat', 'end-triggered': 'win', scored: 'win' },
});
