/** Many ways to pay, taken apart: with which resource, and how much of it another one stands in for. */
import type { Option } from './types';

export interface Payments {
  /** What may be paid with, each by itself. */
  kinds: string[];
  /** What stands in for any of them. */
  wild: string;
  /** Of a kind: how much of the wild one is possible. */
  amounts(kind: string): number[];
  find(kind: string, wild: number): Option | undefined;
  /** The kind and the wild amount of an option. */
  read(option: Option): { kind: string; wild: number };
}

/** Null when no single resource explains all ways. */
export function paymentsOf(options: Option[]): Payments | null {
  const names = [...new Set(options.flatMap((option) => Object.keys(option.cost)))];
  const wild = names.findLast((name) =>
    options.every((option) => Object.keys(option.cost).filter((one) => one !== name).length <= 1),
  );
  const kinds = names.filter((name) => name !== wild);
  if (!wild || kinds.length === 0) return null;
  const wildOf = (option: Option) => option.cost[wild] ?? 0;
  const pays = (option: Option, kind: string) =>
    kind in option.cost || kinds.every((one) => !(one in option.cost));
  const withKind = (kind: string) => options.filter((option) => pays(option, kind));
  return {
    kinds,
    wild,
    amounts: (kind) =>
      withKind(kind)
        .map(wildOf)
        .sort((a, b) => a - b),
    find: (kind, n) => withKind(kind).find((option) => wildOf(option) === n),
    read: (option) => ({ kind: kinds.find((one) => one in option.cost) ?? kinds[0]!, wild: wildOf(option) }),
  };
}
