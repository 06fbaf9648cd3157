import { contribution } from '#shared/analytics/contribution.ts';
import type { CountedOrders } from '#shared/analytics/findings/counted-survey.ts';
import { type OrderedCells, orderQuestions } from '#shared/analytics/findings/order-questions.ts';
import { resultsOf } from '#shared/survey/types/registry.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { nextPiece } from '#server/kernel/limits/pieces.ts';
import type { View } from '../open-view.ts';
import { findNewestOrders, type OrderedResponse } from './order-repository.ts';

/** Enough to find differences that matter, at the same cost for any number of responses. */
export const MOST_RESPONSES = 2_000;

/** The orders behind the newest responses, by answer; null without orders. */
export async function countOrders(
  database: Database,
  view: View,
): Promise<Omit<CountedOrders, 'isNewest'> | null> {
  const texts = view.versions.flatMap(({ definition }) =>
    definition.questions.flatMap(({ questionId, type }) => (resultsOf({ type }).isWords ? [questionId] : [])),
  );
  const { filter, currency } = view;
  const found = await findNewestOrders(database, view, { filter, currency, rows: MOST_RESPONSES, texts });
  if (found.length === 0) return null;
  // Several responses to one order count once, as the first of them.
  const orders = [...new Map(found.map((each) => [each.orderId, each])).values()];
  const cells: OrderedCells[] = [];
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    await nextPiece(view.storeId);
    cells.push(...cellsOfResponses(view, orders.slice(from, from + AT_ONCE)));
  }
  await nextPiece(view.storeId);
  return { currency, questions: orderQuestions(view.questions, cells) };
}

/** Other requests are answered after so many responses. */
const AT_ONCE = 250;

/** The cells that each response counts in, by the same function as the counters. */
function cellsOfResponses({ versions }: View, orders: readonly OrderedResponse[]): OrderedCells[] {
  const definitions = new Map(versions.map(({ version, definition }) => [version, definition]));
  return orders.flatMap(({ version, answers, amount }) => {
    const definition = definitions.get(version);
    if (!definition) return [];
    const path = definition.questions
      .map(({ questionId }) => questionId)
      .filter((id) => Object.hasOwn(answers, id));
    const whole = { complete: true, isTest: false, durationMs: null, path, answers };
    const cells = new Map<string, Set<string>>();
    for (const { question, cell } of contribution(definition, whole)) {
      const own = cells.get(question);
      if (own) own.add(cell);
      else cells.set(question, new Set([cell]));
    }
    return [{ amount, cells }];
  });
}
