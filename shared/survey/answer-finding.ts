import type { Answer } from './answer.ts';
import type { Question } from './question.ts';
import { answeringOf } from './types/answering.ts';

/** Why the shopper can't go on with this answer. */
export type AnswerFinding =
  | { readonly code: 'required' }
  | { readonly code: 'too_few'; readonly min: number }
  | { readonly code: 'too_many'; readonly max: number };

/** What a valid answer still lacks. An optional question may be skipped. */
export function answerFinding(question: Question, answer: Answer | undefined): AnswerFinding | null {
  if (answer === undefined) return question.isRequired ? { code: 'required' } : null;
  return answeringOf(question).lacks?.(question, answer) ?? null;
}
