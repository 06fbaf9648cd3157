import type { SurveyDetails } from '#shared/api/surveys.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { copyDefinition } from './definitions/copy-definition.ts';
import { describeSurvey } from './describe-survey.ts';
import { findDraft } from './draft-repository.ts';
import { requireFound } from './require-found.ts';
import { upgradeDefinition } from './definitions/upgrade-definition.ts';
import { insertSurveyOnce } from './insert-survey-once.ts';
import { loadFeatures, refuseTooManyQuestions } from './plan-limits.ts';
import type { SurveyDeps } from './survey-deps.ts';
import { nameOfCopy } from './copy-name.ts';
import { copySettings, findCopyNames, lockSurvey } from './survey-repository.ts';

/** Copies the draft and the survey's settings, without its versions and answers. */
export async function duplicateSurvey(
  deps: SurveyDeps,
  { storeId }: Session,
  { surveyId, newSurveyId }: { surveyId: string; newSurveyId: string },
): Promise<SurveyDetails> {
  const features = await loadFeatures(deps, storeId);
  return deps.database.transaction(async (tx) => {
    // The lock keeps two copies made at once from getting the same name.
    const { templateId } = requireFound(await lockSurvey(tx, storeId, surveyId));
    const draft = requireFound(await findDraft(tx, storeId, surveyId));
    const original = upgradeDefinition(draft.definition);
    const name = nameOfCopy(original.name, await findCopyNames(tx, storeId));
    const definition = copyDefinition(original, { surveyId: newSurveyId, name }, deps.newId);
    refuseTooManyQuestions(features, definition.questions.length);
    const copy = { definition, templateId, copyOf: surveyId };
    const isNew = await insertSurveyOnce(deps, tx, storeId, copy, ({ copyOf }) => copyOf === surveyId);
    if (isNew) await copySettings(tx, storeId, surveyId, newSurveyId);
    return describeSurvey(tx, storeId, newSurveyId);
  });
}
