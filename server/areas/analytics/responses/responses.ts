import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { openUnfilteredView, type ViewDeps, openView, type ViewInput } from '../open-view.ts';
import { createPresenter } from './present-response.ts';
import { findSelectedResponses, findResponses, type ListedRow } from './response-repository.ts';
import { deleteResponses, type RemovalDeps } from '#server/areas/collect/removal/delete-response.ts';
import { findViewedSurvey } from '../view-repository.ts';
import type { ResponsePage } from '#shared/api/analytics-responses.ts';
import type { ResponseSort } from '#shared/api/values.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import { foldText } from '#server/areas/surveys/fold-text.ts';
import { rowOrders } from '../rows/row-order.ts';
import { fillPage } from '../rows/fill-page.ts';

export async function getResponse(
  deps: ViewDeps,
  session: Session,
  { surveyId, responseId }: { surveyId: string; responseId: string },
): Promise<ReadableResponse> {
  const view = await openUnfilteredView(deps, session, surveyId);
  const [row] = await findSelectedResponses(deps.database, view, [responseId]);
  return createPresenter(view)(requireFound(row, 'There is no such response.'));
}

export async function deleteSelection(
  deps: RemovalDeps,
  session: Session,
  { surveyId, responseIds }: { surveyId: string; responseIds: readonly string[] },
): Promise<{ deleted: number }> {
  requireFound(await findViewedSurvey(deps.database, session.storeId, surveyId));
  return { deleted: await deleteResponses(deps, session, { surveyId, responseIds }) };
}

type Input = ViewInput & {
  readonly after: string;
  readonly search: string;
  readonly kind: 'real' | 'test';
  readonly sort: ResponseSort;
  readonly star: 'any' | 'starred';
  readonly tag: string;
};

/** A table shows about thirty rows at a time. */
const PAGE_SIZE = 100;

export async function listResponses(
  deps: ViewDeps,
  session: Session,
  { after, search, kind, sort, star, tag, ...input }: Input,
): Promise<ResponsePage> {
  const view = await openView(deps, session, input);
  const present = createPresenter(view);
  const filter = { ...view.filter, isTest: kind === 'test' };
  const marked = { isStarred: star === 'starred', tag: tag === '' ? null : tag };
  const wanted = foldText(search);
  const { items, next } = await fillPage({
    after,
    limit: PAGE_SIZE,
    isKeyed: rowOrders(sort, view.currency).length > 1,
    fetch: (before, rows) =>
      findResponses(deps.database, view, filter, { before, rows, sort, marked, currency: view.currency }),
    take: ({ row }: ListedRow) => {
      if (row === null) return null;
      const response = present(row);
      return containsText(response, wanted) ? response : null;
    },
  });
  return { responses: items, next };
}

export function containsText(response: ReadableResponse, wanted: string): boolean {
  if (wanted === '') return true;
  const { responseId, customerId, order, path } = response;
  const words = path.flatMap(({ type, answer }) => (answer ? resultsOf({ type }).searched(answer) : []));
  const ordered = order
    ? [order.orderId ?? '', order.name ?? '', ...order.products.map(({ title }) => title)]
    : [];
  return [responseId, customerId ?? '', ...ordered, ...words].some((word) => foldText(word).includes(wanted));
}
