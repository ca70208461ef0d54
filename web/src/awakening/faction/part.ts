/** What factions, Complexity 2 and help for beginners put on a player's board. */
import { content } from '../content';
import type { Part } from '../parts.svelte';
import './bring';
import Beside from './Beside.svelte';
import Crest from './Crest.svelte';
import Inspect from './Inspect.svelte';
import Player from './Player.svelte';
import Sockets from './Sockets.svelte';

const part: Part = {
  Crest,
  Beside,
  Section: Sockets,
  Player,
  Inspect,
  thingName: ({ view }, id) => {
    const card = view?.boards.flatMap((board) => board.under ?? []).find((one) => one.id === id);
    return card && content.artifacts[card.kind]!.name;
  },
};
export default part;
