import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { addDays, periodStart } from '#shared/analytics/periods.ts';
import type { AnalyticsFunnel, AnalyticsOverview, AnalyticsTrends } from '#shared/api/analytics.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { TEST_NOW, testApp, testDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { subscribe, succeeded } from '#tests/server/areas/surveys/support.ts';

const TODAY = new Date(TEST_NOW).toISOString().slice(0, 10);

/** Ten responses a day for this many days until today. */
const DAYS = 420;
const PER_DAY = 10;
/** Since then, scores are high instead of mixed, and every response is complete. */
const CHANGED_DAYS_AGO = 21;

interface Surveyed {
  readonly http: ReturnType<typeof testApp>['http'];
  readonly surveyId: string;
  readonly authorization: string;
}

let surveyed: Surveyed;

beforeAll(async () => {
  const database = await testDatabase();
  const deps = testDeps({ database });
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  const store = await buildStore(deps);
  await subscribe(deps, store.storeId, 'pro');
  const { surveyId } = await buildPublishedSurvey(deps, store, survey(question('nps', 'nps')));
  await database.query(
    `INSERT INTO responses (store_id, survey_id, response_id, version, revision, respondent_key, is_complete, answers,
       answer_times, path, day, country, customer_type, placement, started_at, first_saved_at, saved_at)
     SELECT $1, $2, $2 || day || n, 1, 1, $2 || day || n, isNew OR n % 2 = 0,
            jsonb_build_object('nps', jsonb_build_object('value', CASE WHEN isNew OR n % 2 = 0 THEN 10 ELSE 3 END)),
            '{"nps": 2000}', '["nps"]', $3::date - day, '', '', 'hosted', at, at, at
       FROM (SELECT day, n, day < $6::int AS isNew, $3::date - day + interval '12 hours' AS at
               FROM generate_series(0, $4::int - 1) AS day, generate_series(1, $5::int) AS n) AS given`,
    [store.storeId, surveyId, TODAY, DAYS, PER_DAY, CHANGED_DAYS_AGO],
  );
  await recountSurveys({ database }, store.storeId);
  const { authorization } = await validSession(deps, store);
  surveyed = { http, surveyId, authorization };
});

async function get<T>(what: string, query: Readonly<Record<string, string>>): Promise<T> {
  const { http, surveyId, authorization } = surveyed;
  const path = `/api/v1/surveys/${surveyId}/analytics/${what}`;
  return succeeded<T>(await request(http).get(path).query(query).set('authorization', authorization));
}

describe('a score over time', () => {
  /** The first whole week with high scores only. */
  const begun = addDays(TODAY, 1 - CHANGED_DAYS_AGO);
  const monday = periodStart(begun, 'week');

  it.each(['day', 'week', 'month'])(
    'tells the same change for each period of the chart: %s',
    async (period) => {
      const { trends } = await get<AnalyticsTrends>('trends', { range: 'last90', period });
      const [trend] = trends;
      expect(trend?.change.kind).toBe('changed');
      if (trend?.change.kind !== 'changed') return;
      const { since, before, after, low, high } = trend.change;
      expect([monday, addDays(monday, 7)]).toContain(since);
      expect(after.score).toBeGreaterThan(80);
      expect(before.score).toBeLessThan(20);
      expect(low).toBeGreaterThan(0);
      expect(high).toBeGreaterThan(after.score - before.score);
    },
  );

  it('has points of at least 32 answers that contain each response once', async () => {
    const { trends, starts } = await get<AnalyticsTrends>('trends', { range: 'last30' });
    const [trend] = trends;
    const points = trend?.kind === 'nps' ? trend.points : [];
    expect(starts).toHaveLength(30);
    const answers = points.map(({ nps }) => nps?.answers ?? 0);
    expect(answers.reduce((sum, count) => sum + count, 0)).toBe(30 * PER_DAY);
    expect(answers.slice(0, -1).every((count) => count === 40)).toBe(true);
    expect(points.map(({ isThin }) => isThin)).toEqual(answers.map((count) => count < 32));
  });

  it('tells no change in a week', async () => {
    const { trends } = await get<AnalyticsTrends>('trends', { range: 'last7' });
    expect(trends[0]?.change).toEqual({ kind: 'too_few', lacks: 'weeks' });
  });
});

describe('the figures of a period', () => {
  it('are compared with the period before and with a year ago', async () => {
    const overview = await get<AnalyticsOverview>('overview', { range: 'last7' });
    const { starts, completionRate, year } = overview;
    const week = 7 * PER_DAY;
    expect(starts).toMatchObject({ now: week, before: { value: week }, year: { value: week } });
    // A week does not tell how much weeks differ anyway; a month does.
    expect(starts.available && starts.before?.change).toBeNull();
    const { starts: ofMonth } = await get<AnalyticsOverview>('overview', { range: 'last30' });
    expect(ofMonth.available && ofMonth.before?.change).toMatchObject({ mayBeChance: true });
    expect(year).toEqual({ from: addDays(TODAY, -370), to: addDays(TODAY, -364) });
    if (!completionRate.available) throw new Error('There is a completion rate.');
    expect(completionRate.before).toMatchObject({ value: { share: 1 }, change: { mayBeChance: true } });
    expect(completionRate.year).toMatchObject({ value: { share: 0.5 }, change: { mayBeChance: false } });
    expect(completionRate.year?.change?.low).toBeGreaterThan(0.2);
  });

  it('are compared by the days until today if the range ends later', async () => {
    const days = { from: addDays(TODAY, -9), to: addDays(TODAY, 20) };
    const overview = await get<AnalyticsOverview>('overview', { range: `${days.from}..${days.to}` });
    expect(overview).toMatchObject({
      range: days,
      before: { from: addDays(TODAY, -19), to: addDays(TODAY, -10) },
      year: { from: addDays(TODAY, -373), to: addDays(TODAY, -364) },
    });
    const same = { value: 10 * PER_DAY, change: null };
    expect(overview.starts).toMatchObject({ now: 10 * PER_DAY, before: same, year: same });
  });

  it('are not compared before the first day of the range', async () => {
    const range = `${addDays(TODAY, 1)}..${addDays(TODAY, 7)}`;
    const { starts, before, year } = await get<AnalyticsOverview>('overview', { range });
    expect({ before, year }).toEqual({ before: null, year: null });
    expect(starts).toMatchObject({ now: 0, before: null, year: null });
  });

  it('are drawn by week where a day has hardly any response', async () => {
    const all = await get<AnalyticsOverview>('overview', { range: 'last30' });
    expect([all.period, all.points.length]).toEqual(['day', 30]);
    const sparse = await get<AnalyticsOverview>('overview', { range: 'last30', answered: 'nps=v:3' });
    expect(sparse.period).toBe('week');
    const sum = sparse.points.reduce((total, { starts }) => total + starts, 0);
    expect(sum).toBe((30 - CHANGED_DAYS_AGO) * (PER_DAY / 2));
  });

  it('are not compared with a period that began before the first response', async () => {
    const { starts, firstDay } = await get<AnalyticsOverview>('overview', { range: 'last90' });
    expect(firstDay).toBe(addDays(TODAY, 1 - DAYS));
    expect(starts).toMatchObject({ before: { value: 90 * PER_DAY }, year: null });
  });
});

describe('the funnel', () => {
  it('tells who left after an answer, from counters and from rows', async () => {
    const range = `${addDays(TODAY, -29)}..${addDays(TODAY, -20)}`;
    const expected = { seen: 100, answered: 100, skipped: 0, leftAnswered: 45, leftEarlier: 0, notAsked: 0 };
    const counted = await get<AnalyticsFunnel>('funnel', { range });
    expect(counted.steps[0]).toMatchObject(expected);
    expect(counted.timed).toEqual({ responses: 100, isAll: true });
    const low = await get<AnalyticsFunnel>('funnel', { range, answered: 'nps=v:3' });
    expect(low.steps[0]).toMatchObject({ seen: 45, answered: 45, skipped: 0, leftAnswered: 45 });
  });

  it('says that its times do not come from all responses', async () => {
    const { timed } = await get<AnalyticsFunnel>('funnel', { range: 'all' });
    expect(timed).toEqual({ responses: 1_000, isAll: false });
  });
});
