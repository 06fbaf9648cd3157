import type { SurveyDefinition, ThankYou } from '../definition.ts';
import { FORMAT_VERSION } from '../format-version.ts';
import type { Question, Rule } from '../question.ts';
import type { QuestionType } from '../question-types.ts';
import { editingOf } from '../types/registry.ts';
import type { IdSource } from '../options.ts';

const DEFAULT_SURVEY_NAME = 'Untitled Survey';

export const DEFAULT_THANK_YOU: ThankYou = {
  title: 'Thank You!',
  message: 'Your responses have been submitted successfully.',
  discountCode: null,
};

export function newDefinition(surveyId: string): SurveyDefinition {
  return {
    formatVersion: FORMAT_VERSION,
    surveyId,
    name: DEFAULT_SURVEY_NAME,
    description: '',
    questions: [],
    thankYou: DEFAULT_THANK_YOU,
    translations: {},
  };
}

export function newRule(): Rule {
  return { condition: { operator: 'CONTAINS', value: [] }, action: { type: 'SHOW', questionIds: [] } };
}

/** A question of this type with the defaults of the specification. */
export function newQuestion(type: QuestionType, surveyId: string, newId: IdSource): Question {
  const questionId = newId();
  const base: QuestionBase = {
    questionId,
    surveyId,
    text: '',
    description: null,
    isRequired: true,
    orderIndex: 0,
    logic: { rules: [] },
    meaningId: questionId,
  };
  return withDefaultConfig(base, type, newId);
}

/** The fields that every type has. */
export type QuestionBase = Omit<Question, 'type' | 'config'>;

export function withDefaultConfig(base: QuestionBase, type: QuestionType, newId: IdSource): Question {
  // The registry pairs a type with its settings; the compiler can't track that through a union.
  return { ...base, type, config: editingOf({ type }).defaults(newId) } as Question;
}
