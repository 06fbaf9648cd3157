import type { Interval } from './methods.ts';

/** A scale on which all answers are one of two values. */
export interface TwoValues {
  readonly values: readonly number[];
  /** Where the two stand in `values`. */
  readonly lower: number;
  readonly upper: number;
}

export type CountsMethod = (values: readonly number[], counts: readonly number[]) => Interval;

/** How often intervals hold the truth, by adding up all samples: without an error of sampling. */
export interface Enumerated {
  /** For a true share of the upper value. */
  readonly at: (share: number) => { readonly held: number; readonly width: number };
  /** The true share at which the intervals hold the truth most rarely. */
  readonly worst: () => { readonly held: number; readonly share: number };
}

export function enumerateTwoValues(
  { values, lower, upper }: TwoValues,
  answers: number,
  method: CountsMethod,
): Enumerated {
  const [from, to] = [values[lower] ?? 0, values[upper] ?? 0];
  /** The interval of each number of upper values, in shares of the upper value. */
  const intervals = Array.from({ length: answers + 1 }, (_, count) => {
    const counts = values.map((_value, at) => (at === upper ? count : at === lower ? answers - count : 0));
    const { low, high } = method(values, counts);
    return { low: (low - from) / (to - from), high: (high - from) / (to - from) };
  });
  const at = (share: number) => {
    let [held, width] = [0, 0];
    for (const [count, probability] of binomial(answers, share).entries()) {
      const { low = 0, high = 0 } = intervals[count] ?? {};
      if (low <= share + ROUNDING && share <= high + ROUNDING) held += probability;
      width += probability * (high - low) * (to - from);
    }
    return { held, width };
  };
  return {
    at,
    worst: () =>
      // Coverage is lowest just outside a bound.
      intervals
        .flatMap(({ low, high }) => [low - OUTSIDE, high + OUTSIDE])
        .filter((share) => share > 0 && share < 1)
        .map((share) => ({ share, held: at(share).held }))
        .reduce((least, each) => (each.held < least.held ? each : least)),
  };
}

const ROUNDING = 1e-12;
const OUTSIDE = 1e-9;

/** The probabilities of 0 to n. */
export function binomial(n: number, share: number): number[] {
  const [log, logOfOther] = [Math.log(share), Math.log1p(-share)];
  let choose = 0;
  return Array.from({ length: n + 1 }, (_, count) => {
    if (count > 0) choose += Math.log((n - count + 1) / count);
    return Math.exp(choose + count * log + (n - count) * logOfOther);
  });
}

/** For which counts of two groups something is claimed. */
export interface ClaimedCounts {
  /** How often it is claimed for two true shares. */
  readonly at: (one: number, other: number) => number;
  /** The common share at which it is claimed most often. */
  readonly worst: () => { readonly claimed: number; readonly share: number };
}

/** From 0.5 % on; the other half is the same by symmetry. */
const COMMON_SHARES = Array.from({ length: 100 }, (_, at) => (at + 1) / 200);

export function enumerateClaims(
  [n, m]: readonly [number, number],
  isClaimed: (count: number, ofOther: number) => boolean,
): ClaimedCounts {
  const claimed = Array.from({ length: n + 1 }, (_, count) =>
    Array.from({ length: m + 1 }, (_other, ofOther) => isClaimed(count, ofOther)),
  );
  const at = (one: number, other: number) => {
    const ofOther = binomial(m, other);
    return binomial(n, one).reduce((sum, probability, count) => {
      const row = claimed[count] ?? [];
      return sum + probability * ofOther.reduce((all, each, at2) => (row[at2] ? all + each : all), 0);
    }, 0);
  };
  return {
    at,
    worst: () =>
      COMMON_SHARES.map((share) => ({ share, claimed: at(share, share) })).reduce((most, each) =>
        each.claimed > most.claimed ? each : most,
      ),
  };
}
