import { AppError } from '#shared/errors.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { isDeleted } from './deletion-repository.ts';
import { insertDraft } from './draft-repository.ts';
import { newPublicId } from './public-id.ts';
import type { SurveyDeps } from './survey-deps.ts';
import { findSurvey, insertSurvey, type NewSurvey, type SurveyRecord } from './survey-repository.ts';

/** Returns true if the survey was created now, false if the same call created it before. */
export async function insertSurveyOnce(
  { newId }: Pick<SurveyDeps, 'newId'>,
  tx: Queries,
  storeId: string,
  survey: Omit<NewSurvey, 'surveyId' | 'publicId'>,
  isSame: (existing: SurveyRecord) => boolean,
): Promise<boolean> {
  const { surveyId } = survey.definition;
  // A restore from backup deletes a deleted survey's answers again by its id, so the id must not be reused.
  if (await isDeleted(tx, storeId, surveyId)) throw new AppError('GONE', 'This survey was deleted.');
  const publicId = newPublicId(storeId, newId);
  if (await insertSurvey(tx, storeId, { ...survey, surveyId, publicId })) {
    await insertDraft(tx, storeId, { saveId: newId(), definition: survey.definition });
    return true;
  }
  const existing = await findSurvey(tx, storeId, surveyId);
  if (existing && isSame(existing)) return false;
  throw new AppError('CONFLICT', 'There is another survey under this id.');
}
