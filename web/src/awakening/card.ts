/** Awakening on the start page. */
import { defineCard } from '../lib/face';
import Hero from './Hero.svelte';
import { stage } from './stage';
import Thumb from './Thumb.svelte';
import type { ArkView } from './types';

export default defineCard<ArkView>({
  modes: { awakening: [2, 3, 4, 5], 'first-mission': [1, 2, 3, 4] },
  lesson: { mode: 'first-mission', players: 2 },
  Hero,
  Thumb,
  stage,
});
