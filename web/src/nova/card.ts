/** Ark Nova on the start page. */
import { defineCard } from '../lib/face';
import { t } from '../lib/text';
import Hero from './Hero.svelte';
import Thumb from './Thumb.svelte';
import type { ZooView } from './types';

const card = {
  shade: 'light' as const,
  modes: { nova: [1, 2, 3, 4] },
  Hero,
  Thumb,
  stage: (view: ZooView) => t('turn', { n: Math.max(1, ...view.boards.map((board) => board.turns)) }),
};

export default defineCard<ZooView>(card);
