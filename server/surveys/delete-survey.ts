import type { SurveyBelongings } from '#shared/api/surveys.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../session/session.ts';
import {
  completeDeletion,
  countBelongings,
  deleteSurveyRow,
  deleteSurveyRows,
  isBeingDeleted,
} from './deletion-repository.ts';
import { found } from './found.ts';
import { lockLiveCount, saveStoreChange } from './live-count-repository.ts';
import { lockSurvey } from './survey-repository.ts';

/**
 * The survey is gone at once; its answers follow in slices, so that nobody waits behind a million rows. Asked
 * again after being cut off in between, it goes on.
 */
export async function deleteSurvey(
  { database, newId }: Pick<Deps, 'database' | 'newId'>,
  { storeId }: Session,
  { surveyId }: { surveyId: string },
): Promise<{ lost: SurveyBelongings }> {
  const lost = await countBelongings(database, storeId, surveyId);
  await database.transaction(async (tx) => {
    await lockLiveCount(tx, storeId);
    const survey = await lockSurvey(tx, storeId, surveyId);
    if (survey === null && (await isBeingDeleted(tx, storeId, surveyId))) return;
    const { status, firstPublishedAt } = found(survey);
    await deleteSurveyRow(tx, storeId, { surveyId, erasureId: newId() });
    if (firstPublishedAt !== null) await saveStoreChange(tx, storeId, { live: status === 'live' ? -1 : 0 });
  });
  await deleteSurveyRows(database, storeId, surveyId);
  await completeDeletion(database, storeId, surveyId);
  return { lost };
}
