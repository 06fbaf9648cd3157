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
import { copySettings, findCopyNames, lockSurvey } from './survey-repository.ts';
import { storable } from '#shared/survey/plain-text.ts';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';

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

const SUFFIX = / \(copy(?: \d+)?\)$/;

/** The name of a survey without the mark of a copy. */
export function originalName(name: string): string {
  return name.replace(SUFFIX, '') || name;
}

/** *Lamps (copy)*, then *Lamps (copy 2)*: the first such name that is free, within the limit of a name. */
export function nameOfCopy(name: string, taken: ReadonlySet<string>): string {
  const original = originalName(name);
  for (let n = 1; ; n += 1) {
    const suffix = n === 1 ? ' (copy)' : ` (copy ${n})`;
    const candidate = storable(original, SURVEY_LIMITS.nameLength - suffix.length).trimEnd() + suffix;
    if (!taken.has(candidate)) return candidate;
  }
}
