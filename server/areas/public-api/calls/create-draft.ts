import type { DraftQuestion } from '../public-contract.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { AppError } from '#shared/errors.ts';
import type { IdSource } from '#shared/survey/options.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { addQuestion } from '#shared/survey/edit/add-question.ts';
import { changeOptions } from '#shared/survey/edit/change-options.ts';
import { changeQuestion, type EditingState, openDefinition } from '#shared/survey/edit/editing-state.ts';
import { hasRepeatedTexts } from '#shared/survey/option-texts.ts';
import { isChoice } from '#shared/survey/question-traits.ts';
import { newQuestion } from '#shared/survey/edit/defaults.ts';
import { createSurvey } from '#server/areas/surveys/create-survey.ts';
import { saveDraft } from '#server/areas/surveys/save-draft.ts';
import type { SurveyDeps } from '#server/areas/surveys/survey-deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { getSurvey } from '#server/areas/surveys/describe-survey.ts';

interface Input {
  readonly name: string;
  readonly templateId: string | null;
  readonly questions: readonly DraftQuestion[];
}

/** A draft made of a name with a template or questions. With ids that repeat themselves, it is made once. */
export async function createDraft(
  deps: SurveyDeps,
  session: Session,
  { name, templateId, questions }: Input,
  newId: IdSource,
): Promise<SurveyDetails> {
  refuseUnclear({ name, templateId, questions });
  const surveyId = newId();
  const { definition } = await createSurvey(deps, session, { surveyId, templateId });
  const filled = questions.reduce(
    (state, question, index) => addFilled(state, question, idsOf(newId(), index)),
    openDefinition({ ...definition, name }),
  ).definition;
  await saveDraft(deps, session, {
    surveyId,
    baseRevision: 1,
    saveId: surveyId,
    definition: mutable(filled),
  });
  return getSurvey(deps, session, { surveyId });
}

/** The contract's types are mutable, because its schemas infer them so. */
const mutable = (definition: SurveyDefinition) => definition as Parameters<typeof saveDraft>[2]['definition'];

function idsOf(start: string, index: number): IdSource {
  let count = 0;
  return () => `${start.slice(0, 20)}-${index}-${(count += 1)}`;
}

function addFilled(
  state: EditingState,
  { type, text, options, isRequired }: DraftQuestion,
  newId: IdSource,
): EditingState {
  const added = addQuestion(state, type, newId);
  const questionId = added.selectedQuestionId ?? '';
  const named = changeQuestion(added, questionId, (question) => ({ ...question, text, isRequired }));
  const drafts = options.map((option) => ({ text: option }));
  return drafts.length === 0 ? named : changeOptions(named, questionId, drafts, newId);
}

function refuseUnclear({ templateId, questions }: Input): void {
  const fields: Record<string, string> = {};
  if (templateId !== null && questions.length > 0) {
    fields['questions'] = 'Choose a template or questions, not both.';
  }
  for (const [index, { type, options }] of questions.entries()) {
    const hasChoices = isChoice(newQuestion(type, '', () => ''));
    const field = `questions.${index}.options`;
    if (hasChoices && options.length === 0) fields[field] = 'A question with choices needs options.';
    if (!hasChoices && options.length > 0) fields[field] = 'Only a question with choices has options.';
    if (hasRepeatedTexts(options.map((text) => ({ text }))))
      fields[field] = 'Two options have the same text.';
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', undefined, { fields });
}
