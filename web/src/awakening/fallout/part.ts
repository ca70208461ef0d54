/** What Fallout puts on the table: its track, public objectives, victory points, and combats of several sides. */
import type { Option } from '../../lib/types';
import type { Part } from '../parts.svelte';
import Evaluation from './Evaluation.svelte';
import Figure from './Figure.svelte';
import Goals from './Goals.svelte';
import Lights from './Lights.svelte';
import { meleeOf } from './melee/melee.svelte';
import Objectives from './Objectives.svelte';
import Points from './Points.svelte';
import Result from './Result.svelte';
import { result } from './result';
import Shared from './Shared.svelte';
import { tellingOf } from './telling.svelte';
import { t } from './text';
import Track from './Track.svelte';

const ASKED = new Set(['counter', 'melee-card']);

/** "Peace 3": where the counter goes. */
function counterText({ id }: Option): string | undefined {
  const [word, state, step] = id.split(' ');
  return word === 'counter' ? t('brief-counter', { state: t(`track-${state}`), step: step! }) : undefined;
}

const part: Part = {
  Aside: Track,
  Left: Objectives,
  Player: Points,
  Figure,
  dense: true,
  Under: Lights,
  Over: Shared,
  Float: Evaluation,
  Goals,
  Result,
  result,
  watch(game, before, replay) {
    tellingOf(game).watch(game, before, replay);
    meleeOf(game).replay = replay;
  },
  thingName(game, id) {
    const goal = game.view?.fallout?.objectives.find((one) => one.id === id);
    return goal && ('name' in goal ? goal.name : t('face-down-target'));
  },
  promptIcon({ ask }) {
    if (ask?.prompt === 'counter') return 'hazard-sign';
    return ask?.prompt === 'melee-card' ? 'crossed-swords' : undefined;
  },
  question: ({ ask }) => (ask && ASKED.has(ask.prompt) ? t(`ask-${ask.prompt}`) : undefined),
  brief: (_, option) => counterText(option),
  answer: (_, option) => counterText(option),
  modeName: () => t('mode-fallout'),
};
export default part;
