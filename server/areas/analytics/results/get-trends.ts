import { addUp, ANSWERED, countsOf } from '#shared/analytics/cells.ts';
import { levelChange } from '#shared/analytics/level-change.ts';
import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';
import { periodStart } from '#shared/analytics/periods.ts';
import { questionResult } from '#shared/analytics/results.ts';
import { type ChartDays, trendSpans, wholeWeeks } from '#shared/analytics/trend-points.ts';
import type { AnalyticsTrends } from '#shared/api/analytics.ts';
import type { QuestionTrend } from '#shared/analytics/trend-schema.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import { chartRange } from './chart-range.ts';
import { countByPeriod } from './count-cells.ts';
import { openView, type ViewDeps, presentRange, type ViewInput, type Reader } from '../open-view.ts';
import type { SumRow } from '../rows/counter-sums-repository.ts';

export async function getTrends(deps: ViewDeps, session: Reader, input: ViewInput): Promise<AnalyticsTrends> {
  const { database } = deps;
  const view = await openView(deps, session, input);
  const days = chartRange(view);
  const { period, starts } = days;
  const scored = view.questions.filter(({ type }) => resultsOf({ type }).trend !== null);
  const count = (by: 'day' | 'week' | 'month') =>
    countByPeriod(database, view, by, { questions: scored.map(({ meaningId }) => meaningId) });
  const isEmpty = scored.length === 0 || starts.length === 0;
  const [rows, rowsOfWeeks] = isEmpty
    ? [[], []]
    : await Promise.all([count(period), period === 'month' ? count('week') : null]);
  const byStart = groupByStart(rows);
  const byStartOfWeeks = rowsOfWeeks ? groupByStart(rowsOfWeeks) : byStart;
  return {
    ...presentRange(view),
    period,
    starts: [...starts],
    trends: scored.flatMap((question) => {
      const { meaningId } = question;
      return trendOf(question, {
        days,
        byStart: byStart.get(meaningId) ?? new Map(),
        byWeek: groupByWeek(byStartOfWeeks.get(meaningId) ?? new Map()),
        questions: scored.length,
      });
    }),
  };
}

/** The rows of one question, by the first day of their period. */
type ByStart = ReadonlyMap<string, readonly SumRow[]>;

interface Counted {
  readonly days: ChartDays;
  readonly byStart: ByStart;
  /** By the Monday of each week. */
  readonly byWeek: ByStart;
  /** The number of questions with a score. */
  readonly questions: number;
}

/** By question. Each row is looked at once, however many questions there are. */
function groupByStart(rows: readonly SumRow[]): ReadonlyMap<string, ByStart> {
  const questions = new Map<string, Map<string, SumRow[]>>();
  for (const row of rows) {
    if (row.start === null) continue;
    const starts = questions.get(row.question) ?? new Map<string, SumRow[]>();
    questions.set(row.question, starts);
    const group = starts.get(row.start);
    if (group) group.push(row);
    else starts.set(row.start, [row]);
  }
  return questions;
}

function groupByWeek(byStart: ByStart): ByStart {
  const weeks = new Map<string, readonly SumRow[]>();
  for (const [start, rows] of byStart) {
    const week = periodStart(start, 'week');
    weeks.set(week, [...(weeks.get(week) ?? []), ...rows]);
  }
  return weeks;
}

function trendOf(question: MergedQuestion, { days, byStart, byWeek, questions }: Counted): QuestionTrend[] {
  const { trend } = resultsOf(question);
  if (!trend) return [];
  const { meaningId } = question;
  const countsIn = (groups: ByStart, starts: readonly string[]) =>
    countsOf(addUp(starts.flatMap((start) => groups.get(start) ?? [])), meaningId);
  const resultIn = (groups: ByStart, starts: readonly string[]) =>
    questionResult(question, countsIn(groups, starts));
  const answersIn = (start: string) => countsIn(byStart, [start]).get(ANSWERED) ?? 0;
  const points = trendSpans(days, answersIn).map(({ periods, ...span }) => ({
    span,
    result: resultIn(byStart, periods),
  }));
  const weeks = wholeWeeks(days).map((start) => ({
    start,
    ...trend.distribution(resultIn(byWeek, [start])),
  }));
  return [trend.reply(question, points, levelChange(weeks, questions))];
}
