import {
  type ByGroup,
  countStrata,
  groupsOfStratum,
  ORDER_FACTS,
  type OrderDivision,
  type OrderFact,
  type OrderGroup,
  orderGroups,
  sumByGroup,
} from './order-groups.ts';
import { effectiveNumber, rake } from './raking.ts';

/** Groups that share one target because one of them has too few answers. */
export interface JoinedGroups {
  readonly groups: readonly OrderGroup[];
}

export interface Weighting {
  /** The weight of an answer in each stratum; their mean is 1. */
  readonly weights: readonly number[];
  readonly answers: number;
  /** Kish's effective number of all answers. */
  readonly effective: number;
  /** The answers whose weight was limited. */
  readonly trimmed: number;
  readonly joined: readonly JoinedGroups[];
  /** Facts whose groups were all joined, so that they change no weight. */
  readonly unused: readonly OrderFact[];
  /** The largest difference that is left, with its groups; null if the weights reach every target. */
  readonly gap: (JoinedGroups & { readonly share: number; readonly target: number }) | null;
}

/** A weight is at most this many times the mean. */
export const WEIGHT_LIMIT = 5;

/** A group with fewer answers is joined with a neighbour. */
export const FEWEST_IN_GROUP = 5;

/** Groups that are weighted as one. */
interface Joined {
  readonly members: readonly number[];
  readonly orders: number;
  readonly answers: number;
}

/** Weights that make the answers agree with all orders in every fact. */
export function weighAnswers(
  division: OrderDivision,
  orders: ByGroup,
  answersByStratum: readonly number[],
): Weighting {
  const answered = sumByGroup(division, answersByStratum);
  const margins = ORDER_FACTS.map((fact, place) => ({
    fact,
    place,
    classes: joinGroups(fact, orders[fact], answered[fact]),
  }));
  const used = margins.filter(({ classes }) => classes.length > 1);
  const cells = answersByStratum.flatMap((answers, stratum) => {
    if (answers === 0) return [];
    const own = groupsOfStratum(division, stratum);
    const classOf = ({ place, classes }: (typeof used)[number]) =>
      classes.findIndex(({ members }) => members.includes(own[place] ?? 0));
    return [{ stratum, answers, classes: used.map(classOf) }];
  });
  const targets = used.map(({ classes }) => sharesOf(classes));
  const { weights: fitted, trimmed, gap } = rake(cells, targets, WEIGHT_LIMIT);
  const weights = new Array<number>(countStrata(division)).fill(1);
  for (const [at, { stratum }] of cells.entries()) weights[stratum] = fitted[at] ?? 1;
  const groups = orderGroups(division);
  const named = (fact: OrderFact, members: readonly number[]) =>
    groups[fact].filter((_, at) => members.includes(at));
  const gapAt = gap && used[gap.margin];
  return {
    weights,
    ...countWeighted(answersByStratum, weights),
    trimmed,
    joined: used.flatMap(({ fact, classes }) =>
      classes
        .filter(({ members }) => members.length > 1)
        .map(({ members }) => ({ groups: named(fact, members) })),
    ),
    unused: margins.filter(({ classes }) => classes.length <= 1).map(({ fact }) => fact),
    gap: gapAt
      ? {
          groups: named(gapAt.fact, gapAt.classes[gap.class]?.members ?? []),
          share: gap.share,
          target: gap.target,
        }
      : null,
  };
}

function countWeighted(answersByStratum: readonly number[], weights: readonly number[]) {
  let [answers, sum, squares] = [0, 0, 0];
  for (const [stratum, n] of answersByStratum.entries()) {
    const weight = weights[stratum] ?? 1;
    answers += n;
    sum += n * weight;
    squares += n * weight ** 2;
  }
  return { answers, effective: effectiveNumber(sum, squares) };
}

function sharesOf(classes: readonly Joined[]): number[] {
  const all = classes.reduce((sum, { orders }) => sum + orders, 0);
  return classes.map(({ orders }) => orders / all);
}

/**
 * Joins groups with too few answers: amounts and weekdays with the neighbour that has fewer answers, countries with all
 * other countries.
 */
function joinGroups(fact: OrderFact, orders: readonly number[], answers: readonly number[]): Joined[] {
  let classes = orders
    .map((n, at): Joined => ({ members: [at], orders: n, answers: answers[at] ?? 0 }))
    .filter((each) => each.orders > 0 || each.answers > 0);
  while (classes.length > 1) {
    const small = fewestAnswers(
      classes.filter((each) => each.answers < FEWEST_IN_GROUP || each.orders === 0),
    );
    const into = small && fewestAnswers(neighboursOf(fact, classes, small));
    if (!small || !into) return classes;
    const joined = join(into, small);
    classes = classes.filter((each) => each !== small).map((each) => (each === into ? joined : each));
  }
  return classes;
}

function join(one: Joined, other: Joined): Joined {
  return {
    members: [...one.members, ...other.members].sort((a, b) => a - b),
    orders: one.orders + other.orders,
    answers: one.answers + other.answers,
  };
}

/** The first of those with fewest answers. */
function fewestAnswers(classes: readonly Joined[]): Joined | undefined {
  return [...classes].sort((one, other) => one.answers - other.answers)[0];
}

/** The classes that a small one may be joined with. */
function neighboursOf(fact: OrderFact, classes: readonly Joined[], small: Joined): Joined[] {
  const others = classes.filter((each) => each !== small);
  if (fact === 'country') {
    const rest = others.filter(({ members }) => members.includes(0));
    return rest.length > 0 ? rest : others;
  }
  const at = classes.indexOf(small);
  const count = classes.length;
  const beside = fact === 'weekday' ? [(at + count - 1) % count, (at + 1) % count] : [at - 1, at + 1];
  return others.filter((each) => beside.includes(classes.indexOf(each)));
}
