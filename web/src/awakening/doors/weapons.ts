/** What the weapons of factions put on the ship: bombs, and shots from one room into another. */
import type { Part } from '../parts.svelte';
import { brief } from './brief';
import { bombNotes } from './notes';
import Weapons from './Weapons.svelte';

const part: Part = { Over: Weapons, roomNotes: bombNotes, brief };
export default part;
