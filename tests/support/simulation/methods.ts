import { betaCdf, betaQuantile } from '#shared/analytics/beta-distribution.ts';
import { type Amounts, ordersOf, typicalOrder } from '#shared/analytics/order-amounts.ts';
import { type Score, scoreInterval, scoreOf } from '#shared/analytics/score.ts';
import { tQuantile } from '#shared/analytics/student-t.ts';

// The plain methods, which are the reference, and others that the product's widths are compared with.

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z = 1.959963984540054;

const around = (centre: number, half: number): Interval => ({ low: centre - half, high: centre + half });

export const leavesOutZero = ({ low, high }: Interval): boolean => low > 0 || high < 0;

interface Moments {
  readonly n: number;
  readonly mean: number;
  readonly variance: number;
}

function momentsOf(values: readonly number[], counts: readonly number[]): Moments {
  const n = counts.reduce((sum, count) => sum + count, 0);
  const mean = values.reduce((sum, value, at) => sum + value * (counts[at] ?? 0), 0) / n;
  const squares = values.reduce((sum, value, at) => sum + (counts[at] ?? 0) * (value - mean) ** 2, 0);
  return { n, mean, variance: squares / Math.max(1, n - 1) };
}

export type ScoreMethod = (values: readonly number[], counts: readonly number[]) => Interval;

const plainMean: ScoreMethod = (values, counts) => {
  const { n, mean, variance } = momentsOf(values, counts);
  return around(mean, Z * Math.sqrt(variance / n));
};

/** Adds this many answers, in equal parts, before the plain method (Agresti and Coull 1998 for shares). */
const withAdded =
  (added: number): ScoreMethod =>
  (values, counts) =>
    plainMean(
      values,
      counts.map((count) => count + added / counts.length),
    );

/** The product's method with the imagined answer spread evenly. */
const posterior: ScoreMethod = (values, counts) => {
  const found = known(values, counts);
  return { low: found.bound('low', 0.025, 0), high: found.bound('high', 0.025, 0) };
};

const product: ScoreMethod = (values, counts) => scoreInterval(known(values, counts));

function known(values: readonly number[], counts: readonly number[]): Score {
  const found = scoreOf(values, counts);
  if (found === null) throw new Error('A sample has answers.');
  return found;
}

/** The first is the product's, the second the plain one. */
export const SCORE_METHODS: readonly ScoreMethod[] = [
  product,
  plainMean,
  withAdded(2),
  withAdded(4),
  posterior,
];

/** The plain interval of a difference of two means. */
export function plainDifference(
  values: readonly number[],
  one: readonly number[],
  other: readonly number[],
): Interval {
  const [a, b] = [momentsOf(values, one), momentsOf(values, other)];
  return around(a.mean - b.mean, Z * Math.sqrt(a.variance / a.n + b.variance / b.n));
}

type ShareMethod = (count: number, total: number) => Interval;

const plainShare: ShareMethod = (count, total) => {
  const share = count / total;
  return around(share, Z * Math.sqrt((share * (1 - share)) / total));
};

const wilson: ShareMethod = (count, total) => {
  const share = count / total;
  const half = (Z * Math.sqrt(total * share * (1 - share) + (Z * Z) / 4)) / (total + Z * Z);
  const { low, high } = around((count + (Z * Z) / 2) / (total + Z * Z), half);
  return { low: count === 0 ? 0 : low, high: count === total ? 1 : high };
};

/** Agresti and Coull (1998). */
const agrestiCoull: ShareMethod = (count, total) => plainShare(count + (Z * Z) / 2, total + Z * Z);

/** Brown, Cai and DasGupta (2001). */
const jeffreys: ShareMethod = (count, total) => ({
  low: count === 0 ? 0 : betaQuantile(0.025, count + 0.5, total - count + 0.5),
  high: count === total ? 1 : betaQuantile(0.975, count + 0.5, total - count + 0.5),
});

/** Jeffreys' interval, wider at the ends: the modified interval of the same authors. */
const jeffreysWithEnds: ShareMethod = (count, total) => {
  const lowAt = (successes: number) => {
    if (successes <= 1) return 0;
    return successes === total ? 0.025 ** (1 / total) : jeffreys(successes, total).low;
  };
  return { low: lowAt(count), high: 1 - lowAt(total - count) };
};

/** The exact interval of Clopper and Pearson (1934). */
const exact: ShareMethod = (count, total) => ({
  low: count === 0 ? 0 : betaQuantile(0.025, count, total - count + 1),
  high: count === total ? 1 : betaQuantile(0.975, count + 1, total - count),
});

/** The exact interval, in which the count itself has half of its probability (Lancaster 1961). */
const midP: ShareMethod = (count, total) => {
  const lowAt = (successes: number) => {
    if (successes === 0) return 0;
    const beyond = (share: number) =>
      (betaCdf(share, successes, total - successes + 1) +
        (successes < total ? betaCdf(share, successes + 1, total - successes) : 0)) /
      2;
    let [low, high] = [0, 1];
    for (let step = 0; step < 50; step += 1) {
      const middle = (low + high) / 2;
      if (beyond(middle) < 0.025) low = middle;
      else high = middle;
    }
    return low;
  };
  return { low: lowAt(count), high: 1 - lowAt(total - count) };
};

/** For the scale with the values 0 and 1. */
const ofShares =
  (method: ShareMethod): ScoreMethod =>
  (_, [others = 0, count = 0]) =>
    method(count, others + count);

/** The first is the product's, the second the plain one. */
export const SHARE_METHODS: readonly ScoreMethod[] = [
  product,
  ...[plainShare, wilson, agrestiCoull, jeffreys, jeffreysWithEnds, midP, exact].map(ofShares),
];

/** The pooled z test of two shares: the square root of the chi-squared test. */
export function pooledZ(one: number, total: number, other: number, otherTotal: number): number {
  const pooled = (one + other) / (total + otherTotal);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / total + 1 / otherTotal));
  return spread > 0 ? (one / total - other / otherTotal) / spread : 0;
}

export type MedianMethod = (amounts: Amounts) => Interval;

const orderStatistics: MedianMethod = (amounts) => {
  const found = typicalOrder(amounts);
  return { low: found?.low ?? -Infinity, high: found?.high ?? Infinity };
};

/** The median ± 1.253 × 1.96 standard errors of the mean, which is right for a bell. */
const plainMedian: MedianMethod = (amounts) => {
  const values = amounts.map(([amount]) => amount);
  const { n, variance } = momentsOf(
    values,
    amounts.map(([, orders]) => orders),
  );
  const median = typicalOrder(amounts)?.amount ?? 0;
  return around(median, 1.2533 * Z * Math.sqrt(variance / n));
};

/** The ranks n / 2 ± 1.96 × √n / 2 by the normal approximation. */
const normalRanks: MedianMethod = (amounts) => {
  const orders = ordersOf(amounts);
  const half = (Z * Math.sqrt(orders)) / 2;
  const sorted = amounts.flatMap(([amount, count]) => Array<number>(count).fill(amount));
  const at = (rank: number) => sorted[Math.min(orders, Math.max(1, rank)) - 1] ?? 0;
  return { low: at(Math.round(orders / 2 - half)), high: at(Math.round(1 + orders / 2 + half)) };
};

export const MEDIAN_METHODS: readonly MedianMethod[] = [orderStatistics, plainMedian, normalRanks];

/** Welch's t test of two averages. */
export function welch(one: Amounts, other: Amounts): Interval {
  const of = (amounts: Amounts) =>
    momentsOf(
      amounts.map(([amount]) => amount),
      amounts.map(([, orders]) => orders),
    );
  const [a, b] = [of(one), of(other)];
  const [own, others] = [a.variance / a.n, b.variance / b.n];
  const degrees = (own + others) ** 2 / (own ** 2 / (a.n - 1) + others ** 2 / (b.n - 1));
  if (!(own + others > 0)) return around(a.mean - b.mean, 0);
  return around(a.mean - b.mean, tQuantile(0.05, degrees) * Math.sqrt(own + others));
}
