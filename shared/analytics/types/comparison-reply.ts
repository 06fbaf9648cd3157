import { compareScores, judge, type Family, type Judged } from '../compare.ts';
import type { Score } from '../score.ts';

/** A comparison as the API returns it, with its sentence. */
export const comparisonReply = (judged: Judged, sentence: string) => ({ ...judged, sentence });

/** The scores of one question in two segments, and their comparison if both have answers. */
export function scoreFamily<Question extends object>(
  question: Question,
  one: Score | null,
  other: Score | null,
  sentenceOf: (comparison: { one: Score; other: Score; judged: Judged }) => string,
): Family<Question & ReturnType<typeof scoreReply>> {
  const compared = one && other && compareScores(one, other);
  return {
    differences: compared ? [compared] : [],
    judgeAt(error) {
      const judged = compared && judge(compared, error);
      const comparison = judged && comparisonReply(judged, sentenceOf({ one, other, judged }));
      return { ...question, ...scoreReply(one, other, comparison) };
    },
  };
}

function scoreReply(
  one: Score | null,
  other: Score | null,
  comparison: ReturnType<typeof comparisonReply> | null,
) {
  return { one: one && figuresOf(one), other: other && figuresOf(other), comparison };
}

const figuresOf = ({ answers, score }: Score) => ({ answers, score });
