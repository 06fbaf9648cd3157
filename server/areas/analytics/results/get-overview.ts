import { addUp, COMPLETED, countsOf, RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import { MEDIAN_ERROR } from '#shared/analytics/duration-buckets.ts';
import { rate, type Rate } from '#shared/analytics/intervals.ts';
import { countChange, type PeriodChange, rateChange, yearBefore } from './period-change.ts';
import { type Period, periodsBetween, periodStart } from '#shared/analytics/periods.ts';
import { appliesToImpressions, type DayRange } from '#shared/analytics/query.ts';
import { surveyResults } from '#shared/analytics/results.ts';
import type { AnalyticsOverview } from '#shared/api/analytics.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { ChartDays } from '#shared/analytics/trend-points.ts';
import { chartRange } from './chart-range.ts';
import { countByPeriod } from './count-cells.ts';
import { openView, type View, type ViewDeps, presentRange, type ViewInput } from '../open-view.ts';
import { type SumRow, sumImpressions } from '../rows/counter-sums-repository.ts';
import type { ResultFilter } from '../rows/row-filter.ts';

export async function getOverview(
  deps: ViewDeps,
  session: Session,
  input: ViewInput,
): Promise<AnalyticsOverview> {
  const { database } = deps;
  const view = await openView(deps, session, input);
  const chart = chartRange(view);
  const { range } = view.filter;
  // Days that are still to come would count as days without answers.
  const { begun } = view;
  const year = begun && yearBefore(begun);
  const read = (of: DayRange | null) =>
    of && isWhole(view, of) ? readFigures(database, view, { ...view.filter, range: of }, 'day', of) : null;
  const [now, before, ago] = await Promise.all([
    readFigures(database, view, view.filter, range ? 'day' : chart.period, begun),
    read(view.before),
    read(year),
  ]);
  const figure = <T>(pick: (figures: Figures) => T, changeOf: ChangeOf = () => null) => {
    const earlier = (figures: Figures | null) =>
      figures && { value: pick(figures), change: changeOf(now, figures) };
    return { available: true as const, now: pick(now), before: earlier(before), year: earlier(ago) };
  };
  const hasImpressions = now.impressions !== null;
  return {
    ...presentRange(view),
    year,
    firstDay: view.firstDay,
    impressions: hasImpressions ? figure(({ impressions }) => impressions ?? 0) : UNAVAILABLE,
    responseRate: hasImpressions ? figure(responseRate, changeOfRate(responseRate)) : UNAVAILABLE,
    starts: figure(({ starts }) => starts, changeOfCount(RESPONSES)),
    completions: figure(({ completions }) => completions, changeOfCount(COMPLETED)),
    completionRate: figure(completionRate, changeOfRate(completionRate)),
    medianDuration: figure(({ median }) => median),
    medianError: MEDIAN_ERROR,
    ...pointsOf(now.rows, chartOf(view, chart, now.starts)),
  };
}

const UNAVAILABLE = { available: false, reason: 'filter' } as const;

/** Whether the survey already had responses when these days began. */
function isWhole({ firstDay }: View, { from }: DayRange): boolean {
  return firstDay !== null && firstDay <= from;
}

type Figures = Awaited<ReturnType<typeof readFigures>>;

type ChangeOf = (now: Figures, earlier: Figures) => PeriodChange | null;

const changeOfRate =
  (rateOf: (figures: Figures) => Rate | null): ChangeOf =>
  (now, earlier) =>
    rateChange(rateOf(now), rateOf(earlier));

const changeOfCount =
  (cell: string): ChangeOf =>
  (now, earlier) =>
    countChange(now.perDay(cell), earlier.perDay(cell));

const completionRate = ({ completions, starts }: Figures) => rate(completions, starts);
const responseRate = ({ starts, impressions }: Figures) => shareOf(starts, impressions);

/** `days` are those whose counts are compared. */
async function readFigures(
  database: Database,
  view: View,
  filter: ResultFilter,
  period: Period,
  days: DayRange | null,
) {
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
    perDay: (cell: string) => {
      const sums = new Map(rows.flatMap((row) => (row.cell === cell ? [[row.start, row.n]] : [])));
      return days ? periodsBetween(days.from, days.to, 'day').map((day) => sums.get(day) ?? 0) : [];
    },
  };
}

/** Some impressions are lost, for example when a page closes early. A share above 100 % is left out. */
function shareOf(starts: number, impressions: number | null): Rate | null {
  return impressions === null || starts > impressions ? null : rate(starts, impressions);
}

/** With fewer responses a day, a chart by day only jumps between 0 and 1. */
const FEWEST_A_DAY = 2;

/** Shorter charts stay by day. */
const FEWEST_DAYS = 14;

/** The chosen period, or one with enough responses for a line. */
function chartOf({ query }: View, chart: ChartDays, responses: number): ChartDays {
  const { period, from, to, starts } = chart;
  const isSparse = period === 'day' && responses < FEWEST_A_DAY * starts.length;
  if (query.period !== null || starts.length < FEWEST_DAYS || !isSparse) return chart;
  return { ...chart, period: 'week', starts: periodsBetween(from, to, 'week') };
}

type Points = Pick<AnalyticsOverview, 'period' | 'points'>;

function pointsOf(rows: readonly SumRow[], { starts, period }: ChartDays): Points {
  const sums = new Map<string, number>();
  for (const { cell, start, n } of rows) {
    if (start === null) continue;
    const key = `${cell} ${periodStart(start, period)}`;
    sums.set(key, (sums.get(key) ?? 0) + n);
  }
  const at = (cell: string, start: string) => sums.get(`${cell} ${start}`) ?? 0;
  return {
    period,
    points: starts.map((start) => ({
      start,
      starts: at(RESPONSES, start),
      completions: at(COMPLETED, start),
    })),
  };
}
