import type { Answer } from './answer.ts';
import type { Question } from './question.ts';
import { answeringOf, type AnswerFields } from './types/answering.ts';

/**
 * The part of a value that is a valid answer to the question, in its stored shape; undefined if nothing is. Accepts
 * any value: a view's input, or an answer that a browser stored for an older version of the survey.
 */
export function fitAnswer(question: Question, answer: unknown): Answer | undefined {
  return answeringOf(question).fit(question, Object(answer) as AnswerFields);
}
