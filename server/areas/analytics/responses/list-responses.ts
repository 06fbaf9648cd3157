import type { ResponsePage } from '#shared/api/analytics.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { resultsOf } from '#shared/survey/types/registry.ts';
import { ANSWER_PAGE_SIZE } from '#server/areas/analytics/rows/fill-page.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { foldText } from '#server/areas/surveys/fold-text.ts';
import { fillPage } from '../rows/fill-page.ts';
import { openView, type ViewDeps, type ViewInput } from '../open-view.ts';
import { createPresenter } from './present-response.ts';
import { findResponses, type ListedRow } from './response-repository.ts';

type Input = ViewInput & {
  readonly after: string;
  readonly search: string;
  readonly kind: 'real' | 'test';
};

export async function listResponses(
  deps: ViewDeps,
  session: Session,
  { after, search, kind, ...input }: Input,
): Promise<ResponsePage> {
  const view = await openView(deps, session, input);
  const present = createPresenter(view);
  const filter = { ...view.filter, isTest: kind === 'test' };
  const wanted = foldText(search);
  const { items, next } = await fillPage({
    after,
    limit: ANSWER_PAGE_SIZE,
    fetch: (before, rows) => findResponses(deps.database, view, filter, { before, rows }),
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
  return [responseId, customerId ?? '', order?.orderId ?? '', ...words].some((word) =>
    foldText(word).includes(wanted),
  );
}
