/** Awakening on the start page. */
import { defineCard } from '../lib/face';
import Hero from './Hero.svelte';
import { stage } from './stage';
import Thumb from './Thumb.svelte';
import type { ArkView } from './types';

export default defineCard<ArkView>({
  lesson: { mode: 'first-mission', players: 2 },
  Hero,
  Thumb,
  stage,
});
