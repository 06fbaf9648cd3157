import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import { AppError } from '#shared/errors.ts';
import { newDefinition } from '#shared/survey/edit/defaults.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { openDefinition, setSurveyId } from '#shared/survey/edit/editing-state.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { getTemplate } from './templates/templates.ts';
import { describeSurvey } from './describe-survey.ts';
import { insertSurveyOnce } from './insert-survey-once.ts';
import { loadFeatures, refuseTooManyQuestions } from './plan-limits.ts';
import type { SurveyDeps } from './survey-deps.ts';
import { findSurvey, type SurveyRecord } from './survey-repository.ts';

export async function createSurvey(
  deps: SurveyDeps,
  session: Session,
  input: InputOf<typeof api.createSurvey>,
): Promise<api.SurveyDetails> {
  const { surveyId, templateId } = input;
  const { storeId } = session;
  const isSame = (survey: SurveyRecord) => survey.templateId === templateId && survey.copyOf === null;
  const existing = await findSurvey(deps.database, storeId, surveyId);
  if (existing) {
    if (!isSame(existing)) throw new AppError('CONFLICT', 'There is another survey under this id.');
    return describeSurvey(deps.database, storeId, surveyId);
  }
  const definition = await firstDefinition(deps, session, input);
  refuseTooManyQuestions(await loadFeatures(deps, storeId), definition.questions.length);
  return deps.database.transaction(async (tx) => {
    await insertSurveyOnce(deps, tx, storeId, { definition, templateId, copyOf: null }, isSame);
    return describeSurvey(tx, storeId, surveyId);
  });
}

async function firstDefinition(
  deps: SurveyDeps,
  session: Session,
  { surveyId, templateId }: { surveyId: string; templateId: string | null },
): Promise<SurveyDefinition> {
  if (templateId === null) return newDefinition(surveyId);
  const template = await getTemplate(deps, session, { templateId });
  return setSurveyId(openDefinition(template.definition), surveyId).definition;
}
