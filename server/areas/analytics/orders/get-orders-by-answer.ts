import { ANSWERED, RESPONSES, SEEN, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import { judge, judgeTogether } from '#shared/analytics/compare.ts';
import { ordersSentence } from '#shared/analytics/comparison-sentence.ts';
import { contribution } from '#server/areas/collect/counters/contribution.ts';
import { rate } from '#shared/analytics/intervals.ts';
import {
  amountsOf,
  compareOrders,
  halfFromFew,
  otherAmounts,
  typicalOrder,
} from '#shared/analytics/order-amounts.ts';
import { questionResult } from '#shared/analytics/results.ts';
import type { MoneyByAnswer } from '#shared/api/analytics-insights.ts';
import type { Answer } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import type { OrderGroup } from '#shared/analytics/types/results.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openView, presentRange, type View, type ViewDeps, type ViewInput } from '../open-view.ts';
import { sumCounters } from '../rows/counter-sums-repository.ts';
import { readInParts } from '../rows/read-in-parts.ts';
import { refuseUnknownQuestion } from '../texts/list-texts.ts';
import { groupOrders, type OrdersOfAnswer } from './answered-orders-repository.ts';

/** The orders of one group of answers. */
interface Orders {
  orders: number;
  revenue: number;
  repeat: number;
  /** How often each amount was ordered for. */
  readonly amounts: Map<number, number>;
}

const noOrders = (): Orders => ({ orders: 0, revenue: 0, repeat: 0, amounts: new Map() });

/** Amounts of more responses than this are rounded. */
const MOST_EXACT = 5_000;

export async function getOrdersByAnswer(
  deps: ViewDeps,
  session: Session,
  { meaningId, ...input }: ViewInput & { readonly meaningId: string },
): Promise<MoneyByAnswer> {
  const view = await openView(deps, session, input);
  refuseUnknownQuestion(view, meaningId);
  const question = view.questions.find((each) => each.meaningId === meaningId);
  const groups = question
    ? (resultsOf(question).orderGroups?.(questionResult(question, new Map())) ?? [])
    : [];
  const { total, answered, byGroup } = await sumOrders(deps.database, view, meaningId, groups);
  const { comparisons, judged } = judgeTogether([compareGroups(groups, answered, byGroup)]);
  return {
    ...presentRange(view),
    currency: view.currency,
    total: figuresOf(total),
    comparisons,
    answers: judged.flat(),
  };
}

/** Compares the orders behind each group of answers with those behind the other answers. */
function compareGroups(
  groups: readonly OrderGroup[],
  answered: Orders,
  byGroup: ReadonlyMap<string, Orders>,
) {
  const rows = groups.map(({ key, text }) => {
    const own = byGroup.get(key) ?? noOrders();
    const difference = compareOrders(amountsOf(own.amounts), otherAmounts(answered.amounts, own.amounts));
    return { key, text, own, difference };
  });
  return {
    differences: rows.map(({ difference }) => difference),
    judgeAt: (error: number): MoneyByAnswer['answers'] =>
      rows.map(({ key, text, own, difference }) => {
        const judged = judge(difference, error);
        return {
          key,
          text,
          ...figuresOf(own),
          comparison: { ...judged, sentence: ordersSentence(text, judged) },
        };
      }),
  };
}

function figuresOf({ orders, revenue, repeat, amounts: counts }: Orders): MoneyByAnswer['total'] {
  const amounts = amountsOf(counts);
  return {
    orders,
    revenue: round(revenue),
    averageOrder: orders > 0 ? round(revenue / orders) : null,
    typicalOrder: typicalOrder(amounts),
    halfFrom: halfFromFew(amounts),
    repeat: rate(repeat, orders),
  };
}

/** Rounds to the stored precision. */
const round = (amount: number) => Math.round(amount * 10_000) / 10_000;

async function sumOrders(database: Database, view: View, meaningId: string, groups: readonly OrderGroup[]) {
  const places = view.versions.flatMap(({ version, definition }) =>
    definition.questions
      .filter((question) => question.meaningId === meaningId)
      .map((question) => ({
        version,
        questionId: question.questionId,
        isWords: resultsOf(question).isWords,
        definition,
      })),
  );
  const found = {
    total: noOrders(),
    answered: noOrders(),
    byGroup: new Map(groups.map(({ key }) => [key, noOrders()])),
  };
  const groupsOf = createGroupsOfAnswers(places, groups);
  const isExact = (await countResponses(database, view)) <= MOST_EXACT;
  const wanted = { currency: view.currency, places, isExact };
  const parts = readInParts(database, view, view.filter, (db, part) => groupOrders(db, view, part, wanted));
  for await (const rows of parts) {
    for (const row of rows) {
      add(found.total, row);
      const keys = groupsOf(row);
      if (keys === null) continue;
      add(found.answered, row);
      for (const key of keys) add(found.byGroup.get(key) ?? noOrders(), row);
    }
  }
  return found;
}

/** At least as many as the filter selects, by the counters. */
async function countResponses(database: Database, view: View): Promise<number> {
  const wanted = { questions: [WHOLE_SURVEY], period: null, withoutDurations: true };
  const counted = await sumCounters(database, view, 'day', view.filter, wanted);
  return counted.find(({ cell }) => cell === RESPONSES)?.n ?? 0;
}

function add(sum: Orders, { orders, revenue, repeat, amount }: OrdersOfAnswer): void {
  sum.orders += orders;
  sum.revenue += revenue;
  sum.repeat += repeat;
  sum.amounts.set(amount, (sum.amounts.get(amount) ?? 0) + orders);
}

/**
 * Returns a function that finds an answer's groups, by the cells that it counts in; null if it is not counted. It reads each
 * answer once.
 */
function createGroupsOfAnswers(
  places: readonly { version: number; questionId: string; definition: SurveyDefinition }[],
  groups: readonly OrderGroup[],
) {
  const placeOf = new Map(places.map((place) => [place.version, place]));
  const known = new Map<string, readonly string[] | null>();
  return ({ version, answer }: OrdersOfAnswer): readonly string[] | null => {
    const place = placeOf.get(version);
    if (place === undefined || answer === null) return null;
    const id = `${version} ${answer}`;
    const found = known.get(id);
    if (found !== undefined) return found;
    const cells = cellsOf(place, JSON.parse(answer) as Answer);
    const keys = cells.has(ANSWERED) ? groupsWith(groups, cells) : null;
    known.set(id, keys);
    return keys;
  };
}

function groupsWith(groups: readonly OrderGroup[], cells: ReadonlySet<string>): string[] {
  return groups.filter((group) => group.cells.some((cell) => cells.has(cell))).map(({ key }) => key);
}

/** The cells of an answer, by the same function as the counters. */
function cellsOf(
  { questionId, definition }: { questionId: string; definition: SurveyDefinition },
  answer: Answer,
): ReadonlySet<string> {
  const response = { complete: true, isTest: false, durationMs: null, path: [questionId] };
  const cells = contribution(definition, { ...response, answers: { [questionId]: answer } });
  return new Set(
    cells.filter(({ question, cell }) => question !== WHOLE_SURVEY && cell !== SEEN).map(({ cell }) => cell),
  );
}
