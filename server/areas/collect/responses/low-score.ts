import { answerTo, type Answers } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';

/** Whether the merchant should follow up on this score: a detractor, or a low rating. */
export function isLowScore(question: Question, score: number): boolean {
  return resultsOf(question).isLowScore?.(question, score) ?? false;
}

export function hasLowScore({ questions }: SurveyDefinition, answers: Answers): boolean {
  return questions.some((question) => {
    const answer = answerTo(answers, question.questionId);
    return (
      answer !== undefined &&
      'value' in answer &&
      typeof answer.value === 'number' &&
      isLowScore(question, answer.value)
    );
  });
}
