export type Random = () => number;

/** Random numbers from a seed, so that each run sees the same samples. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** How often each value of a scale is drawn. */
export function drawCounts(shares: readonly number[], answers: number, random: Random): number[] {
  const counts = shares.map(() => 0);
  for (let answer = 0; answer < answers; answer += 1) {
    let rest = random();
    const at = shares.findIndex((share) => (rest -= share) < 0);
    counts[at < 0 ? shares.length - 1 : at]! += 1;
  }
  return counts;
}

/** The share of samples in which something holds. */
export function shareOf(samples: number, holds: () => boolean): number {
  let held = 0;
  for (let sample = 0; sample < samples; sample += 1) if (holds()) held += 1;
  return held / samples;
}
