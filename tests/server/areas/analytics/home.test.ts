import { beforeAll, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { TEST_NOW, testApp, testClock, testDeps, type TestDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { fill, openStore as openStoreOf, type Store } from './finding-store.ts';

let deps: TestDeps;
let openStore: (plan: 'pro' | 'free') => Promise<Store>;

beforeAll(async () => {
  deps = testDeps({ database: await testDatabase(), clock: testClock(TEST_NOW) });
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  openStore = (plan) => openStoreOf({ deps, http }, plan);
});

const answerOften = (store: Store, count: number) =>
  Promise.all(Array.from({ length: count }, () => store.answer('search', 5, 'firstTime')));

it('tells in a few words what a live survey has learned, once the answers were looked through', async () => {
  const store = await openStore('pro');
  expect(await store.home()).toMatchObject({
    surveys: [],
    live: [{ surveyId: store.surveyId, standing: { status: 'live', seen: [] } }],
    figures: { liveSurveyCount: 1, answersThisWeek: 0 },
    againInMs: null,
  });
  await fill(store);
  expect(await store.home()).toMatchObject({
    surveys: [{ surveyId: store.surveyId, responses: 80, newAnswers: 80, brief: null }],
    againInMs: 1_000,
  });
  const { surveys } = await store.latestHome();
  expect(surveys).toEqual([
    {
      surveyId: store.surveyId,
      name: expect.any(String) as string,
      responses: 80,
      newAnswers: 80,
      lowScores: 0,
      asOf: null,
      brief: {
        certainty: 'clear',
        sentence: 'Those who chose “search” give a higher rating: 5.0, everybody else 3.0',
        sure: '40 customers against 40; each counts once.',
        changed: null,
        chart: null,
        action: expect.objectContaining({ screen: 'answers' }) as object,
      },
    },
  ]);
});

it('tells which answer leads, its interval, and that too few answers tell nothing', async () => {
  const store = await openStore('free');
  await answerOften(store, 3);
  await store.send('pin', { meaningId: 'source' }).expect(200);
  expect((await store.latestHome()).surveys[0]).toMatchObject({
    brief: {
      certainty: 'open',
      sentence: '3 answers so far',
      sure: '7 more until figures begin.',
      chart: null,
    },
  });
  deps.clock.advance(60_000);
  await answerOften(store, 57);
  await Promise.all(Array.from({ length: 11 }, () => store.answer('friend', 3, 'firstTime')));
  const [told] = (await store.latestHome()).surveys;
  expect(told?.brief).toMatchObject({
    sentence: '85% of those who answered chose “search”',
    sure: expect.stringMatching(/^71 answers; the true share is most likely \d\d% to \d\d%\.$/) as string,
    chart: {
      kind: 'shares',
      rows: [
        { label: 'search', share: 60 / 71 },
        { label: 'friend', share: 11 / 71 },
      ],
    },
  });
});

it('counts answers as new until the merchant has looked at the findings', async () => {
  const store = await openStore('pro');
  await answerOften(store, 12);
  deps.clock.advance(60_000);
  await store.send('look', { keys: [] }).expect(200);
  expect((await store.home()).surveys).toMatchObject([{ newAnswers: 0 }]);
  deps.clock.advance(60_000);
  await answerOften(store, 2);
  expect((await store.home()).surveys).toMatchObject([{ responses: 14, newAnswers: 2 }]);
});

it('is computed anew ten minutes later if there are newer answers, and shows the earlier words until then', async () => {
  const store = await openStore('pro');
  await fill(store);
  const [before] = (await store.latestHome()).surveys;
  await answerOften(store, 40);
  deps.clock.advance(9 * 60_000);
  const soon = await store.home();
  expect(soon).toMatchObject({ againInMs: null, surveys: [{ brief: before?.brief }] });
  expect(soon.surveys[0]?.asOf).toBe(new Date(deps.clock() - 9 * 60_000).toISOString());
  deps.clock.advance(60_000);
  expect(await store.home()).toMatchObject({ againInMs: 1_000, surveys: [{ brief: before?.brief }] });
  expect((await store.latestHome()).surveys).toMatchObject([{ asOf: null }]);
});

it('shows six surveys at most, the surest first, and none that is paused or of another store', async () => {
  const store = await openStore('pro');
  await fill(store);
  const other = await openStore('pro');
  await fill(other);
  await store.latestHome();
  const built = { storeId: store.storeId } as Parameters<typeof buildPublishedSurvey>[1];
  for (let made = 0; made < 7; made += 1) {
    const { surveyId } = await buildPublishedSurvey(deps, built, survey(question('nps', 'nps')));
    await deps.database.query(
      `UPDATE surveys SET responses_total = 1, last_response_at = now() WHERE store_id = $1 AND survey_id = $2`,
      [store.storeId, surveyId],
    );
  }
  const { surveys, live } = await store.home();
  expect(surveys).toHaveLength(6);
  expect(surveys[0]).toMatchObject({ surveyId: store.surveyId, brief: { certainty: 'clear' } });
  expect(live).toHaveLength(8);
  await deps.database.query(`UPDATE surveys SET status = 'paused' WHERE store_id = $1 AND survey_id = $2`, [
    store.storeId,
    store.surveyId,
  ]);
  expect((await store.home()).surveys.map(({ surveyId }) => surveyId)).not.toContain(store.surveyId);
});
