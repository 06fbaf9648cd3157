import type { FollowUp } from '#shared/api/analytics-insights.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { upsertFollowUp } from './follow-up-repository.ts';
import type { ViewDeps } from '../open-view.ts';

type Input = Omit<FollowUp, 'changedAt'> & { readonly surveyId: string; readonly responseId: string };

export async function changeFollowUp(
  { database }: Pick<ViewDeps, 'database'>,
  { storeId }: Session,
  { surveyId, responseId, ...change }: Input,
): Promise<FollowUp> {
  const kept = await upsertFollowUp(database, { storeId, surveyId }, responseId, change);
  return requireFound(kept, 'There is no such response.');
}
