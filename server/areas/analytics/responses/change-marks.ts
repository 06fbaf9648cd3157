import type { ResponseTags } from '#shared/api/analytics-responses.ts';
import { MOST_TAGS } from '#shared/api/values.ts';
import { AppError } from '#shared/errors.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { ViewDeps } from '../open-view.ts';
import { findViewedSurvey } from '../view-repository.ts';
import { changeMarks, countTags, type MarkChange, writeNote } from './mark-repository.ts';

type Marking = Pick<ViewDeps, 'database'>;

/** Stars or tags several responses at once, or none of them. */
export async function markResponses(
  { database }: Marking,
  { storeId }: Session,
  { surveyId, responseIds, ...change }: MarkChange & { surveyId: string; responseIds: readonly string[] },
): Promise<{ marked: number }> {
  requireFound(await findViewedSurvey(database, storeId, surveyId));
  const addTags = [...new Set(change.addTags)];
  return await database.transaction(async (tx) => {
    const tags = await changeMarks(tx, { storeId, surveyId }, responseIds, { ...change, addTags });
    if (tags.some((count) => count > MOST_TAGS)) {
      throw new AppError('INVALID_INPUT', `A response has at most ${MOST_TAGS} tags.`);
    }
    return { marked: tags.length };
  });
}

export async function noteResponse(
  { database }: Marking,
  { storeId }: Session,
  { surveyId, responseId, note }: { surveyId: string; responseId: string; note: string },
): Promise<void> {
  const isKept = await writeNote(database, { storeId, surveyId }, responseId, note);
  if (!isKept) throw new AppError('NOT_FOUND', 'There is no such response.');
}

export async function getResponseTags(
  { database }: Marking,
  { storeId }: Session,
  { surveyId }: { surveyId: string },
): Promise<ResponseTags> {
  requireFound(await findViewedSurvey(database, storeId, surveyId));
  return await countTags(database, { storeId, surveyId });
}
