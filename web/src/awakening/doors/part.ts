/** What Complexity 2 puts on the table: seals, guards, power tokens, and a phase before the action phase. */
import type { Part } from '../parts.svelte';
import { brief } from './brief';
import Decks from './Decks.svelte';
import Doorways from './Doorways.svelte';
import Gates from './Gates.svelte';
import Inspect from './Inspect.svelte';
import { roomNotes } from './notes';
import Phases from './Phases.svelte';
import { t } from './text';
import Verbs from './Verbs.svelte';

const ASKED = new Set(['preemptive', 'disintegrate-cylinders', 'hack-with', 'remove-section']);

const part: Part = {
  Aside: Phases,
  Over: Doorways,
  Verbs,
  Track: Gates,
  Decks,
  Inspect,
  roomNotes,
  brief,
  promptIcon: ({ ask }) => (ask?.prompt === 'preemptive' ? 'locked-door' : undefined),
  question: ({ ask }) => (ask && ASKED.has(ask.prompt) ? t(`ask-${ask.prompt}`) : undefined),
};
export default part;
