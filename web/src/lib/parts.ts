/** Questions of numbers: options like `units own:2 robots:1` or `spend 2`, taken apart so that each number has a control of its own. */
import type { Option } from './types';

export interface Part {
  name: string;
  least: number;
  most: number;
}

export interface Parts {
  /** Those that differ between options. */
  parts: Part[];
  numbers(option: Option): Record<string, number>;
  /** The option with these numbers, if it is offered. */
  find(numbers: Record<string, number>): Option | undefined;
}

const NUMBER = /([a-z][\w-]*)[: ](\d+)/g;

function numbersOf(option: Option): Record<string, number> {
  return Object.fromEntries([...option.id.matchAll(NUMBER)].map(([, name, n]) => [name, Number(n)]));
}

/** Null when the options are not all of the same numbers, or name things that are drawn. */
export function partsOf(options: Option[]): Parts | null {
  const all = options.map(numbersOf);
  const names = Object.keys(all[0] ?? {});
  const alike = all.every((one) => Object.keys(one).join() === names.join());
  if (!names.length || !alike || options.some((option) => option.touches.length)) return null;
  const parts = names
    .map((name) => ({
      name,
      least: Math.min(...all.map((one) => one[name]!)),
      most: Math.max(...all.map((one) => one[name]!)),
    }))
    .filter((part) => part.least < part.most);
  return {
    parts,
    numbers: numbersOf,
    find: (wanted) =>
      options.find((_, n) => names.every((name) => !(name in wanted) || all[n]![name] === wanted[name])),
  };
}

/** Which option each of the keys 1 to 9 takes: the n-th one, or the one that is about n. */
export function keysOf(kind: string, options: Option[]): (Option | undefined)[] {
  const found = kind === 'amount' ? partsOf(options) : null;
  const [only, more] = found?.parts ?? [];
  if (!found || !only || more) return options.slice(0, 9);
  return Array.from({ length: 9 }, (_, n) => found.find({ [only.name]: n + 1 }));
}
