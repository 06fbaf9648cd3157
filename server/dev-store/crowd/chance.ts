/** The same sequence for the same seed, so that a crowd can be had again. */
export interface Chance {
  /** From 0 up to, but not, 1. */
  next(): number;
  happens(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** One of `items` by weight. */
  weighed<T>(items: readonly T[], weight: (item: T, at: number) => number): T;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  const weighed = <T>(items: readonly T[], weight: (item: T, at: number) => number): T => {
    let left = next() * items.reduce((sum, item, at) => sum + weight(item, at), 0);
    const found = items.find((item, at) => (left -= weight(item, at)) < 0) ?? items.at(-1);
    if (found === undefined) throw new Error('There is nothing to choose from.');
    return found;
  };
  return {
    next,
    happens: (share) => next() < share,
    weighed,
    pick: (items) => weighed(items, () => 1),
  };
}
