/** Ark Nova on the start page. */
import { defineCard } from '../lib/face';
import { t } from '../lib/text';
import Hero from './Hero.svelte';
import Thumb from './Thumb.svelte';
import type { ZooView } from './types';

export default defineCard<ZooView>({
  shade: 'light',
  Hero,
  Thumb,
  stage: (view) => t('turn', { n: Math.max(1, ...view.boards.map((board) => board.turns)) }),
});
