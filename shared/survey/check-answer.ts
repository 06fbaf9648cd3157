import type { Answer } from './answer.ts';
import type { Question } from './question.ts';
import { checkingOf, type AnswerFault } from './types/registry.ts';

export type CheckedAnswer = { readonly answer: Answer } | { readonly fault: AnswerFault };

/** Validates any value against its question. A valid value has exactly the fields of an answer. */
export function checkAnswer(question: Question, value: unknown): CheckedAnswer {
  if (typeof value !== 'object' || value === null) return { fault: 'malformed' };
  const fault = checkingOf(question).fault(question, value) as AnswerFault | null;
  return fault === null ? { answer: value as Answer } : { fault };
}
