import { addUp, ANSWERED, type Counts, countsOf } from '#shared/analytics/cells.ts';
import { levelChange } from '#shared/analytics/level-change.ts';
import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';
import { periodStart } from '#shared/analytics/periods.ts';
import { questionResult } from '#shared/analytics/results.ts';
import { type ChartDays, trendSpans, wholeWeeks } from '#shared/analytics/trend-points.ts';
import type { AnalyticsTrends } from '#shared/api/analytics.ts';
import type { QuestionTrend } from '#shared/api/analytics-results.ts';
import { resultsOf } from '#shared/survey/types/registry.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { chartRange } from './chart-range.ts';
import { countByPeriod } from './count-cells.ts';
import { openView, type ViewDeps, presentRange, type ViewInput } from '../open-view.ts';
import type { SumRow } from './results-repository.ts';

export async function getTrends(
  deps: ViewDeps,
  session: Session,
  input: ViewInput,
): Promise<AnalyticsTrends> {
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
  const counted: Counted = {
    days,
    byStart: groupBy(rows, (start) => start),
    byWeek: groupBy(rowsOfWeeks ?? rows, (start) => periodStart(start, 'week')),
    questions: scored.length,
  };
  return {
    ...presentRange(view),
    period,
    starts: [...starts],
    trends: scored.flatMap((question) => trendOf(question, counted)),
  };
}

interface Counted {
  readonly days: ChartDays;
  readonly byStart: ReadonlyMap<string, SumRow[]>;
  /** By the Monday of each week. */
  readonly byWeek: ReadonlyMap<string, SumRow[]>;
  /** The number of questions with a score. */
  readonly questions: number;
}

function groupBy(rows: readonly SumRow[], keyOf: (start: string) => string): ReadonlyMap<string, SumRow[]> {
  const groups = new Map<string, SumRow[]>();
  for (const row of rows) {
    if (row.start === null) continue;
    const key = keyOf(row.start);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function trendOf(question: MergedQuestion, { days, byStart, byWeek, questions }: Counted): QuestionTrend[] {
  const { trend } = resultsOf(question);
  if (!trend) return [];
  const { meaningId } = question;
  const countsIn = (groups: ReadonlyMap<string, SumRow[]>, starts: readonly string[]): Counts =>
    addUp(starts.flatMap((start) => groups.get(start) ?? []).filter((row) => row.question === meaningId));
  const resultIn = (groups: ReadonlyMap<string, SumRow[]>, starts: readonly string[]) =>
    questionResult(question, countsOf(countsIn(groups, starts), meaningId));
  const answersIn = (start: string) => countsOf(countsIn(byStart, [start]), meaningId).get(ANSWERED) ?? 0;
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
