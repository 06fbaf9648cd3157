import { addUp, type Counts, countsOf } from '#shared/analytics/cells.ts';
import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';
import { questionResult } from '#shared/analytics/results.ts';
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
  const view = await openView(deps, session, input);
  const { period, starts } = chartRange(view);
  const scored = view.questions.filter(({ type }) => resultsOf({ type }).trend !== null);
  const wanted = { questions: scored.map(({ meaningId }) => meaningId) };
  const rows = scored.length > 0 ? await countByPeriod(deps.database, view, period, wanted) : [];
  const byStart = groupByStart(rows);
  const trends = scored.flatMap((question) => trendOf(question, starts, byStart));
  return { ...presentRange(view), period, trends };
}

const NOTHING: Counts = new Map();

function groupByStart(rows: readonly SumRow[]): ReadonlyMap<string, Counts> {
  const groups = new Map<string, SumRow[]>();
  for (const row of rows) {
    const start = row.start ?? '';
    const group = groups.get(start);
    if (group) group.push(row);
    else groups.set(start, [row]);
  }
  return new Map([...groups].map(([start, group]) => [start, addUp(group)]));
}

function trendOf(
  question: MergedQuestion,
  starts: readonly string[],
  byStart: ReadonlyMap<string, Counts>,
): QuestionTrend[] {
  const points = starts.map((start) => {
    const cells = countsOf(byStart.get(start) ?? NOTHING, question.meaningId);
    return { start, result: questionResult(question, cells) };
  });
  const trend = resultsOf(question).trend?.(question, points);
  return trend ? [trend] : [];
}
