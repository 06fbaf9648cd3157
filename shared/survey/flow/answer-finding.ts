import type { Answer, AnswerFinding } from '../answer.ts';
import type { Question } from '../question.ts';
import { answeringOf } from '../types/shoppers-registry.ts';

/** What a valid answer still lacks. An optional question may be skipped. */
export function answerFinding(question: Question, answer: Answer | undefined): AnswerFinding | null {
  if (answer === undefined) return question.isRequired ? { code: 'required' } : null;
  return answeringOf(question).lacks?.(question, answer) ?? null;
}
