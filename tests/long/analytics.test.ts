import { expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import { readRows } from '#tests/server/areas/analytics/by-hand.ts';
import { drawQuery } from '#tests/server/areas/analytics/draw-query.ts';
import { expectRight, type Truth } from '#tests/server/areas/analytics/expect-right.ts';
import { createRandom, type GeneratedStore, generateStore } from '#tests/server/areas/analytics/generate.ts';
import { CHANGES } from './support/analytics-changes.ts';
import { openMemory, openPostgres } from './support/open-analytics-database.ts';
import { testApp } from '#tests/support/app.ts';
import { counted, recounted } from '#tests/support/recount.ts';

const COPIED = `version, revision, is_complete, is_test, answers, answer_times, path, day, country, customer_type,
  placement, language, customer_id, order_id, order_value, order_currency, is_order_verified, started_at,
  first_saved_at, saved_at, completed_at, duration_ms`;

/** Copies the responses that were collected through the API many times, and recounts them from the rows. */
async function multiply(database: Database, { storeId }: GeneratedStore, copies: number): Promise<void> {
  await database.query(
    `INSERT INTO responses (store_id, survey_id, response_id, respondent_key, ${COPIED})
     SELECT store_id, survey_id, response_id || '-' || copy, respondent_key || '-' || copy, ${COPIED}
       FROM responses, generate_series(1, $2::int) AS copy WHERE store_id = $1`,
    [storeId, copies],
  );
  const text = 'question_id, body, is_other, version, day, country, customer_type, placement, saved_at';
  await database.query(
    `INSERT INTO texts (store_id, survey_id, response_id, ${text})
     SELECT store_id, survey_id, response_id || '-' || copy, ${text}
       FROM texts, generate_series(1, $2::int) AS copy WHERE store_id = $1`,
    [storeId, copies],
  );
  await database.query(`UPDATE impressions SET n = n * ($2::int + 1) WHERE store_id = $1`, [storeId, copies]);
  await recountSurveys({ database }, storeId);
  await database.query('ANALYZE');
}

it.each([
  [95_000, 'PostgreSQL', { open: openPostgres, copies: 69, filtersEach: 3 }],
  [6_500, 'PGlite', { open: openMemory, copies: 4, filtersEach: 10 }],
] as const)(
  'computes every figure of more than %i responses on %s as a recount does, under drawn filters after each change',
  async (fewest, _engine, { open, copies, filtersEach }) => {
    const database = await open();
    try {
      const small = await generateStore(database, { days: 48, perDay: 30 });
      await multiply(database, small, copies);
      const shown = Array.from({ length: copies + 1 }, () => small.shown).flat();
      const { deps } = small;
      const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
      const random = createRandom(77);
      let truth: Truth = { store: { ...small, shown }, http, rows: await readRows(database, small.storeId) };
      expect(truth.rows.length).toBeGreaterThan(fewest);
      for (const change of Object.values(CHANGES)) {
        await change(truth, small);
        truth = { ...truth, rows: await readRows(database, small.storeId) };
        await expectRight(truth, { ...DEFAULT_QUERY, range: 'all' });
        for (let at = 0; at < filtersEach; at += 1) await expectRight(truth, drawQuery(random));
      }
      expect(await counted(database, small.storeId)).toEqual(await recounted(database, small.storeId));
    } finally {
      await database.close();
    }
  },
);
