import type { Counts } from '#shared/analytics/cells.ts';
import { countsOf, RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import {
  compareRatesTogether,
  compareScores,
  type RateComparison,
  type ScoreComparison,
  scoreOfNps,
  scoreOfRating,
} from '#shared/analytics/compare.ts';
import { npsSentence, ratingSentence, rateSentence } from '#shared/analytics/comparison-sentence.ts';
import { type ChoiceResult, type QuestionResult, surveyResults } from '#shared/analytics/results.ts';
import { segmentLabel } from '#shared/analytics/segment-label.ts';
import type { SegmentComparison } from '#shared/api/analytics-insights.ts';
import { AppError } from '#shared/errors.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { countCells } from './count-cells.ts';
import { openView, type ViewDeps, viewed, type ViewInput } from '../open-view.ts';
import { pickSegments, segmentsOf } from './segments.ts';

type Input = ViewInput & { readonly one: string; readonly other: string };

export async function compareSegments(
  deps: ViewDeps,
  session: Session,
  { one, other, ...input }: Input,
): Promise<SegmentComparison> {
  const { database } = deps;
  const view = await openView(deps, session, input);
  const by = view.query.compare;
  if (by === 'none')
    throw new AppError('INVALID_INPUT', undefined, { fields: { compare: 'Compare by what?' } });
  const segments = await segmentsOf(database, view, by);
  const listed = segments.map(({ value }) => ({ value, label: segmentLabel(by, value) }));
  const picked = pickSegments(segments, one, other);
  if (picked === null) return { ...viewed(view), by, segments: listed, sides: null, questions: [] };
  const [counts, otherCounts] = await Promise.all(
    picked.map(({ filter }) => countCells(database, view, { filter, withoutDurations: true })),
  );
  if (!counts || !otherCounts) throw new Error('Two segments have two counts.');
  const side = (value: string, own: Counts) => ({
    value,
    label: segmentLabel(by, value),
    responses: countsOf(own, WHOLE_SURVEY).get(RESPONSES) ?? 0,
  });
  const sides = { one: side(picked[0].value, counts), other: side(picked[1].value, otherCounts) };
  const others = surveyResults(view.questions, otherCounts).questions;
  const questions = surveyResults(view.questions, counts).questions.flatMap((question, at) => {
    const match = others[at];
    return match ? compareQuestion(sides.one.label, question, match) : [];
  });
  return { ...viewed(view), by, segments: listed, sides, questions };
}

type Compared = SegmentComparison['questions'][number];

function compareQuestion(label: string, one: QuestionResult, other: QuestionResult): Compared[] {
  const { meaningId, text } = one;
  if (one.kind === 'choice' && other.kind === 'choice') {
    return [{ kind: 'choice', meaningId, text, options: compareOptions(label, one, other) }];
  }
  if (one.kind === 'nps' && other.kind === 'nps') {
    const comparison = one.nps && other.nps && compareScores(scoreOfNps(one.nps), scoreOfNps(other.nps));
    const told = comparison && tell(comparison, npsSentence(label, comparison));
    return [
      {
        kind: 'nps',
        meaningId,
        text,
        one: one.nps && npsScore(one.nps),
        other: other.nps && npsScore(other.nps),
        comparison: told,
      },
    ];
  }
  if (one.kind === 'rating' && other.kind === 'rating') {
    const [mine, theirs] = [one.summary, other.summary];
    const comparison = mine && theirs && compareScores(scoreOfRating(mine), scoreOfRating(theirs));
    const told = comparison && tell(comparison, ratingSentence(label, comparison));
    return [
      {
        kind: 'rating',
        meaningId,
        text,
        one: mine && meanScore(mine),
        other: theirs && meanScore(theirs),
        comparison: told,
      },
    ];
  }
  return [];
}

const npsScore = ({ answers, score }: { answers: number; score: number }) => ({ answers, score });
const meanScore = ({ answers, mean }: { answers: number; mean: number }) => ({ answers, score: mean });

/** All options of a question are one look, so the more there are the more one has to differ to stand out. */
function compareOptions(label: string, one: ChoiceResult, other: ChoiceResult) {
  const rates = new Map(other.options.map(({ cell, rate }) => [cell, rate]));
  const rows = one.options.map(({ cell, text, rate }) => ({
    cell,
    text,
    one: rate,
    other: rates.get(cell) ?? null,
  }));
  const pairs = rows.flatMap((row) => (row.one && row.other ? [[row.one, row.other] as const] : []));
  const comparisons = compareRatesTogether(pairs);
  // Either every option has a rate on both sides or none has: they share their denominators.
  return rows.map((row, at) => {
    const comparison = comparisons[at];
    return {
      ...row,
      comparison: comparison ? tell(comparison, rateSentence(label, row.text, comparison)) : null,
    };
  });
}

function tell({ difference, low, high, p, verdict }: RateComparison | ScoreComparison, sentence: string) {
  return { difference, low, high, p, verdict, sentence };
}
