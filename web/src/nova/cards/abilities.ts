/** The icons that stand for abilities, and how names are shortened where there is little room. */

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

/** `Iconic Animal: Africa` as `Iconic`; a number stays. Of several that are too long, the first. */
export function shortAbilities(heads: string[]): string {
  const short = heads.map((head) => head.replace(/:.*$/, '').replace(/ Animal\b/, ''));
  const all = short.join(', ');
  return all.length <= FEW_LETTERS ? all : `${short[0]} +${short.length - 1}`;
}
const FEW_LETTERS = 17;

/** How many rows a name takes on a card of the hand. */
export function rowsOf(name: string): number {
  let rows = 1;
  let used = 0;
  for (const word of name.split(/[ -]/)) {
    if (used && used + 1 + word.length > ROW_LETTERS) {
      rows += 1;
      used = word.length;
    } else used += (used ? 1 : 0) + word.length;
  }
  return rows;
}
const ROW_LETTERS = 12;

/** When an effect happens, as a class and a short word. */
export const MOMENTS: Record<string, string> = {
  Now: 'now',
  After: 'after',
  'Each time': 'each',
  Always: 'always',
  Break: 'break',
  End: 'end',
};
