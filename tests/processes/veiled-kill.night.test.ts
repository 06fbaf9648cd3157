import { describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { testDeps } from '#tests/support/app.ts';
import { makeJobsDue } from '#tests/support/jobs.ts';
import { counted, recounted } from '#tests/support/recount.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { hold, release } from './support/hold.ts';
import { newDataFolder, newPostgres, openPlace, type Place } from './support/prepare.ts';
import { startInstance } from './support/product.ts';
import { eventually, linesSaying } from './support/seen.ts';

/** Several slices, which `hold` keeps unfinished. */
const COUNT = 350;

/** A store that has moved to Pro, with veiled answers and the job that counts them. */
async function upgradedStore(database: Database) {
  const clock = Object.assign(() => Date.now(), { advance: () => undefined });
  const deps = testDeps({ database, clock });
  const { store, authorization } = await validSession(deps);
  const { storeId } = store;
  await subscribe(deps, storeId, 'pro');
  const { surveyId } = await buildPublishedSurvey(deps, store, survey(question('nps', 'nps')));
  await database.query(
    `INSERT INTO veiled_responses (store_id, survey_id, response_id, version, revision, respondent_key, answers,
       answer_times, path, day, country, customer_type, placement, started_at, first_saved_at, saved_at)
     SELECT $1, $2, md5('r' || n), 1, 1, 'key ' || n, jsonb_build_object('nps', jsonb_build_object('value', n % 11)),
            '{}', '["nps"]', at::date, '', '', 'hosted', at, at, at
       FROM generate_series(1, $3::int) AS n, LATERAL (SELECT now() - make_interval(secs => n) AS at) AS moment`,
    [storeId, surveyId, COUNT],
  );
  await database.query(
    `INSERT INTO jobs (store_id, job_id, kind, unique_key, payload, run_at, created_at)
     VALUES ($1, 'unveil', 'unveil_responses', 'unveil', '{}', now(), now())`,
    [storeId],
  );
  await hold(database, 'responses');
  return { storeId, authorization };
}

async function withDatabase<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openPlace(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const numbersOf = async (database: Database, storeId: string) => {
  const [row] = await database.query<{ counted: number; veiled: number; open: number }>(
    `SELECT (SELECT count(*)::int FROM responses WHERE store_id = $1) AS counted,
            (SELECT count(*)::int FROM veiled_responses WHERE store_id = $1) AS veiled,
            (SELECT count(*)::int FROM jobs
              WHERE store_id = $1 AND status = 'queued' AND kind = 'unveil_responses') AS open`,
    [storeId],
  );
  return row;
};

describe.each([
  ['PGlite', newDataFolder],
  ['PostgreSQL', newPostgres],
])('an instance on %s that is killed while it counts veiled answers', (_engine, newPlace) => {
  it('counts the rest after the restart, each once, and the counters are right before and after', async () => {
    const place = await newPlace();
    const { storeId, authorization } = await withDatabase(place, upgradedStore);
    const first = await startInstance(place);
    // The second slice is held, so the job has begun and is not done.
    await eventually(() => linesSaying(first.log(), 'A job failed').length > 0, true);
    await first.kill('SIGKILL');

    await withDatabase(place, async (database) => {
      const numbers = await numbersOf(database, storeId);
      expect(numbers).toEqual({ counted: 100, veiled: COUNT - 100, open: 1 });
      expect(await counted(database, storeId)).toEqual(await recounted(database, storeId));
      await makeJobsDue({ database }, storeId);
      await release(database);
    });

    const second = await startInstance(place);
    const listed = async () => {
      const reply = await fetch(`${second.url}/api/v1/surveys`, { headers: { authorization } });
      return ((await reply.json()) as { data: { surveys: { responses: number }[] } }).data.surveys[0]
        ?.responses;
    };
    await eventually(listed, COUNT);
    await second.kill('SIGTERM');
    await withDatabase(place, async (database) => {
      expect(await numbersOf(database, storeId)).toEqual({ counted: COUNT, veiled: 0, open: 0 });
      expect(await counted(database, storeId)).toEqual(await recounted(database, storeId));
    });
  });
});
