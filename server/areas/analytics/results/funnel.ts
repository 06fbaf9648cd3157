import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import { END } from '#shared/survey/flow/default-next.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { possibleNext } from '#shared/survey/flow/possible-next.ts';
import {
  type Counts,
  ANSWERED,
  COMPLETED,
  countsOf,
  LEFT,
  LEFT_ANSWERED,
  RESPONSES,
  SEEN,
  WHOLE_SURVEY,
} from '#shared/analytics/cells.ts';
import { type Rate, rate } from '#shared/analytics/intervals.ts';
import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';

/** The cells that a funnel needs. */
export const FUNNEL_CELLS = [RESPONSES, COMPLETED, SEEN, ANSWERED, LEFT, LEFT_ANSWERED] as const;

/**
 * One question: `seen` is `answered` plus `skipped` plus those who left without an answer (`left` less `leftAnswered`);
 * all responses are `seen` plus `leftEarlier` plus `notAsked`.
 */
export interface FunnelStep {
  readonly meaningId: string;
  readonly text: string;
  readonly isCurrent: boolean;
  readonly seen: number;
  readonly answered: number;
  /** Went on without an answer. */
  readonly skipped: number;
  /** The share of shoppers who saw this question last and did not complete. Null when nobody saw it. */
  readonly left: Rate | null;
  /** Of those who left, the ones who had answered it. */
  readonly leftAnswered: number;
  /** Left at another question, from which the survey could still have come to this one. */
  readonly leftEarlier: number;
  /** The survey led elsewhere, or their version does not have the question. */
  readonly notAsked: number;
}

export interface Funnel {
  readonly responses: number;
  readonly completed: number;
  readonly steps: readonly FunnelStep[];
}

/** The counters of one version. */
export interface CountedVersion {
  readonly definition: SurveyDefinition;
  readonly counts: Counts;
}

/**
 * Where shoppers leave the survey, along the paths they took. A shopper whose path leads past a question never counts as
 * lost at it. The leavers of all questions plus the completed responses equal the started responses.
 */
export function funnelOf(questions: readonly MergedQuestion[], versions: readonly CountedVersion[]): Funnel {
  const sum = (of: (version: CountedVersion) => number) =>
    versions.reduce((total, version) => total + of(version), 0);
  const whole = (cell: string) => sum(({ counts }) => countsOf(counts, WHOLE_SURVEY).get(cell) ?? 0);
  const earlier = leftEarlier(versions);
  const responses = whole(RESPONSES);
  return {
    responses,
    completed: whole(COMPLETED),
    steps: questions.map(({ meaningId, text, isCurrent }) => {
      const count = (cell: string) => sum(({ counts }) => countsOf(counts, meaningId).get(cell) ?? 0);
      const [seen, answered, left] = [count(SEEN), count(ANSWERED), count(LEFT)];
      // Answers that were counted before the cell of `leftAnswered` existed leave too few in it until a recount.
      const skipped = Math.max(0, seen - answered - left + count(LEFT_ANSWERED));
      const before = Math.min(earlier.get(meaningId) ?? 0, responses - seen);
      return {
        meaningId,
        text,
        isCurrent,
        seen,
        answered,
        skipped,
        left: rate(left, seen),
        leftAnswered: left - (seen - answered - skipped),
        leftEarlier: before,
        notAsked: responses - seen - before,
      };
    }),
  };
}

/** How many left at a question from which the survey could still have come to this one, by meaning id. */
function leftEarlier(versions: readonly CountedVersion[]): ReadonlyMap<string, number> {
  const earlier = new Map<string, number>();
  for (const { definition, counts } of versions) {
    const { questions } = definition;
    const left = questions.map(({ meaningId }) => countsOf(counts, meaningId).get(LEFT) ?? 0);
    if (left.every((count) => count === 0)) continue;
    reachableFrom(definition).forEach((later, from) => {
      for (const index of later) {
        const { meaningId = '' } = questions[index] ?? {};
        earlier.set(meaningId, (earlier.get(meaningId) ?? 0) + (left[from] ?? 0));
      }
    });
  }
  return earlier;
}

/** For each question, the indexes of those that the survey can come to after it. */
function reachableFrom(definition: SurveyDefinition): ReadonlySet<number>[] {
  const survey = compileSurvey(definition);
  const next = survey.questions.map((_, index) =>
    [...possibleNext(survey, index)].filter((to) => to !== END),
  );
  return next.map((first) => {
    const found = new Set(first);
    for (const index of found) for (const to of next[index] ?? []) found.add(to);
    return found;
  });
}
