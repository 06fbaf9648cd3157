import { resultsOf } from '#shared/analytics/types/registry.ts';
import { PART_ERROR } from '#shared/analytics/compare.ts';
import {
  type Distribution,
  standardDeviation,
  type Week,
  wobbleBetween,
} from '#shared/analytics/level-change.ts';
import type { QuestionResult } from '#shared/analytics/results.ts';
import { differenceInterval, type Score, scoreInterval, scoreOf } from '#shared/analytics/score.ts';
import type { CountedSurvey } from './counted-survey.ts';

interface Measured {
  readonly answers: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

/** A net promoter score or an average rating of the days that the merchant looks at, beside as many days before. */
export interface ScoreFigure {
  readonly meaningId: string;
  readonly question: string;
  readonly kind: 'nps' | 'rating';
  readonly now: Measured;
  /** Null if the survey had no answers then. */
  readonly before: Measured | null;
  /** The interval of the difference. Null if too few weeks tell how much weeks differ anyway. */
  readonly change: { readonly low: number; readonly high: number; readonly mayBeChance: boolean } | null;
}

export function scoreFigures({ viewed, weeks }: CountedSurvey): ScoreFigure[] {
  const scored = viewed.questions.filter(({ kind, isCurrent }) => isCurrent && isScore(kind));
  return scored.flatMap((question): ScoreFigure[] => {
    const { meaningId, text, kind } = question;
    const now = distributionOf(question);
    const found = now && scoreOf(now.values, now.counts);
    if (!found || !isScore(kind)) return [];
    const earlier = viewed.before?.find((each) => each.meaningId === meaningId);
    const before = earlier && distributionOf(earlier);
    const other = before ? scoreOf(before.values, before.counts) : null;
    const series = weeks.flatMap(({ start, questions }): Week[] => {
      const own = questions.find((each) => each.meaningId === meaningId);
      const counted = own && distributionOf(own);
      return counted ? [{ start, ...counted }] : [];
    });
    return [
      {
        ...{ meaningId, question: text, kind },
        now: measured(found),
        before: other && measured(other),
        change:
          other && before
            ? changeOf(found, other, spreadOf(now, before, found, other), {
                series,
                weeks: viewed.weeks,
                error: PART_ERROR / scored.length,
              })
            : null,
      },
    ];
  });
}

const isScore = (kind: QuestionResult['kind']): kind is 'nps' | 'rating' =>
  kind === 'nps' || kind === 'rating';

const distributionOf = (question: QuestionResult): Distribution | null =>
  resultsOf(question).trend?.distribution(question) ?? null;

const measured = (found: Score): Measured => ({
  answers: found.answers,
  score: found.score,
  ...scoreInterval(found),
});

/** The variance of the difference that the numbers of answers alone give it. */
const spreadOf = (now: Distribution, before: Distribution, found: Score, other: Score): number =>
  standardDeviation(now) ** 2 / found.answers + standardDeviation(before) ** 2 / other.answers;

interface Compared {
  readonly series: readonly Week[];
  /** In each of the two periods. */
  readonly weeks: number;
  readonly error: number;
}

/** The interval between the answers, widened by what weeks differ anyway. */
function changeOf(now: Score, before: Score, spread: number, { series, weeks, error }: Compared) {
  const wobble = wobbleBetween(series);
  if (wobble === null) return null;
  const ofWeeks = (wobble.variance * wobble.memory * 2) / Math.max(1, weeks);
  const wider = spread > 0 ? Math.sqrt((spread + ofWeeks) / spread) : 1;
  const difference = now.score - before.score;
  const ofAnswers = differenceInterval(now, before, error);
  const low = difference - wider * (difference - ofAnswers.low);
  const high = difference + wider * (ofAnswers.high - difference);
  return { low, high, mayBeChance: low <= 0 && high >= 0 };
}
