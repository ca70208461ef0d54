/** What the armed option is about to do, as something to draw: a way with ghost pieces, or a ghost cube. */
import type { Option } from '../../lib/types';

export interface Ghost {
  kind: 'unit' | 'cylinder' | 'cube';
  who: string;
  n: number;
}

export interface Intent {
  from: string | null;
  to: string;
  ghosts: Ghost[];
}

/**
 * Moves are told in steps (from where, then to where, then with how many), so the answers given before come in, too:
 * the last one first.
 */
export function intentOf(option: Option | null, before: string[], own: string): Intent | null {
  if (!option) return null;
  const [word, ...rest] = option.id.split(' ');
  switch (word) {
    case 'move':
      return { from: rest[0]!, to: rest[1]!, ghosts: [unit(own)] };
    case 'to':
      return arriving(rest[0]!, before[0], own);
    case 'units':
      return withUnits(numbers(rest), before, own);
    case 'engineer':
      return { from: null, to: rest[0]!, ghosts: [{ kind: 'cube', who: own, n: 1 }] };
    default:
      return null;
  }
}

function unit(who: string, n = 1): Ghost {
  return { kind: 'unit', who, n };
}

/** "own:2 robots:0 mercenaries:1" as numbers. */
function numbers(words: string[]): Record<string, number> {
  return Object.fromEntries(words.map((word) => word.split(':')).map(([name, n]) => [name!, Number(n)]));
}

function arriving(to: string, before: string | undefined, own: string): Intent {
  const [word, ...rest] = before?.split(' ') ?? [];
  if (word === 'route') return { from: rest[1]!, to, ghosts: [{ kind: 'cylinder', who: rest[0]!, n: 1 }] };
  return { from: word?.startsWith('teleport') ? rest[0]! : null, to, ghosts: [unit(own)] };
}

function withUnits(n: Record<string, number>, before: string[], own: string): Intent | null {
  const last = before[0]?.split(' ') ?? [];
  const way =
    last[0] === 'move'
      ? { from: last[1]!, to: last[2]! }
      : last[0] === 'to' && before[1]?.startsWith('teleport')
        ? { from: before[1].split(' ')[1]!, to: last[1]! }
        : null;
  if (!way) return null;
  const ghosts = [unit(own, n.own), unit('robots', n.robots ?? 0), unit('mercenaries', n.mercenaries ?? 0)];
  return { ...way, ghosts: ghosts.filter((ghost) => ghost.n > 0) };
}
