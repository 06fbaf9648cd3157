import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Home } from '#shared/api/home.ts';
import { TEST_NOW } from '#tests/support/app.ts';
import { startIdentityApp, type IdentityApp } from '#tests/support/identity-app.ts';
import { merchant, succeeded } from './support.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

/** The day of the test clock. */
const TODAY = '2026-11-02';

async function store() {
  const surveys = await merchant(app, 'pro');
  const { storeId } = surveys;
  const { database } = app.deps;
  return {
    ...surveys,
    figures: async () => succeeded<Home>(await surveys.home()).figures,
    count: (surveyId: string, questionId: string, cell: string, day: string, n: number, version = 1) =>
      database.query(
        `INSERT INTO counters (store_id, survey_id, question_id, cell, version, day, n)
         VALUES ($1, $2, $3, $4, $5, $6::date, $7)`,
        [storeId, surveyId, questionId, cell, version, day, n],
      ),
    change: (surveyId: string, set: string) =>
      database.query(`UPDATE surveys SET ${set} WHERE store_id = $1 AND survey_id = $2`, [storeId, surveyId]),
    moveTo: (timezone: string) =>
      database.query(`UPDATE stores SET timezone = $2 WHERE store_id = $1`, [storeId, timezone]),
  };
}

it('are zero for a store without surveys', async () => {
  expect(await (await store()).figures()).toEqual({
    liveSurveyCount: 0,
    answersThisWeek: 0,
    answersWeekBefore: 0,
    responsesThisMonth: 0,
    veiled: 0,
  });
});

it('compare seven days with the seven days before, over all surveys and versions', async () => {
  const surveys = await store();
  const one = (await surveys.live()).surveyId;
  const other = (await surveys.live()).surveyId;
  await surveys.count(one, '', 'responses', TODAY, 4);
  await surveys.count(one, '', 'responses', '2026-10-27', 2, 2);
  await surveys.count(one, '', 'responses', '2026-10-26', 16);
  await surveys.count(other, '', 'responses', '2026-10-20', 32);
  await surveys.count(other, '', 'responses', '2026-10-19', 64);
  await surveys.count(other, '', 'completed', TODAY, 128);
  expect(await surveys.figures()).toMatchObject({
    liveSurveyCount: 2,
    answersThisWeek: 6,
    answersWeekBefore: 48,
  });
});

it('count by the store’s calendar', async () => {
  expect(new Date(TEST_NOW).toISOString()).toBe('2026-11-02T12:00:00.000Z');
  const surveys = await store();
  const { surveyId } = await surveys.live();
  await surveys.count(surveyId, '', 'responses', '2026-10-27', 1);
  await surveys.change(surveyId, `responses_month = '2026-11', responses_in_month = 9`);
  expect(await surveys.figures()).toMatchObject({ answersThisWeek: 1, responsesThisMonth: 9 });
  // In this zone it is already the third.
  await surveys.moveTo('Pacific/Kiritimati');
  expect(await surveys.figures()).toMatchObject({ answersThisWeek: 0, answersWeekBefore: 1 });
  await surveys.moveTo('Nowhere/Nothing');
  expect(await surveys.figures()).toMatchObject({ answersThisWeek: 1 });
  await surveys.change(surveyId, `responses_month = '2026-10'`);
  expect(await surveys.figures()).toMatchObject({ responsesThisMonth: 0 });
});

it('count only the store’s own surveys', async () => {
  const other = await store();
  const { surveyId } = await other.live();
  await other.count(surveyId, '', 'responses', TODAY, 5);
  expect(await (await store()).figures()).toMatchObject({
    liveSurveyCount: 0,
    answersThisWeek: 0,
  });
});
