import type { Counts } from './cells.ts';
import { ANSWERED, COMPLETED, countsOf, LEFT, RESPONSES, SEEN, WHOLE_SURVEY } from './cells.ts';
import type { Rate } from './intervals.ts';
import { rate } from './intervals.ts';
import type { MergedQuestion } from './merge-questions.ts';

export interface FunnelStep {
  readonly meaningId: string;
  readonly text: string;
  readonly isCurrent: boolean;
  readonly seen: number;
  readonly answered: number;
  /** The share of shoppers who saw this question last and did not complete. Null when nobody saw it. */
  readonly left: Rate | null;
}

export interface Funnel {
  readonly responses: number;
  readonly completed: number;
  readonly steps: readonly FunnelStep[];
}

/**
 * Where shoppers leave the survey, along the paths they took. A shopper whose path skips a question never counts as
 * lost at it. The leavers of all questions plus the completed responses equal the started responses.
 */
export function funnelOf(questions: readonly MergedQuestion[], counts: Counts): Funnel {
  const whole = countsOf(counts, WHOLE_SURVEY);
  return {
    responses: whole.get(RESPONSES) ?? 0,
    completed: whole.get(COMPLETED) ?? 0,
    steps: questions.map(({ meaningId, text, isCurrent }) => {
      const cells = countsOf(counts, meaningId);
      const seen = cells.get(SEEN) ?? 0;
      const left = rate(cells.get(LEFT) ?? 0, seen);
      return { meaningId, text, isCurrent, seen, answered: cells.get(ANSWERED) ?? 0, left };
    }),
  };
}
