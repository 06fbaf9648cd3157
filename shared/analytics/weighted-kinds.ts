import type { QuestionResult } from './results.ts';

const WEIGHTED_KINDS: readonly QuestionResult['kind'][] = ['choice', 'nps', 'rating'];

/** Whether weighting changes the results of a question: choices, ratings and net promoter scores. */
export function isWeighted({ kind }: Pick<QuestionResult, 'kind'>): boolean {
  return WEIGHTED_KINDS.includes(kind);
}
