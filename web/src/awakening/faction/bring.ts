import printed from '../generated/factions.json';
import { bringFactions, type Factions } from './printed.svelte';

bringFactions(printed as unknown as Factions);
