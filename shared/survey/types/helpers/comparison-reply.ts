import { compareScores, type RateComparison, type ScoreComparison } from '../../../analytics/compare.ts';
import type { Score } from '../../../analytics/score.ts';

/** A comparison as the API returns it, with its sentence. */
export function comparisonReply(
  { difference, low, high, p, verdict }: RateComparison | ScoreComparison,
  sentence: string,
) {
  return { difference, low, high, p, verdict, sentence };
}

/** The scores of one question in two segments, and their comparison if both have answers. */
export function scoreReply(
  one: Score | null,
  other: Score | null,
  sentenceOf: (comparison: ScoreComparison) => string,
) {
  const comparison = one && other && compareScores(one, other);
  return {
    one: one && figuresOf(one),
    other: other && figuresOf(other),
    comparison: comparison && comparisonReply(comparison, sentenceOf(comparison)),
  };
}

const figuresOf = ({ answers, score }: Score) => ({ answers, score });
