/** What solo and co-op modes put on the table: the Enemy, its turn, the shared mission and trades. */
import type { Part } from '../parts.svelte';
import ActionCards from './Cards.svelte';
import Badge from './Badge.svelte';
import Over from './board/Over.svelte';
import Dock from './dark/Later.svelte';
import Result from './end/Later.svelte';
import Enemy from './enemy/Enemy.svelte';
import Float from './Float.svelte';
import Goals from './Goals.svelte';
import Inspect from './Inspect.svelte';
import Mission from './Mission.svelte';
import Bar from './playback/Later.svelte';
import { playbackOf } from './playback/playback.svelte';
import { roomNotes } from './say';
import Strip from './Strip.svelte';
import { t } from './text';
import { modeOf } from './types';
import { briefOf, iconOf, nameOf, question, resultOf, stageOf } from './words';

const part: Part = {
  Rail: Enemy,
  Left: Mission,
  Strip,
  Badge,
  Over,
  Float,
  Bar,
  Inspect,
  Goals,
  Hand: ActionCards,
  Dock,
  Result,
  holds: (game) => playbackOf(game).on,
  shown: (game) => playbackOf(game).view,
  sight: (game) => playbackOf(game).rooms,
  watch: (game, before, replay) => playbackOf(game).watch(before, replay),
  retell: (game, log) => playbackOf(game).retell(log),
  key: (game, key) => {
    const playback = playbackOf(game);
    if (!playback.on) return false;
    if (key === ']') playback.next();
    else if (key === '[') playback.back();
    else if (key === 'Escape') playback.skip();
    else return false;
    return true;
  },
  now: (game) =>
    playbackOf(game).on
      ? {
          text: t(`turn-${modeOf(game.view!.enemy!)}`),
          colour: game.look(game.view!.enemy!.seat).fill,
        }
      : undefined,
  thingName: nameOf,
  roomNotes,
  promptIcon: iconOf,
  question,
  brief: briefOf,
  answer: briefOf,
  result: resultOf,
  stage: stageOf,
  modeName: (view) => t(`mode-${modeOf(view.enemy!)}`),
  unseated: (game, seat) =>
    game.view?.enemy?.seat === seat ? t(`enemy-${modeOf(game.view.enemy)}`) : undefined,
};
export default part;
