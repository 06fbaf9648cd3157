import { chanceRange, type CountRange } from '../hypergeometric.ts';
import {
  type ByGroup,
  ORDER_FACTS,
  type OrderDivision,
  type OrderFact,
  type OrderGroup,
  orderGroups,
} from '#shared/analytics/order-groups.ts';

/** A group among all orders and among those with an answer. */
export interface ComparedGroup {
  readonly group: OrderGroup;
  readonly orders: number;
  readonly answers: number;
  /** The answers that chance alone would bring. */
  readonly chance: CountRange;
  /** Whether the group answered more or less often than chance explains; null if chance explains it. */
  readonly finding: 'more' | 'less' | null;
}

export interface WhoAnswered {
  readonly orders: number;
  /** Orders with an answer. */
  readonly answers: number;
  /** The number of comparisons that share one error rate. */
  readonly comparisons: number;
  /** Whether any result of any comparison could be told from chance. */
  readonly isEnough: boolean;
  readonly facts: readonly { readonly fact: OrderFact; readonly groups: readonly ComparedGroup[] }[];
}

/** The probability of at least one false finding among all comparisons. */
const ERROR = 0.05;

/**
 * Compares the orders with an answer with all orders. If answering had nothing to do with a group, the answers would be
 * drawn from all orders at random, so their number in the group has a hypergeometric distribution. All groups share the
 * error (Bonferroni), and a finding is exactly a number outside the range that is shown.
 */
export function compareWithOrders(division: OrderDivision, orders: ByGroup, answered: ByGroup): WhoAnswered {
  const all = sumOf(orders.weekday);
  const answers = sumOf(answered.weekday);
  const groups = orderGroups(division);
  const kept = ORDER_FACTS.map((fact) => ({
    fact,
    groups: groups[fact].flatMap((group, at) => {
      const own = { group, orders: orders[fact][at] ?? 0, answers: answered[fact][at] ?? 0 };
      return own.orders > 0 ? [own] : [];
    }),
  }));
  const comparisons = kept.reduce((sum, fact) => sum + comparisonsOf(fact.groups.length), 0);
  const alpha = ERROR / Math.max(1, comparisons);
  const facts = kept.map(({ fact, groups: own }) => ({
    fact,
    groups: own.map((each) => compareGroup(each, { all, answers, alpha })),
  }));
  return {
    orders: all,
    answers,
    comparisons,
    isEnough: facts.some((fact) => fact.groups.some((each) => canDiffer(each, all, answers))),
    facts,
  };
}

/** One group tells nothing, and of two the second tells the same as the first. */
const comparisonsOf = (groups: number): number => (groups === 2 ? 1 : groups > 2 ? groups : 0);

function compareGroup(
  { group, orders, answers }: Pick<ComparedGroup, 'group' | 'orders' | 'answers'>,
  whole: { readonly all: number; readonly answers: number; readonly alpha: number },
): ComparedGroup {
  const chance = chanceRange(whole.all, orders, whole.answers, whole.alpha);
  const finding = answers > chance.high ? 'more' : answers < chance.low ? 'less' : null;
  return { group, orders, answers, chance, finding };
}

/** Whether the group could have a number of answers that chance does not explain. */
function canDiffer({ orders, chance }: ComparedGroup, all: number, answers: number): boolean {
  return chance.low > Math.max(0, answers - (all - orders)) || chance.high < Math.min(orders, answers);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
