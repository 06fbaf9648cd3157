import type { CountedResponse } from '#server/areas/collect/counters/contribution.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { newDefinition, newQuestion } from '#shared/survey/edit/defaults.ts';
import type { Question } from '#shared/survey/question.ts';
import { type QuestionType, QUESTION_TYPES } from '#shared/survey/question-types.ts';

/**
 * A survey with one question of each type. Each question's id is its type; options `a` to `d` have the meaning ids
 * `A` to `D`.
 */
export function buildDefinition(types: readonly QuestionType[] = QUESTION_TYPES): SurveyDefinition {
  return { ...newDefinition('survey-1'), questions: types.map(buildQuestion) };
}

export function buildQuestion(type: QuestionType, orderIndex = 0): Question {
  const question = newQuestion(type, 'survey-1', () => type);
  const named = { ...question, orderIndex, text: `About ${type}`, meaningId: `${type}!` };
  if (!('options' in named.config)) return named;
  const options = ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    text: `Option ${id}`,
    meaningId: id.toUpperCase(),
  }));
  return { ...named, config: { ...named.config, options, allowOther: true } } as Question;
}

export function buildResponse(changes: Partial<CountedResponse> = {}): CountedResponse {
  const answers = changes.answers ?? {};
  return {
    complete: false,
    isTest: false,
    path: Object.keys(answers),
    durationMs: null,
    ...changes,
    answers,
  };
}
