import request from 'supertest';
import { expect } from 'vitest';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { rate } from '#shared/analytics/intervals.ts';
import { FEWEST_IN_POINT } from '#shared/analytics/trend-points.ts';
import { queryToParameters } from '#shared/analytics/query-codec.ts';
import type {
  AnalyticsFunnel,
  AnalyticsOverview,
  AnalyticsTrends,
  QuestionResults,
} from '#shared/api/analytics.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import type { testApp } from '#tests/support/app.ts';
import {
  countShown,
  type Days,
  matching,
  medianOf,
  type RawResponse,
  startOf,
  tally,
  type Tally,
} from './by-hand.ts';
import type { GeneratedStore } from './generate.ts';
import { rateByHand } from './interval-by-hand.ts';

/** All stored responses and impressions, to compare the results with. */
export interface Truth {
  readonly store: Pick<GeneratedStore, 'surveyId' | 'authorization' | 'shown'>;
  readonly http: ReturnType<typeof testApp>['http'];
  readonly rows: readonly RawResponse[];
}

/** Compares each figure under a filter with a count of the raw rows. */
export async function expectRight(truth: Truth, query: AnalyticsQuery): Promise<void> {
  const { store, http, rows } = truth;
  const get = async <T>(what: string): Promise<T> =>
    succeeded<T>(
      await request(http)
        .get(`/api/v1/surveys/${store.surveyId}/analytics/${what}`)
        .query(queryToParameters(query))
        .set('authorization', store.authorization),
    );
  const overview = await get<AnalyticsOverview>('overview');
  const of = (days: Days | null) => matching(rows, query, days, 'EUR');
  expectOverview(truth, query, overview, of);
  const now = of(overview.range);
  const counts = tally(now);
  expectQuestions(await get<QuestionResults>('questions'), now, counts);
  expectTrends(await get<AnalyticsTrends>('trends'), now);
  // For rare answers among many, the times come from the newest rows only.
  const isSmall = rows.length <= 2_000;
  expectFunnel(await get<AnalyticsFunnel>('funnel'), now, counts, isSmall);
}

function expectOverview(
  { store }: Truth,
  query: AnalyticsQuery,
  overview: AnalyticsOverview,
  of: (days: Days | null) => RawResponse[],
): void {
  const { range, before } = overview;
  const figures = (days: Days | null) => {
    const found = of(days);
    const complete = found.filter((row) => row.isComplete);
    const shown = countShown(store.shown, query, days);
    return {
      starts: found.length,
      completions: complete.length,
      shown,
      durations: complete.map((row) => row.durationMs ?? 0),
    };
  };
  const isWhole = (days: Days | null): days is Days =>
    days !== null && overview.firstDay !== null && overview.firstDay <= days.from;
  const now = figures(range);
  const figure = (pick: (from: typeof now) => unknown) => {
    const value = (days: Days | null) =>
      isWhole(days) ? expect.objectContaining({ value: pick(figures(days)) }) : null;
    return { available: true, now: pick(now), before: value(before), year: value(overview.year) };
  };
  expect(overview).toMatchObject({
    starts: figure(({ starts }) => starts),
    completions: figure(({ completions }) => completions),
    completionRate: figure(({ completions, starts }) => rateByHand(completions, starts)),
  });
  const isOfRows = query.orderValue !== null || query.answered !== null || query.languages.length > 0;
  const unavailable = { available: false, reason: 'filter' };
  expect(overview.impressions).toEqual(isOfRows ? unavailable : figure(({ shown }) => shown));
  expect(overview.responseRate).toEqual(
    isOfRows
      ? unavailable
      : figure(({ starts, shown }) => (starts > shown ? null : rateByHand(starts, shown))),
  );
  expectMedian(overview.medianDuration.available ? overview.medianDuration.now : null, now.durations);
  const found = of(range);
  const byStart = new Map<string, { starts: number; completions: number }>();
  for (const row of found) {
    const start = startOf(row.day, overview.period);
    const own = byStart.get(start) ?? { starts: 0, completions: 0 };
    byStart.set(start, own);
    own.starts += 1;
    if (row.isComplete) own.completions += 1;
  }
  for (const { start, starts, completions } of overview.points) {
    expect({ start, starts, completions }).toEqual({
      start,
      ...(byStart.get(start) ?? { starts: 0, completions: 0 }),
    });
  }
  expect(overview.points.reduce((sum, point) => sum + point.starts, 0)).toBe(now.starts);
}

/** The true median is in the reported bucket, and the bucket's middle is within the stated error. */
function expectMedian(
  told: { seconds: number; low: number; high: number | null } | null,
  durations: number[],
): void {
  const median = medianOf(durations);
  if (median === null || told === null) return expect([told, median]).toEqual([null, null]);
  const seconds = median / 1000;
  expect(seconds).toBeGreaterThanOrEqual(told.low);
  expect(seconds).toBeLessThan(told.high ?? Infinity);
  if (told.low > 0) expect(Math.abs(told.seconds / seconds - 1)).toBeLessThan(0.05);
}

function expectQuestions(
  { responses, questions }: QuestionResults,
  now: readonly RawResponse[],
  counts: Tally,
): void {
  expect(responses).toBe(now.length);
  for (const question of questions) {
    const own = counts.get(question.meaningId) ?? {};
    const answered = own['answered'] ?? 0;
    expect([question.meaningId, question.seen, question.answered]).toEqual([
      question.meaningId,
      own['seen'] ?? 0,
      answered,
    ]);
    const told = cellsTold(question);
    const counted = Object.fromEntries(
      Object.entries(own).filter(([name]) => /^(o:|v:|m:|other)/.test(name)),
    );
    expect([question.meaningId, told]).toEqual([question.meaningId, counted]);
    for (const [, rate] of ratesTold(question)) {
      expect(rate).toEqual(rateByHand(rate?.count ?? 0, answered));
    }
    const scores = now.flatMap((row) => scoreIn(row, question.meaningId));
    if (question.kind === 'rating') {
      expect(question.summary?.mean ?? null).toEqual(
        scores.length > 0 ? expect.closeTo(mean(scores), 9) : null,
      );
      expect(question.summary?.topTwo.count ?? 0).toBe(
        scores.filter((score) => score > question.scale - 2).length,
      );
    }
    if (question.kind === 'nps') expect(question.nps?.score ?? null).toEqual(npsOf(scores));
  }
  const unknown = [...counts].filter(([, own]) => own['seen']).map(([meaningId]) => meaningId);
  expect(questions.map(({ meaningId }) => meaningId)).toEqual(expect.arrayContaining(unknown));
}

type ToldRate = ReturnType<typeof rate>;

/** The bars by cell. */
function ratesTold(question: QuestionResults['questions'][number]): [cell: string, rate: ToldRate][] {
  switch (question.kind) {
    case 'choice':
      return question.options.map(({ cell, rate }) => [cell, rate]);
    case 'text':
      return question.themes.map(({ cell, rate }) => [cell, rate]);
    case 'date':
      return question.months.map(({ month, rate }) => [`m:${month}`, rate]);
    case 'rating':
    case 'nps':
      return question.points.map(({ value, rate }) => [`v:${value}`, rate]);
    default:
      return [];
  }
}

/** The counts of the bars by cell, without zeros. */
const cellsTold = (question: QuestionResults['questions'][number]): Record<string, number> =>
  Object.fromEntries(
    ratesTold(question).flatMap(([cell, rate]) => (rate && rate.count > 0 ? [[cell, rate.count]] : [])),
  );

const mean = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;

function npsOf(scores: readonly number[]) {
  if (scores.length === 0) return null;
  const points = scores.map((score) => (score >= 9 ? 100 : score <= 6 ? -100 : 0));
  return expect.closeTo(mean(points), 9) as number;
}

function scoreIn(row: RawResponse, meaningId: string): number[] {
  const asked = row.definition.questions.find((question) => question.meaningId === meaningId);
  const answer = asked && row.answers[asked.questionId];
  return answer && typeof answer['value'] === 'number' ? [answer['value']] : [];
}

function expectTrends({ trends, range, starts, period }: AnalyticsTrends, now: readonly RawResponse[]): void {
  for (const trend of trends) {
    let [answers, earlier] = [0, ''];
    for (const point of trend.points) {
      const { start, end, isThin } = point;
      const scores = now
        .filter(({ day }) => day >= start && day <= end)
        .flatMap((row) => scoreIn(row, trend.meaningId));
      expect(start > earlier && starts.includes(startOf(start, period))).toBe(true);
      expect(isThin).toBe(scores.length < FEWEST_IN_POINT);
      if ('nps' in point) expect(point.nps?.score ?? null).toEqual(npsOf(scores));
      else
        expect(point.summary?.mean ?? null).toEqual(
          scores.length > 0 ? expect.closeTo(mean(scores), 9) : null,
        );
      [answers, earlier] = [answers + scores.length, end];
    }
    expect([range, answers]).toEqual([range, now.flatMap((row) => scoreIn(row, trend.meaningId)).length]);
  }
}

function expectFunnel(
  { responses, completed, steps, timed }: AnalyticsFunnel,
  now: readonly RawResponse[],
  counts: Tally,
  isSmall: boolean,
): void {
  expect([responses, completed]).toEqual([now.length, now.filter((row) => row.isComplete).length]);
  for (const step of steps) {
    const own = counts.get(step.meaningId) ?? {};
    const [left, leftAnswered] = [own['left'] ?? 0, own['left_answered'] ?? 0];
    expect([step.meaningId, step.seen, step.left?.count ?? 0, step.leftAnswered]).toEqual([
      step.meaningId,
      own['seen'] ?? 0,
      left,
      leftAnswered,
    ]);
    expect(step.answered).toBe(own['answered'] ?? 0);
    expect(step.answered + step.skipped + left - leftAnswered).toBe(step.seen);
    expect(step.seen + step.leftEarlier + step.notAsked).toBe(responses);
    const times = now.slice(0, 1_000).flatMap((row) => {
      const asked = row.definition.questions.find((question) => question.meaningId === step.meaningId);
      return asked && Object.hasOwn(row.answerTimes, asked.questionId)
        ? [row.answerTimes[asked.questionId] ?? 0]
        : [];
    });
    if (isSmall && now.length < 1_000) expect(timed).toEqual({ responses: now.length, isAll: true });
    if (isSmall && now.length <= 1_000)
      expect([step.times, step.medianMs]).toEqual([times.length, medianOf(times)]);
  }
  // Shoppers who left and shoppers who completed are all who began.
  const left = steps.reduce((sum, step) => sum + (step.left?.count ?? 0), 0);
  expect(left + completed).toBe(responses);
}
