import { ANSWERED, SEEN, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import { contribution } from '#server/areas/collect/counters/contribution.ts';
import type { CountedNewest } from './claims/counted-survey.ts';
import { crossScores, type NewestResponse, onePerCustomer, repetitionOf } from './claims/newest-responses.ts';
import { orderQuestions } from './claims/order-questions.ts';
import { daysBetween } from '#shared/analytics/periods.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { nextPiece } from '#server/kernel/limits/pieces.ts';
import type { View } from '../open-view.ts';
import { productScores } from './claims/product-scores.ts';
import { findNewestResponses, findTitles, type NewestRow } from './newest-repository.ts';

/** Enough to find differences that matter, at the same cost for any number of responses. */
export const MOST_RESPONSES = 2_000;

/** What the newest responses show together: scores by other answers, orders, and how often customers answer again. */
export async function countNewest(
  database: Database,
  view: View,
): Promise<Omit<CountedNewest, 'isNewest'> | null> {
  const { currency, questions } = view;
  const responses = await readNewest(database, view);
  const [newest, oldest] = [responses[0], responses.at(-1)];
  if (!newest || !oldest) return null;
  await nextPiece(view.storeId);
  // Several responses to one order count once, and so do several orders of one customer.
  const ordered = responses.filter(({ amount }) => amount !== null);
  const orders = onePerCustomer([...new Map(ordered.map((each) => [each.orderId, each])).values()]);
  const counted = orderQuestions(
    questions,
    orders.map(({ amount, cells }) => ({ amount: amount ?? 0, cells })),
  );
  await nextPiece(view.storeId);
  const crossed = crossScores(questions, onePerCustomer(responses));
  await nextPiece(view.storeId);
  const products = productScores(questions, boughtIn(responses));
  const ids = products.flatMap((score) => score.products.map(({ productId }) => productId));
  await nextPiece(view.storeId);
  return {
    days: daysBetween(oldest.day, newest.day) + 1,
    currency,
    orders: orders.length > 0 ? counted : [],
    crossed,
    products,
    titles: await findTitles(database, view.storeId, [...new Set(ids)]),
    repetition: repetitionOf(questions, responses),
  };
}

/** The newest responses with the cells that they count in, newest first. */
export async function readNewest(database: Database, view: View): Promise<ReadResponse[]> {
  const texts = view.versions.flatMap(({ definition }) =>
    definition.questions.flatMap(({ questionId, type }) => (resultsOf({ type }).isWords ? [questionId] : [])),
  );
  const { filter, currency } = view;
  const found = await findNewestResponses(database, view, {
    filter,
    currency,
    rows: MOST_RESPONSES,
    texts,
  });
  const responses: ReadResponse[] = [];
  for (let from = 0; from < found.length; from += AT_ONCE) {
    await nextPiece(view.storeId);
    responses.push(...readResponses(view, found.slice(from, from + AT_ONCE)));
  }
  return responses;
}

/** Other requests are answered after so many responses. */
const AT_ONCE = 250;

export interface ReadResponse
  extends NewestResponse, Pick<NewestRow, 'day' | 'orderId' | 'amount' | 'products'> {}

/** One response of each customer, among those whose order has known products. */
export function boughtIn(responses: readonly ReadResponse[]) {
  return onePerCustomer(
    responses.flatMap((each) => (each.products === null ? [] : [{ ...each, products: each.products }])),
  );
}

/** The cells that each response counts in, by the same function as the counters. */
function readResponses({ versions }: View, rows: readonly NewestRow[]): ReadResponse[] {
  const definitions = new Map(versions.map(({ version, definition }) => [version, definition]));
  return rows.flatMap(({ version, answers, customerId, customerType, country, ...row }) => {
    const definition = definitions.get(version);
    if (!definition) return [];
    const path = definition.questions
      .map(({ questionId }) => questionId)
      .filter((id) => Object.hasOwn(answers, id));
    const whole = { complete: true, isTest: false, durationMs: null, path, answers };
    const cells = new Map<string, Set<string>>();
    for (const { question, cell } of contribution(definition, whole)) {
      if (question === WHOLE_SURVEY || cell === SEEN || cell === ANSWERED) continue;
      const own = cells.get(question);
      if (own) own.add(cell);
      else cells.set(question, new Set([cell]));
    }
    const { day, orderId, amount, products } = row;
    return [{ customer: customerId, customerType, country, cells, day, orderId, amount, products }];
  });
}
