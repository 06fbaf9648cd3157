import { ANSWERED } from './cells.ts';
import type { MergedQuestion } from './merge-questions.ts';
import { effectiveNumber } from './raking.ts';
import { type QuestionResult, questionResult } from './results.ts';
import { isWeighted } from './weighted-kinds.ts';

/** A cell with its answers, the sum of their weights and the sum of the squared weights. */
export interface WeightedCell {
  readonly question: string;
  readonly cell: string;
  readonly n: number;
  readonly weight: number;
  readonly square: number;
}

/** One question, weighted and not, from the same answers. */
export interface WeightedResult {
  readonly answers: number;
  readonly effective: number;
  readonly raw: QuestionResult;
  readonly weighted: QuestionResult;
}

/** The questions that weighting applies to. */
export function weightedQuestions(questions: readonly MergedQuestion[]): MergedQuestion[] {
  return questions.filter((question) => isWeighted(questionResult(question, new Map())));
}

/**
 * The results of the questions that weighting applies to. Weighted counts are scaled so that they add up to the effective
 * number: then the intervals of shares and scores are as wide as those of that many answers.
 */
export function weightedResults(
  questions: readonly MergedQuestion[],
  cells: readonly WeightedCell[],
): WeightedResult[] {
  return weightedQuestions(questions).flatMap((question) => {
    const own = cells.filter((cell) => cell.question === question.meaningId);
    const answered = own.find(({ cell }) => cell === ANSWERED);
    if (answered === undefined) return [];
    const raw = questionResult(question, new Map(own.map(({ cell, n }) => [cell, n])));
    const effective = effectiveNumber(answered.weight, answered.square);
    const scale = effective / answered.weight;
    const weighted = questionResult(question, new Map(own.map(({ cell, weight }) => [cell, weight * scale])));
    return [{ answers: answered.n, effective, raw, weighted }];
  });
}

/** Adds up cells of the same name. */
export function addWeighted(sums: Map<string, WeightedCell>, added: WeightedCell): void {
  const key = `${added.question}\n${added.cell}`;
  const known = sums.get(key);
  sums.set(key, {
    ...added,
    n: added.n + (known?.n ?? 0),
    weight: added.weight + (known?.weight ?? 0),
    square: added.square + (known?.square ?? 0),
  });
}
