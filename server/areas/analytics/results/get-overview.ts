import { addUp, COMPLETED, countsOf, RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import { MEDIAN_ERROR } from '#shared/analytics/duration-buckets.ts';
import { rate, type Rate } from '#shared/analytics/intervals.ts';
import type { Period } from '#shared/analytics/periods.ts';
import { appliesToImpressions } from '#shared/analytics/query.ts';
import { surveyResults } from '#shared/analytics/results.ts';
import type { AnalyticsOverview } from '#shared/api/analytics.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { chartRange, type ChartRange } from './chart-range.ts';
import { countByPeriod } from './count-cells.ts';
import { openView, type View, type ViewDeps, presentRange, type ViewInput } from '../open-view.ts';
import { type SumRow, sumImpressions } from './results-repository.ts';
import type { ResultFilter } from '../rows/row-filter.ts';

export async function getOverview(
  deps: ViewDeps,
  session: Session,
  input: ViewInput,
): Promise<AnalyticsOverview> {
  const { database } = deps;
  const view = await openView(deps, session, input);
  const chart = chartRange(view);
  const before = view.before && { ...view.filter, range: view.before };
  const [now, olderCondition] = await Promise.all([
    readFigures(database, view, view.filter, chart.period),
    before && readFigures(database, view, before, null),
  ]);
  const figure = <T>(pick: (figures: Figures) => T) => ({
    available: true as const,
    now: pick(now),
    before: olderCondition && pick(olderCondition),
  });
  return {
    ...presentRange(view),
    impressions: known(figure(({ impressions }) => impressions)),
    responseRate:
      now.impressions === null
        ? UNAVAILABLE
        : figure((figures) => shareOf(figures.starts, figures.impressions)),
    starts: figure(({ starts }) => starts),
    completions: figure(({ completions }) => completions),
    completionRate: figure(({ completions, starts }) => rate(completions, starts)),
    medianDuration: figure(({ median }) => median),
    medianError: MEDIAN_ERROR,
    period: chart.period,
    points: pointsOf(now.rows, chart),
  };
}

const UNAVAILABLE = { available: false, reason: 'filter' } as const;

type Figures = Awaited<ReturnType<typeof readFigures>>;

async function readFigures(database: Database, view: View, filter: ResultFilter, period: Period | null) {
  const [rows, impressions] = await Promise.all([
    countByPeriod(database, view, period, { filter, questions: [WHOLE_SURVEY] }),
    appliesToImpressions(view.query) ? sumImpressions(database, view, 'shown', filter) : null,
  ]);
  const counts = addUp(rows);
  const { medianDuration } = surveyResults([], counts);
  const whole = countsOf(counts, WHOLE_SURVEY);
  return {
    rows,
    impressions,
    starts: whole.get(RESPONSES) ?? 0,
    completions: whole.get(COMPLETED) ?? 0,
    median: medianDuration,
  };
}

/** If the filter does not apply to impressions, the figure is missing instead of counting everyone. */
function known(figure: { available: true; now: number | null; before: number | null }) {
  return figure.now === null ? UNAVAILABLE : { ...figure, now: figure.now };
}

/** Some impressions are lost, for example when a page closes early. A share above 100 % is left out. */
function shareOf(starts: number, impressions: number | null): Rate | null {
  return impressions === null || starts > impressions ? null : rate(starts, impressions);
}

function pointsOf(rows: readonly SumRow[], { starts }: ChartRange): AnalyticsOverview['points'] {
  const sums = new Map(rows.map(({ cell, start, n }) => [`${cell} ${start ?? ''}`, n]));
  const at = (cell: string, start: string) => sums.get(`${cell} ${start}`) ?? 0;
  return starts.map((start) => ({ start, starts: at(RESPONSES, start), completions: at(COMPLETED, start) }));
}
