import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { openUnfilteredView, type ViewDeps } from '../open-view.ts';
import { createPresenter } from './present-response.ts';
import { findSelectedResponses } from './response-repository.ts';

export async function getResponse(
  deps: ViewDeps,
  session: Session,
  { surveyId, responseId }: { surveyId: string; responseId: string },
): Promise<ReadableResponse> {
  const view = await openUnfilteredView(deps, session, surveyId);
  const [row] = await findSelectedResponses(deps.database, view, [responseId]);
  return createPresenter(view)(requireFound(row, 'There is no such response.'));
}
