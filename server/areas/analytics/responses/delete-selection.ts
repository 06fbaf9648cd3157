import { deleteResponses, type RemovalDeps } from '#server/areas/collect/removal/delete-response.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findViewedSurvey } from '../view-repository.ts';

export async function deleteSelection(
  deps: RemovalDeps,
  session: Session,
  { surveyId, responseIds }: { surveyId: string; responseIds: readonly string[] },
): Promise<{ deleted: number }> {
  requireFound(await findViewedSurvey(deps.database, session.storeId, surveyId));
  return { deleted: await deleteResponses(deps, session, { surveyId, responseIds }) };
}
