import { betaCdf } from './beta-distribution.ts';
import { type Difference, differenceTest } from './compare.ts';
import { FEWEST_ANSWERS } from './intervals.ts';
import { medianOf } from './ratings.ts';
import { smallestError } from './score.ts';
import { tQuantile } from './student-t.ts';

/** How often each amount was ordered for, in ascending order. */
export type Amounts = readonly (readonly [amount: number, orders: number])[];

export function amountsOf(counts: ReadonlyMap<number, number>): Amounts {
  return [...counts].filter(([, orders]) => orders > 0).sort(([a], [b]) => a - b);
}

export const ordersOf = (amounts: Amounts): number => amounts.reduce((sum, [, orders]) => sum + orders, 0);

/** The orders of `all` that are not among `some`. */
export function otherAmounts(all: ReadonlyMap<number, number>, some: ReadonlyMap<number, number>): Amounts {
  return amountsOf(new Map([...all].map(([amount, orders]) => [amount, orders - (some.get(amount) ?? 0)])));
}

/**
 * The median with its 95 % interval. Below five orders the bounds are null: the range of so few orders contains the median
 * less than 95 % of the time.
 */
export interface TypicalOrder {
  readonly amount: number;
  readonly low: number | null;
  readonly high: number | null;
}

export const FEWEST_FOR_INTERVAL = 5;
const CONFIDENCE = 0.95;

/**
 * The interval lies between order statistics, because the number of orders below the median has a binomial distribution
 * whatever the amounts are. Between two ranks it is interpolated (Hettmansperger and Sheather 1986), so that it is not
 * wider than needed. Null without orders.
 */
export function typicalOrder(amounts: Amounts): TypicalOrder | null {
  const orders = ordersOf(amounts);
  if (orders === 0) return null;
  const amount = medianOf(new Map(amounts));
  if (orders < FEWEST_FOR_INTERVAL) return { amount, low: null, high: null };
  const { rank, further } = ranksOf(orders);
  const at = (place: number) => amountAt(amounts, place);
  return {
    amount,
    low: Math.min(amount, between(at(rank), at(rank + 1), further)),
    high: Math.max(amount, between(at(orders + 1 - rank), at(orders - rank), further)),
  };
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** The rank of the lower bound, and how far it lies towards the next rank. */
function ranksOf(orders: number): { rank: number; further: number } {
  /** How often the orders of this rank from below and from above enclose the median. */
  const holds = (rank: number) => 1 - 2 * betaCdf(0.5, orders - rank + 1, rank);
  let rank = Math.max(1, Math.floor(orders / 2 - Math.sqrt(orders)));
  while (rank > 1 && holds(rank) < CONFIDENCE) rank -= 1;
  while (holds(rank + 1) >= CONFIDENCE) rank += 1;
  const [here, next] = [holds(rank), holds(rank + 1)];
  const share = Math.max(0, (here - CONFIDENCE) / (here - next));
  return { rank, further: ((orders - rank) * share) / (rank + (orders - 2 * rank) * share) };
}

function amountAt(amounts: Amounts, rank: number): number {
  let passed = 0;
  return amounts.find(([, orders]) => (passed += orders) >= rank)?.[0] ?? 0;
}

/** Where at most this share of the orders makes up half of the revenue, the average depends on a few large orders. */
const FEW = 0.2;

/** The fewest orders that make up half of the revenue; null if they are not few. */
export function halfFromFew(amounts: Amounts): number | null {
  const revenue = amounts.reduce((sum, [amount, orders]) => sum + amount * orders, 0);
  let rest = revenue / 2;
  let few = 0;
  for (const [amount, orders] of [...amounts].reverse()) {
    if (rest <= 0 || amount <= 0) break;
    const taken = Math.min(orders, Math.ceil(rest / amount));
    few += taken;
    rest -= taken * amount;
  }
  return few > 0 && few <= FEW * ordersOf(amounts) ? few : null;
}

/**
 * Whether the orders of one group tend to be larger: the share of pairs, one order of each group, in which the first is
 * the larger one, less a half. Equal amounts count half. The interval is the wider one of two: of the test of Mann and
 * Whitney (1947), which is exact about equal distributions, and of Brunner and Munzel (2000), which allows for groups that
 * vary differently.
 */
export function compareOrders(one: Amounts, other: Amounts): Difference {
  const fewest = Math.min(ordersOf(one), ordersOf(other));
  if (fewest === 0) return { difference: 0, test: null };
  const ranked = rankOrders(one, other);
  const isTested = fewest >= FEWEST_ANSWERS && ranked.equalError > 0;
  if (!isTested) return { difference: ranked.difference, test: null };
  const { difference } = ranked;
  const half = (error: number) =>
    Math.max(
      ranked.equalError * tQuantile(error, AS_NORMAL),
      ranked.ownError > 0 ? ranked.ownError * tQuantile(error, ranked.ownDegrees) : 0,
    );
  return {
    difference,
    test: differenceTest(
      () => smallestError((error) => Math.abs(difference) - half(error)),
      (error) => ({
        low: Math.max(-0.5, difference - half(error)),
        high: Math.min(0.5, difference + half(error)),
      }),
    ),
  };
}

/** Student's t with so many degrees is the normal distribution to five digits. */
const AS_NORMAL = 1_000_000;

function rankOrders(one: Amounts, other: Amounts) {
  const [n, m] = [ordersOf(one), ordersOf(other)];
  const [ofOne, ofOther] = [placements(one, other), placements(other, one)];
  const all = n + m;
  const counts = new Map(one);
  for (const [amount, orders] of other) counts.set(amount, (counts.get(amount) ?? 0) + orders);
  const ties = [...counts.values()].reduce((sum, equal) => sum + (equal ** 3 - equal), 0);
  const [a, b] = [ofOne.variance / n, ofOther.variance / m];
  return {
    difference: ofOne.mean - 0.5,
    equalError: Math.sqrt(Math.max(0, (all + 1 - ties / (all * (all - 1))) / (12 * n * m))),
    ownError: Math.sqrt(a + b),
    ownDegrees: (a + b) ** 2 / (a ** 2 / (n - 1) + b ** 2 / (m - 1)),
  };
}

/** Mean and variance, over the orders of one group, of the share of the others that are smaller. */
function placements(own: Amounts, others: Amounts): { mean: number; variance: number } {
  const [n, m] = [ordersOf(own), ordersOf(others)];
  let at = 0;
  let below = 0;
  const placed = own.map(([amount, orders]) => {
    for (; (others[at]?.[0] ?? Infinity) < amount; at += 1) below += others[at]?.[1] ?? 0;
    const equal = others[at]?.[0] === amount ? (others[at]?.[1] ?? 0) : 0;
    return { orders, smaller: below + equal / 2 };
  });
  // Divided last, so that two groups of which neither is larger have a mean of exactly one half.
  const mean = placed.reduce((sum, { orders, smaller }) => sum + orders * smaller, 0) / (n * m);
  const squares = placed.reduce((sum, { orders, smaller }) => sum + orders * (smaller / m - mean) ** 2, 0);
  return { mean, variance: squares / (n - 1) };
}
