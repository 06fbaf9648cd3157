import { groupBy } from '#shared/group-by.ts';
import { addUp, countsOf, LEFT, RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import type {
  CountedSurvey,
  GroupKind,
  GroupMix,
  GroupPair,
  Step,
  ViewedDays,
} from './claims/counted-survey.ts';
import { daysBetween } from '#shared/analytics/periods.ts';
import type { DayRange } from '#shared/analytics/query.ts';
import { type QuestionResult, surveyResults } from '#shared/analytics/results.ts';
import { FEWEST_IN_POINT, wholeWeeks } from '#shared/analytics/trend-points.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { definitionOf } from '#shared/survey/split.ts';
import { nextPiece } from '#server/kernel/limits/pieces.ts';
import type { View, ViewDeps } from '../open-view.ts';
import { chartRange } from '../results/chart-range.ts';
import { countByPeriod, countCells } from '../results/count-cells.ts';
import { countSegments } from '../rows/counter-sums-repository.ts';
import { type ComparedSegment, segmentsIn } from '../results/segments.ts';
import type { Dimension } from '#server/areas/collect/counters/cell-changes.ts';
import { countNewest, MOST_RESPONSES } from './count-newest.ts';
import type { WithSources } from './source-counts.ts';
import { type GroupWeekRow, sumGroupWeeks } from './finding-repository.ts';

const DIMENSIONS = {
  customerType: 'customer_type',
  country: 'country',
  placement: 'placement',
} as const satisfies Record<GroupKind, Dimension>;
const KINDS: readonly GroupKind[] = ['customerType', 'country', 'placement'];

export type CountDeps = ViewDeps & WithSources;

/** Older weeks are no part of a change that a merchant could act on. */
const MOST_WEEKS = 52;

/** Counts everything that findings are looked for in: from the first answer on, and scores of the days of the view. */
export async function countSurvey(
  { database, billing, countSources }: CountDeps,
  viewed: View,
  templateId: string | null,
): Promise<CountedSurvey> {
  const view = withAllDays(viewed);
  const { features } = await billing.loadCustomer(view.storeId);
  const mayCompare = isAllowed(features, { type: 'filter_analytics' });
  // Counters have no filter for languages, orders and answers, nor for two kinds of groups at once.
  const hasGroups = mayCompare && view.grain === 'day';
  // Under a filter, the newest responses could be few of those that match.
  const hasNewest = hasGroups && view.filter.versions === null;
  const [rows, groups, newest, sources, ofView] = await Promise.all([
    countByPeriod(database, view, 'week', { withoutDurations: true }),
    hasGroups ? countGroups(database, view) : { pairs: [], weeks: [] },
    hasNewest ? countNewest(database, view) : null,
    hasNewest ? countSources(database, view, MOST_RESPONSES) : null,
    countViewed(database, viewed),
  ]);
  // Other requests are answered between the parts.
  await nextPiece(view.storeId);
  const counts = addUp(rows);
  const { responses, questions } = surveyResults(view.questions, counts);
  await nextPiece(view.storeId);
  const weeks = wholeWeeks(chartRange(view)).slice(-MOST_WEEKS);
  const byWeek = groupBy(rows, (row) => row.start);
  const ofWeek = (start: string) => addUp(byWeek.get(start) ?? []);
  return {
    templateId,
    responses,
    questions,
    viewed: ofView ?? { questions, before: null, weeks: weeks.length },
    weeks: weeks.map((start) => ({
      start,
      questions: surveyResults(view.questions, ofWeek(start)).questions,
    })),
    pairs: groups.pairs,
    mixes: mixesOf(groups.weeks, weeks, (start) => countsOf(ofWeek(start), WHOLE_SURVEY).get(RESPONSES) ?? 0),
    steps: stepsOf(view, questions, (meaningId) => countsOf(counts, meaningId).get(LEFT) ?? 0),
    newest: newest && { ...newest, isNewest: responses > MOST_RESPONSES },
    sources,
    mayCompare,
  };
}

const withAllDays = (view: View): View => ({
  ...view,
  query: { ...view.query, range: 'all' },
  filter: { ...view.filter, range: null },
});

/** Counts the range that the merchant looks at and the same number of days before it. Null if the range covers everything. */
async function countViewed(database: Database, view: View): Promise<ViewedDays | null> {
  const { begun, before, firstDay } = view;
  if (view.filter.range === null) return null;
  const count = async (range: DayRange) => {
    const wanted = { filter: { ...view.filter, range }, withoutDurations: true };
    return surveyResults(view.questions, await countCells(database, view, wanted)).questions;
  };
  const isWhole = before !== null && firstDay !== null && firstDay <= before.from;
  const [questions, earlier] = await Promise.all([count(view.filter.range), isWhole ? count(before) : null]);
  return {
    questions,
    before: earlier,
    weeks: begun ? (daysBetween(begun.from, begun.to) + 1) / 7 : 1,
  };
}

/** The questions that are still asked. */
function stepsOf(
  { versions }: View,
  questions: readonly QuestionResult[],
  leftAt: (meaningId: string) => number,
): Step[] {
  const firsts = new Set(
    versions.flatMap(({ definition }) =>
      VARIANTS.map((variant) => definitionOf(definition, variant).questions[0]?.meaningId),
    ),
  );
  const newest = versions[0]?.definition.questions ?? [];
  return questions
    .filter(({ isCurrent }) => isCurrent)
    .map(({ meaningId, text, seen }) => ({
      ...{ meaningId, text, seen },
      left: leftAt(meaningId),
      isFirst: firsts.has(meaningId),
      isLast: newest.at(-1)?.meaningId === meaningId,
      isRequired: newest.some((each) => each.meaningId === meaningId && each.isRequired),
    }));
}

const VARIANTS = ['a', 'b'] as const;

type Database = ViewDeps['database'];

async function countGroups(
  database: Database,
  view: View,
): Promise<{ pairs: GroupPair[]; weeks: GroupWeekRow[] }> {
  const counted = await countSegments(database, view);
  const pairs = KINDS.flatMap((by) => {
    const [one, other] = segmentsIn(counted, view, by).filter(({ value }) => value !== 'unknown');
    return one && other ? [{ by, one, other }] : [];
  });
  const questions = view.questions.filter(({ isCurrent }) => isCurrent).map(({ meaningId }) => meaningId);
  const group = async ({ value, filter }: ComparedSegment) => {
    const counts = await countCells(database, view, { filter, questions, withoutDurations: true });
    await nextPiece(view.storeId);
    return { value, questions: surveyResults(view.questions, counts).questions };
  };
  const [weeks, ...compared] = await Promise.all([
    sumGroupWeeks(database, view, view.filter),
    ...pairs.map(async ({ by, one, other }) => ({ by, one: await group(one), other: await group(other) })),
  ]);
  return { pairs: compared, weeks };
}

/** More groups of one kind are not looked at. */
const MOST_GROUPS = 5;

/** The largest known groups of each kind that has at least two. */
function mixesOf(
  rows: readonly GroupWeekRow[],
  weeks: readonly string[],
  responsesIn: (start: string) => number,
): GroupMix[] {
  const total = new Map(weeks.map((start) => [start, responsesIn(start)]));
  return KINDS.flatMap((by) => {
    const sums = new Map<string, Map<string, number>>();
    for (const { dimension, value, start, n } of rows) {
      if (dimension !== DIMENSIONS[by] || value === '') continue;
      const own = sums.get(value) ?? new Map<string, number>();
      sums.set(value, own.set(start, n));
    }
    if (sums.size < 2) return [];
    const size = (own: ReadonlyMap<string, number>) => [...own.values()].reduce((sum, n) => sum + n, 0);
    const largest = [...sums]
      .filter(([, own]) => size(own) >= FEWEST_IN_POINT)
      .sort(([, a], [, b]) => size(b) - size(a));
    return largest.slice(0, MOST_GROUPS).map(([value, own]) => ({
      by,
      value,
      weeks: weeks.map((start) => {
        const count = own.get(start) ?? 0;
        return { start, values: [0, 1], counts: [Math.max(0, (total.get(start) ?? 0) - count), count] };
      }),
    }));
  });
}
