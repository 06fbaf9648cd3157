import { type Counts, countsOf, RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import { surveyResults } from '#shared/analytics/results.ts';
import { judgeTogether } from '#shared/analytics/compare.ts';
import { segmentLabel } from '../segment-label.ts';
import type { SegmentComparison } from '#shared/api/analytics-insights.ts';
import { AppError } from '#shared/errors.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { countCells } from './count-cells.ts';
import { openView, type ViewDeps, presentRange, type ViewInput } from '../open-view.ts';
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
  if (picked === null)
    return { ...presentRange(view), by, segments: listed, sides: null, comparisons: 0, questions: [] };
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
  const families = surveyResults(view.questions, counts).questions.flatMap((question, at) => {
    const match = others[at];
    return (match && resultsOf(question).compare?.(sides.one.label, question, match)) ?? [];
  });
  const { comparisons, judged } = judgeTogether(families);
  return { ...presentRange(view), by, segments: listed, sides, comparisons, questions: judged };
}
