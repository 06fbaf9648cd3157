import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/areas.ts';
import { type AnalyticsQuery, DEFAULT_QUERY } from '#shared/analytics/query.ts';
import { queryToParameters } from '#shared/analytics/query-in-url.ts';
import { PLACEMENT_TYPES } from '#shared/delivery/delivery.ts';
import type {
  AnalyticsFunnel,
  AnalyticsOverview,
  AnalyticsTrends,
  QuestionResults,
} from '#shared/api/analytics.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { succeeded } from '#tests/server/surveys/support.ts';
import {
  countShown,
  type Days,
  matching,
  medianOf,
  type RawResponse,
  readRows,
  startOf,
  tally,
} from './by-hand.ts';
import { createRandom, type GeneratedStore, generateStore, type Random } from './generate.ts';

let store: GeneratedStore;
let http: ReturnType<typeof testApp>['http'];
let rows: RawResponse[];

beforeAll(async () => {
  store = await generateStore(await testDatabase(), { days: 48, perDay: 30 });
  const { deps } = store;
  http = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).http;
  rows = await readRows(deps.database, store.storeId);
});

async function get<T>(what: string, query: AnalyticsQuery): Promise<T> {
  const reply = await request(http)
    .get(`/api/v1/surveys/${store.surveyId}/analytics/${what}`)
    .query(queryToParameters(query))
    .set('authorization', store.authorization);
  return succeeded<T>(reply);
}

const CELLS = ['o:friend', 'o:press', 'other', 'v:4', 'v:9', 'v:0', 'o:price', 'm:2024-02', 'o:small'];
const QUESTIONS = ['source', 'stars', 'liked', 'nps', 'bought', 'care'];

function someOf<T>(random: Random, list: readonly T[], share: number): T[] {
  return random.chance(share) ? list.filter(() => random.chance(0.5)) : [];
}

/** Filters of every kind, alone and together. */
function drawQuery(random: Random): AnalyticsQuery {
  const isRows = random.chance(0.4);
  return {
    ...DEFAULT_QUERY,
    range: random.pick(['last7', 'last30', 'all', { from: '2026-10-01', to: '2026-10-20' }] as const),
    versions: someOf(random, [1, 2], 0.3),
    countries: someOf(random, ['PT', 'ES', 'unknown'], 0.4),
    customerTypes: someOf(random, ['firstTime', 'repeat', 'unknown'] as const, 0.3),
    placements: someOf(random, PLACEMENT_TYPES, 0.3),
    orderValue:
      isRows && random.chance(0.6)
        ? random.pick([
            { min: 20, max: 150 },
            { min: null, max: 99.5 },
            { min: 42, max: null },
          ])
        : null,
    answered:
      isRows && random.chance(0.6) ? { question: random.pick(QUESTIONS), cell: random.pick(CELLS) } : null,
    period: random.pick([null, 'day', 'week', 'month'] as const),
  };
}

async function expectRight(query: AnalyticsQuery): Promise<void> {
  const overview = await get<AnalyticsOverview>('overview', query);
  const of = (days: Days | null) => matching(rows, query, days, 'EUR');
  expectOverview(query, overview, of);
  const now = of(overview.range);
  expectQuestions(await get<QuestionResults>('questions', query), now);
  expectTrends(await get<AnalyticsTrends>('trends', query), now);
  expectFunnel(await get<AnalyticsFunnel>('funnel', query), now);
}

function expectOverview(
  query: AnalyticsQuery,
  overview: AnalyticsOverview,
  of: (days: Days | null) => RawResponse[],
): void {
  const { range, before } = overview;
  const figures = (days: Days | null) => {
    const found = of(days);
    const complete = found.filter((row) => row.is_complete);
    const shown = countShown(store.shown, query, days);
    return {
      starts: found.length,
      completions: complete.length,
      shown,
      durations: complete.map((row) => row.duration_ms ?? 0),
    };
  };
  const [now, then] = [figures(range), before && figures(before)];
  const figure = (pick: (from: typeof now) => unknown) => ({
    available: true,
    now: pick(now),
    before: then && pick(then),
  });
  const share = (count: number, total: number) =>
    total > 0 ? expect.objectContaining({ count, total, share: count / total }) : null;
  expect(overview).toMatchObject({
    starts: figure(({ starts }) => starts),
    completions: figure(({ completions }) => completions),
    completionRate: figure(({ completions, starts }) => share(completions, starts)),
  });
  const isOfRows = query.orderValue !== null || query.answered !== null;
  const unavailable = { available: false, reason: 'filter' };
  expect(overview.impressions).toEqual(isOfRows ? unavailable : figure(({ shown }) => shown));
  expect(overview.responseRate).toEqual(
    isOfRows ? unavailable : figure(({ starts, shown }) => (starts > shown ? null : share(starts, shown))),
  );
  expectMedian(overview.medianDuration.available ? overview.medianDuration.now : null, now.durations);
  const found = of(range);
  for (const { start, starts, completions } of overview.points) {
    const within = found.filter((row) => startOf(row.day, overview.period) === start);
    expect([start, starts, completions]).toEqual([
      start,
      within.length,
      within.filter((row) => row.is_complete).length,
    ]);
  }
  expect(overview.points.reduce((sum, point) => sum + point.starts, 0)).toBe(now.starts);
}

/** The true median lies in the bucket that is told, and its middle is within the error that is stated. */
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

function expectQuestions({ responses, questions }: QuestionResults, now: RawResponse[]): void {
  const counts = tally(now);
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

/** The counts behind the bars, by cell, without those of nobody. */
function cellsTold(question: QuestionResults['questions'][number]): Record<string, number> {
  const told: [string, { count: number } | null][] = [];
  if (question.kind === 'choice')
    told.push(...question.options.map(({ cell, rate }) => [cell, rate] as [string, typeof rate]));
  if (question.kind === 'date')
    told.push(...question.months.map(({ month, rate }) => [`m:${month}`, rate] as [string, typeof rate]));
  if (question.kind === 'rating' || question.kind === 'nps') {
    told.push(...question.points.map(({ value, rate }) => [`v:${value}`, rate] as [string, typeof rate]));
  }
  return Object.fromEntries(
    told.flatMap(([cell, rate]) => (rate && rate.count > 0 ? [[cell, rate.count]] : [])),
  );
}

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

function expectTrends({ trends, period, range }: AnalyticsTrends, now: RawResponse[]): void {
  for (const trend of trends) {
    let answers = 0;
    const byStart = new Map<string, number[]>(trend.points.map(({ start }) => [start, []]));
    for (const row of now) {
      byStart.get(startOf(row.day, period))?.push(...scoreIn(row, trend.meaningId));
    }
    for (const point of trend.points) {
      const scores = byStart.get(point.start) ?? [];
      answers += scores.length;
      if ('nps' in point) expect(point.nps?.score ?? null).toEqual(npsOf(scores));
      else
        expect(point.summary?.mean ?? null).toEqual(
          scores.length > 0 ? expect.closeTo(mean(scores), 9) : null,
        );
    }
    expect([range, answers]).toEqual([range, now.flatMap((row) => scoreIn(row, trend.meaningId)).length]);
  }
}

function expectFunnel({ responses, completed, steps }: AnalyticsFunnel, now: RawResponse[]): void {
  const counts = tally(now);
  expect([responses, completed]).toEqual([now.length, now.filter((row) => row.is_complete).length]);
  for (const step of steps) {
    const own = counts.get(step.meaningId) ?? {};
    expect([step.meaningId, step.seen, step.left?.count ?? 0]).toEqual([
      step.meaningId,
      own['seen'] ?? 0,
      own['left'] ?? 0,
    ]);
    const times = now.slice(0, 1_000).flatMap((row) => {
      const asked = row.definition.questions.find((question) => question.meaningId === step.meaningId);
      return asked && Object.hasOwn(row.answer_times, asked.questionId)
        ? [row.answer_times[asked.questionId] ?? 0]
        : [];
    });
    if (now.length <= 1_000) expect([step.times, step.medianMs]).toEqual([times.length, medianOf(times)]);
  }
  // Nobody is lost on the way: who left and who completed are all who began.
  const left = steps.reduce((sum, step) => sum + (step.left?.count ?? 0), 0);
  expect(left + completed).toBe(responses);
}

describe('every figure equals a count by hand', () => {
  it('of a survey with enough in it', () => {
    expect(rows.length).toBeGreaterThan(1_300);
    expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([1, 2]));
  });

  it('without a filter', async () => {
    await expectRight(DEFAULT_QUERY);
    await expectRight({ ...DEFAULT_QUERY, range: 'all' });
  });

  it.each([1, 2, 3, 4, 5])('under ten filters drawn at random, %i', async (seed) => {
    const random = createRandom(seed);
    for (let at = 0; at < 10; at += 1) await expectRight(drawQuery(random));
  });

  it('after responses were deleted, each once', async () => {
    const gone = rows.filter((_, at) => at % 40 === 0);
    const remove = (responseId: string) =>
      request(http)
        .delete(`/api/v1/surveys/${store.surveyId}/responses/${responseId}`)
        .set('authorization', store.authorization);
    for (const { response_id: responseId } of gone) expect((await remove(responseId)).status).toBe(200);
    expect((await remove(gone[0]?.response_id ?? '')).status).toBe(404);
    const before = rows.length;
    rows = await readRows(store.deps.database, store.storeId);
    expect(rows).toHaveLength(before - gone.length);
    const random = createRandom(11);
    await expectRight({ ...DEFAULT_QUERY, range: 'all' });
    for (let at = 0; at < 5; at += 1) await expectRight(drawQuery(random));
  });
});
