/** Pseudo-random numbers: the same seed gives the same sequence, so that a crowd is reproducible. */
export interface RandomSource {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  happens(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks one of `items` by weight. */
  weighed<T>(items: readonly T[], weight: (item: T, at: number) => number): T;
}

export function createRandomSource(seed: number): RandomSource {
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
