/** The icons that stand for abilities, and how an ability is called where there is little room. */

const ICONS: Record<string, string> = {
  Sprint: 'running-shoe',
  Pack: 'lion',
  Hunter: 'binoculars',
  Clever: 'back-forth',
  Boost: 'progression',
  Action: 'fast-forward-button',
  Inventive: 'light-bulb',
  'Full-throated': 'meeple',
  Jumping: 'kangaroo',
  Multiplier: 'cycle',
  'Iconic Animal': 'star-formation',
  Sunbathing: 'two-coins',
  Pouch: 'swap-bag',
  Resistance: 'scroll-unfurled',
  Assertion: 'card-pick',
  'Flock Animal': 'deer',
  Digging: 'back-forth',
  'Sponsor Magnet': 'magnet',
  Venom: 'snake-bite',
  Constriction: 'snake-spiral',
  Hypnosis: 'crossed-swords',
  Dominance: 'three-leaves',
  Pilfering: 'crossed-swords',
  Snapping: 'card-pick',
  Scavenging: 'vulture',
  Posturing: 'shop',
  Perception: 'binoculars',
  Determination: 'fast-forward-button',
  Peacocking: 'eagle-head',
  'Petting Zoo Animal': 'goat',
};

/** `Hunter 4` and `Boost: Build` without what follows. */
function nameOf(head: string): string {
  return head.replace(/(:.*| \d+)$/, '');
}

export function abilityIcon(head: string): string {
  return ICONS[nameOf(head)] ?? 'paw-print';
}

/** `Iconic Animal: Africa` as `Iconic`; a number stays. */
export function shortAbility(head: string): string {
  return head.replace(/:.*$/, '').replace(/ Animal\b/, '');
}

/** When an effect happens, as a class and a short word. */
export const MOMENTS: Record<string, string> = {
  Now: 'now',
  After: 'after',
  'Each time': 'each',
  Always: 'always',
  Break: 'break',
  End: 'end',
};
