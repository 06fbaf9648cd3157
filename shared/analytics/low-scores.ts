import type { Question } from '../survey/question.ts';
import { resultsOf } from '../survey/types/registry.ts';

/** Whether the merchant should follow up on this score: a detractor, or a low rating. */
export function isLowScore(question: Question, score: number): boolean {
  return resultsOf(question).isLowScore?.(question, score) ?? false;
}
