import { describe, expect, it } from 'vitest';
import { LIST_LOW_SCORES } from '#server/areas/collect/low-scores/list-low-scores.ts';
import { insertJob } from '#server/kernel/jobs/job-repository.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { type Inbox, MOST_COUNTED } from '#shared/api/analytics-inbox.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { testDeps } from '#tests/support/app.ts';
import { makeJobsDue } from '#tests/support/jobs.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { hold, release } from './support/hold.ts';
import { newDataFolder, newPostgres, openPlace, type Place } from './support/prepare.ts';
import { startInstance } from './support/product.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

const POLL = { timeout: PATIENCE_MS, interval: 10 };

/** Several slices, and more than the inbox counts. */
const COUNT = 2_500;

/** A survey with low scores from before the inbox existed, and the job that the migration stores. */
async function oldStore(database: Database) {
  const clock = Object.assign(() => Date.now(), { advance: () => undefined });
  const deps = testDeps({ database, clock });
  const { store, authorization } = await validSession(deps);
  const { surveyId } = await buildPublishedSurvey(deps, store, survey(question('nps', 'nps')));
  const { storeId } = store;
  await database.query(
    `INSERT INTO responses (store_id, survey_id, response_id, version, revision, respondent_key, is_complete, answers,
       answer_times, path, day, country, customer_type, placement, started_at, first_saved_at, saved_at)
     SELECT $1, $2, md5($2 || n), 1, 1, 'key ' || n, true, '{"nps":{"value":3}}', '{}', '["nps"]', now()::date, '', '',
            'hosted', now(), now(), now()
       FROM generate_series(1, $3::int) AS n`,
    [storeId, surveyId, COUNT],
  );
  const name = `${LIST_LOW_SCORES}:${surveyId}`;
  await insertJob(database, { storeId, jobId: name, kind: LIST_LOW_SCORES, payload: { surveyId } });
  await hold(database, 'follow_ups');
  return { storeId, surveyId, authorization };
}

async function withDatabase<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openPlace(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function countListed(database: Database, storeId: string): Promise<number> {
  const rows = await database.query(`SELECT 1 FROM follow_ups WHERE store_id = $1 AND low_at IS NOT NULL`, [
    storeId,
  ]);
  return rows.length;
}

describe.each([
  ['PGlite', newDataFolder],
  ['PostgreSQL', newPostgres],
])('an instance on %s that is killed while it adds older low scores to the inbox', (_engine, newPlace) => {
  it('adds the rest after the restart, and says until then that some are missing', async () => {
    const place = await newPlace();
    const { storeId, surveyId, authorization } = await withDatabase(place, oldStore);
    const inboxOf = async (url: string): Promise<Inbox> => {
      const reply = await fetch(`${url}/api/v1/surveys/${surveyId}/inbox`, { headers: { authorization } });
      return ((await reply.json()) as { data: Inbox }).data;
    };
    const first = await startInstance(place);
    await expect.poll(async () => (await inboxOf(first.url)).counts.new, POLL).toBeGreaterThan(0);
    await first.kill('SIGKILL');
    await withDatabase(place, async (database) => {
      const listed = await countListed(database, storeId);
      expect([listed > 0, listed < COUNT]).toEqual([true, true]);
      await makeJobsDue({ database }, storeId);
      await release(database);
    });
    const second = await startInstance(place);
    await expect.poll(async () => (await inboxOf(second.url)).isIncomplete, POLL).toBe(false);
    expect((await inboxOf(second.url)).counts.new).toBe(MOST_COUNTED + 1);
    await second.kill('SIGKILL');
    expect(await withDatabase(place, (database) => countListed(database, storeId))).toBe(COUNT);
  });
});
