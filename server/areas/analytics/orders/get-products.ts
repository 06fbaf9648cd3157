import { ANSWERED } from '#shared/analytics/cells.ts';
import { rate } from '#shared/analytics/intervals.ts';
import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';
import { questionResult } from '#shared/analytics/results.ts';
import type { ResultsByProduct } from '#shared/api/analytics-insights.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { nextPiece } from '#server/kernel/limits/pieces.ts';
import { frequentProducts, type ProductResponse } from '../findings/claims/product-scores.ts';
import { boughtIn, MOST_RESPONSES, readNewest } from '../findings/count-newest.ts';
import { findTitles } from '../findings/newest-repository.ts';
import { openComparingView, presentRange, type ViewDeps, type ViewInput } from '../open-view.ts';
import { refuseUnknownQuestion } from '../texts/list-texts.ts';

/** The results of a question by what was bought, from the newest responses. Which of them differ, the findings say. */
export async function getProducts(
  deps: ViewDeps,
  session: Session,
  { meaningId, ...input }: ViewInput & { readonly meaningId: string },
): Promise<ResultsByProduct> {
  const { database } = deps;
  const view = await openComparingView(deps, session, input);
  refuseUnknownQuestion(view, meaningId);
  const question = view.questions.find((each) => each.meaningId === meaningId);
  const responses = await readNewest(database, view);
  const answered = boughtIn(responses).filter(({ cells }) => cells.has(meaningId));
  const ids = frequentProducts(answered);
  const titles = await findTitles(database, view.storeId, ids);
  const products: ResultsByProduct['products'][number][] = [];
  for (const productId of ids) {
    await nextPiece(view.storeId);
    const own = answered.filter(({ products: bought }) => Object.hasOwn(bought, productId));
    const returned = own.filter(({ products: bought }) => bought[productId]).length;
    const result = question && resultOf(question, own);
    if (result)
      products.push({
        productId,
        title: titles.get(productId) ?? productId,
        returned: rate(returned, own.length),
        result,
      });
  }
  return {
    ...presentRange(view),
    orders: answered.length,
    isNewest: responses.length === MOST_RESPONSES,
    total: question ? resultOf(question, answered) : null,
    products,
  };
}

function resultOf(question: MergedQuestion, responses: readonly ProductResponse[]) {
  const counts = new Map<string, number>([[ANSWERED, responses.length]]);
  for (const { cells } of responses) {
    for (const cell of cells.get(question.meaningId) ?? []) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return questionResult(question, counts);
}
