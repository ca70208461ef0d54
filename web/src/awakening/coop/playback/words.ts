/** What a step of the Enemy's turn is called, and why it went as it did. */
import { content, roomKind } from '../../content';
import { thingName } from '../../say';
import type { ArkGame } from '../../types';
import { t } from '../text';
import type { EnemyView } from '../types';
import type { Step } from './steps';

/** What an enemy-target card depicts: a room kind, `generator` or `Ti factory`. */
export function aimName(aim: string): string {
  const factory = /^(\w\w) factory$/.exec(aim)?.[1];
  if (factory) return t('aim-factory', { resource: t(`resource-${factory}`) });
  return content.rooms[aim] ? roomKind(aim).name : t('aim-generator');
}

export function aimIcon(aim: string): string {
  if (aim.endsWith('factory')) return 'materials-science';
  return content.rooms[aim] ? roomKind(aim).icon : 'power-generator';
}

function room(game: ArkGame, id: string | null): string {
  return id ? thingName(game, id) : '';
}

export function titleOf(game: ArkGame, step: Step, enemy: EnemyView): string {
  const n = (step.unit ?? 0) + 1;
  const here = room(game, step.to ?? step.from);
  switch (step.word) {
    case 'enemy-turn':
      return t('step-counter', { n: Number(step.args[0]) });
    case 'cube-disintegrated':
    case 'cylinder-returned': {
      const who = enemy.guardians?.findIndex((one) => one.room === step.to) ?? -1;
      return t(`step-${step.word}`, { n: who + 1, room: here });
    }
    case 'guardian-moved':
      return t('step-moved', { n, way: t(`way-${step.taken}`) });
    case 'guardian-teleported':
    case 'guardian-not-teleported':
    case 'guardian-stayed':
    case 'guardian-stopped':
      return t(`step-${step.word}`, { n, room: here });
    case 'glitched':
      return t('step-glitched', { n: Number(step.args[1]), room: here });
    case 'hostile-unit-came':
    case 'corruption-placed':
    case 'infection-placed':
      return t(`step-${step.word}`, { room: here });
    default:
      return game.told(step.text);
  }
}

/** Their own sentence tells why. */
const REASONED = new Set(['corruption-placed', 'infection-placed']);

/** Reasons in few words; empty where the title says it all. */
export function whyOf(game: ArkGame, step: Step): string {
  if (step.phase === 'move' && step.word !== 'action-drawn') {
    const tried = step.tried.map(({ way, reason }) =>
      t('why-tried', { way: t(`way-${way}`), reason: t(`hindrance-${reason}`) }),
    );
    const stop = step.stop ? t(`halt-${step.stop}`) : '';
    if (step.taken)
      tried.push(
        t(stop ? 'why-taken-stops' : 'why-taken', {
          way: t(`way-${step.taken}`),
          room: room(game, step.to),
          stop,
        }),
      );
    else if (stop) tried.push(t('why-held', { stop }));
    return tried.join(' ');
  }
  return step.events
    .filter((one) => one.text !== step.text || REASONED.has(one.word))
    .map((one) => game.told(one.text))
    .join(' ');
}

/** Words that a skipped turn counts. */
const COUNTED = [
  'guardian-teleported',
  'guardian-moved',
  'cube-disintegrated',
  'cylinder-returned',
  'glitched',
  'hostile-unit-came',
  'corruption-placed',
  'infection-placed',
  'adapted',
];

/** A turn in one line. */
export function summaryOf(game: ArkGame, steps: Step[]): string {
  const words = steps.flatMap((step) => step.events.map((one) => one.word));
  const parts = COUNTED.flatMap((word) => {
    const n = words.filter((one) => one === word).length;
    return n ? [t(`sum-${word}`, { n })] : [];
  });
  const name = game.nameOf(game.view!.enemy!.seat);
  return parts.length ? t('summary', { name, what: parts.join(', ') }) : t('summary-nothing', { name });
}
