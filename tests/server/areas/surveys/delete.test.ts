import { afterAll, beforeAll, expect, it } from 'vitest';
import { startIdentityApp, type IdentityApp } from '#tests/support/identity-app.ts';
import { countsOf, merchant, succeeded } from './support.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

const DIMENSIONS = `'' AS country, '' AS customer_type, '' AS placement`;

/** Adds responses with a text each, every second one complete and the last one a test, and rows in other tables. */
async function answer(storeId: string, surveyId: string, responses: number) {
  const { database } = app.deps;
  const key = [storeId, surveyId];
  await database.query(
    `INSERT INTO responses (store_id, survey_id, response_id, version, revision, respondent_key, is_complete, is_test,
       answers, answer_times, path, day, country, customer_type, placement, started_at, first_saved_at, saved_at)
     SELECT $1, $2, 'r' || n, 1, 1, 'k' || n, n % 2 = 0, n = $3::int, '{}', '{}', '[]', '2026-11-02',
            ${DIMENSIONS}, now(), now(), now() FROM generate_series(1, $3::int) AS n`,
    [...key, responses],
  );
  await database.query(
    `INSERT INTO texts (store_id, survey_id, response_id, question_id, body, version, day,
       country, customer_type, placement, saved_at)
     SELECT $1, $2, 'r' || n, 'q1', 'Fine', 1, '2026-11-02', ${DIMENSIONS}, now()
       FROM generate_series(1, 3) AS n`,
    key,
  );
  await database.query(
    `INSERT INTO counters (store_id, survey_id, question_id, cell, version, day, n)
     SELECT $1, $2, 'q1', 'answered', 1, '2026-11-02', 3`,
    key,
  );
  await database.query(
    `INSERT INTO impressions (store_id, survey_id, kind, version, day, country, customer_type, placement, n)
     SELECT $1, $2, 'shown', 1, '2026-11-02', ${DIMENSIONS}, 9`,
    key,
  );
}

/** The survey's rows by table, without the ledger of erasures. */
async function rowsOf(storeId: string, surveyId: string) {
  const { database } = app.deps;
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'survey_id' AND table_name <> 'erasures'`,
  );
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const [counted] = await database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${name} WHERE store_id = $1 AND survey_id = $2`,
      [storeId, surveyId],
    );
    if (counted && counted.n > 0) rows[name] = counted.n;
  }
  return rows;
}

it('reports what is lost, deletes it in all tables, and changes no other survey', async () => {
  const surveys = await merchant(app, 'pro');
  const [gone, kept] = [await surveys.live(), await surveys.live()];
  await answer(surveys.storeId, gone.surveyId, 2_501);
  await answer(surveys.storeId, kept.surveyId, 4);
  const before = await rowsOf(surveys.storeId, kept.surveyId);
  const lost = { responses: 2_500, completes: 1_250, texts: 3, versions: 1 };
  expect(succeeded(await surveys.belongings(gone.surveyId))).toEqual(lost);
  expect(succeeded(await surveys.remove(gone.surveyId))).toEqual({ lost, isUnfinished: false });

  expect(await rowsOf(surveys.storeId, gone.surveyId)).toEqual({});
  expect(await rowsOf(surveys.storeId, kept.surveyId)).toEqual(before);
  expect(before).toMatchObject({ surveys: 1, drafts: 1, versions: 1, responses: 4, texts: 3 });
  expect(await countsOf(app.deps, surveys.storeId)).toEqual({ live: 1, published: 2, manifest: 3, rows: 1 });
  expect((await surveys.get(gone.surveyId)).status).toBe(404);
  expect((await surveys.remove(gone.surveyId)).status).toBe(404);
  const ledger = await app.deps.database.query(
    `SELECT subject, survey_id, completed_at IS NOT NULL AS done FROM erasures WHERE store_id = $1`,
    [surveys.storeId],
  );
  expect(ledger).toEqual([{ subject: 'survey', surveyId: gone.surveyId, done: true }]);
});

it('frees the place of a live survey, but its id cannot be used again', async () => {
  const surveys = await merchant(app);
  const { surveyId } = await surveys.live();
  succeeded(await surveys.remove(surveyId));
  const again = await surveys.create({ surveyId });
  expect([again.status, again.body.error.message]).toEqual([410, 'This survey was deleted.']);
  await surveys.live();
  expect(await countsOf(app.deps, surveys.storeId)).toMatchObject({ live: 1, published: 2, rows: 1 });
});

it('counts two concurrent deletions as one', async () => {
  const surveys = await merchant(app, 'pro');
  const [{ surveyId }] = [await surveys.live(), await surveys.live()];
  const replies = await Promise.all([1, 2, 3].map(() => surveys.remove(surveyId)));
  for (const { status } of replies) expect([200, 404]).toContain(status);
  expect(replies.some(({ status }) => status === 200)).toBe(true);
  expect(await countsOf(app.deps, surveys.storeId)).toMatchObject({ live: 1, published: 2, rows: 1 });
});

it('continues an interrupted deletion', async () => {
  const surveys = await merchant(app);
  const { surveyId } = await surveys.live();
  succeeded(await surveys.remove(surveyId));
  await answer(surveys.storeId, surveyId, 2);
  await app.deps.database.query('UPDATE erasures SET completed_at = NULL WHERE store_id = $1', [
    surveys.storeId,
  ]);
  expect(succeeded(await surveys.remove(surveyId))).toMatchObject({ lost: { responses: 1, texts: 3 } });
  expect(await rowsOf(surveys.storeId, surveyId)).toEqual({});
  expect(await countsOf(app.deps, surveys.storeId)).toMatchObject({ live: 0, rows: 0 });
});
