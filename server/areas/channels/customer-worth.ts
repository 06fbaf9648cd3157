import { runSteps } from '#shared/run-steps.ts';
import { type Difference, type Judged, judge, SIGNIFICANCE, stepDown } from '#shared/analytics/compare.ts';
import type { MatureCustomers } from '#shared/analytics/customer-history.ts';
import { FEWEST_ANSWERS, type Rate, rate } from '#shared/analytics/intervals.ts';
import {
  amountsOf,
  compareOrders,
  halfFromFew,
  ordersOf,
  otherAmounts,
  type TypicalOrder,
  typicalOrder,
} from '#shared/analytics/order-amounts.ts';

/** What the customers of one answer brought until they were so many days old. */
export interface AnswerWorth {
  readonly answer: string;
  readonly customers: number;
  readonly tooRecent: number;
  readonly revenue: number;
  /** Null without customers. It has no interval, because one large order can decide it. */
  readonly average: number | null;
  readonly ordersEach: number | null;
  /** Null below ten customers. */
  readonly repeated: Rate | null;
  /** What half of the customers spent at least, with its interval; null below ten customers. */
  readonly typical: TypicalOrder | null;
  /** The fewest customers that bring half of the revenue, if they are few. */
  readonly halfFromFew: number | null;
  /** Whether its customers tend to spend more than those of all other answers. */
  readonly comparison: Judged;
}

/**
 * Customers by their answer, all of the same maturity. What they spent has a heavy tail, so that the typical amount is the
 * median, and groups are compared by ranks. All answers share one error rate.
 */
export function worthByAnswer(groups: ReadonlyMap<string, MatureCustomers>): AnswerWorth[] {
  return runSteps(worthInSteps(groups));
}

/** The same in steps of one answer each, so that a server can do other work between them. */
export function* worthInSteps(groups: ReadonlyMap<string, MatureCustomers>): Generator<void, AnswerWorth[]> {
  const all = new Map<number, number>();
  for (const { spent } of groups.values()) {
    for (const [amount, customers] of spent) all.set(amount, (all.get(amount) ?? 0) + customers);
  }
  const differences: Difference[] = [];
  const pValues: number[] = [];
  for (const { spent } of groups.values()) {
    yield;
    const difference = compareOrders(amountsOf(spent), otherAmounts(all, spent));
    differences.push(difference);
    if (difference.test) pValues.push(difference.test.p);
  }
  const error = stepDown(pValues, SIGNIFICANCE);
  const worth: AnswerWorth[] = [];
  for (const [at, [answer, group]] of [...groups].entries()) {
    yield;
    const comparison = judge(differences[at] ?? { difference: 0, test: null }, error);
    worth.push({ ...worthOf(answer, group), comparison });
  }
  return worth;
}

function worthOf(
  answer: string,
  { customers, tooRecent, repeated, orders, spent }: MatureCustomers,
): Omit<AnswerWorth, 'comparison'> {
  const amounts = amountsOf(spent);
  const revenue = amounts.reduce((sum, [amount, count]) => sum + amount * count, 0);
  const isEnough = ordersOf(amounts) >= FEWEST_ANSWERS;
  return {
    answer,
    customers,
    tooRecent,
    revenue,
    average: customers > 0 ? revenue / customers : null,
    ordersEach: customers > 0 ? orders / customers : null,
    repeated: isEnough ? rate(repeated, customers) : null,
    typical: isEnough ? typicalOrder(amounts) : null,
    halfFromFew: isEnough ? halfFromFew(amounts) : null,
  };
}
