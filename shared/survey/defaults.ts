import { LIMITS } from '../limits.ts';
import { FORMAT_VERSION, type SurveyDefinition, type ThankYou } from './definition.ts';
import { assertNever } from './never.ts';
import type { ChoiceConfig, Option, Question, QuestionType, Rule } from './question.ts';

/** Makes a new id, unique within the survey at least. Passed in, so that this code stays pure. */
export type IdSource = () => string;

export const DEFAULT_OTHER_LABEL = 'Other';
export const NPS_SCALE = 10;

export const DEFAULT_THANK_YOU: ThankYou = {
  title: 'Thank You!',
  message: 'Your responses have been submitted successfully.',
  discountCode: null,
};

export function newDefinition(surveyId: string): SurveyDefinition {
  return {
    formatVersion: FORMAT_VERSION,
    surveyId,
    name: LIMITS.defaultSurveyName,
    description: '',
    questions: [],
    thankYou: DEFAULT_THANK_YOU,
    translations: {},
  };
}

export function newOption(text: string, newId: IdSource): Option {
  const id = newId();
  return { id, text, meaningId: id };
}

export function newRule(): Rule {
  return { condition: { operator: 'CONTAINS', value: [] }, action: { type: 'SHOW', questionIds: [] } };
}

/** A question of this type with every default of the specification. */
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

/** What every type has. */
export type QuestionBase = Omit<Question, 'type' | 'config'>;

export function withDefaultConfig(base: QuestionBase, type: QuestionType, newId: IdSource): Question {
  const flow = { nextQuestionId: null, isTerminal: false };
  const labels = { minLabel: '', maxLabel: '' };
  switch (type) {
    case 'single_select':
      return { ...base, type, config: { ...choiceDefaults(newId), displayType: 'radio' } };
    case 'multi_select':
      return {
        ...base,
        type,
        config: { ...choiceDefaults(newId), maxSelect: null, minSelect: 1, displayType: 'checkbox' },
      };
    case 'text':
      return { ...base, type, config: { placeholder: '', ...flow } };
    case 'rating':
      return { ...base, type, config: { scale: LIMITS.ratingMax, ...labels, displayType: 'stars', ...flow } };
    case 'nps':
      return { ...base, type, config: { scale: NPS_SCALE, ...labels, nextQuestionId: null } };
    case 'drop_down':
      return { ...base, type, config: choiceDefaults(newId) };
    case 'date':
      return { ...base, type, config: flow };
    default:
      return assertNever(type);
  }
}

/** Two blank options, so that a new question can be typed into at once. */
function choiceDefaults(newId: IdSource): ChoiceConfig {
  return {
    options: [newOption('', newId), newOption('', newId)],
    randomize: true,
    allowOther: false,
    otherLabel: DEFAULT_OTHER_LABEL,
    nextQuestionId: null,
    isTerminal: false,
  };
}
