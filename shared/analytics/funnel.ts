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
  /** Of the shoppers who saw it: those who saw nothing after it and did not complete. Null without any who saw it. */
  readonly left: Rate | null;
}

export interface Funnel {
  readonly responses: number;
  readonly completed: number;
  readonly steps: readonly FunnelStep[];
}

/**
 * Where people leave, by the paths that they took: who was led past a question never counts as lost there. All who
 * left and all who completed are all who began.
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
