import { expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/areas.ts';
import { recountSurveys } from '#server/collect/recount-surveys.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query.ts';
import { readRows } from '#tests/server/analytics/by-hand.ts';
import { drawQuery } from '#tests/server/analytics/draw-query.ts';
import { expectRight } from '#tests/server/analytics/expect-right.ts';
import { createRandom, type GeneratedStore, generateStore } from '#tests/server/analytics/generate.ts';
import { testApp } from '#tests/support/app.ts';
import { freshPostgresUrl, MIGRATIONS } from '#tests/support/database.ts';

const COPIES = 69;
const FILTERS = 20;

const COPIED = `version, revision, is_complete, is_test, answers, answer_times, path, day, country, customer_type,
  placement, language, customer_id, order_id, order_value, order_currency, is_order_verified, started_at,
  first_saved_at, saved_at, completed_at, duration_ms`;

/** What was answered through the door, many times over, and counted anew from the rows. */
async function multiply(database: Database, { storeId }: GeneratedStore): Promise<void> {
  await database.query(
    `INSERT INTO responses (store_id, survey_id, response_id, respondent_key, ${COPIED})
     SELECT store_id, survey_id, response_id || '-' || copy, respondent_key || '-' || copy, ${COPIED}
       FROM responses, generate_series(1, $2::int) AS copy WHERE store_id = $1`,
    [storeId, COPIES],
  );
  await database.query(`UPDATE impressions SET n = n * ($2::int + 1) WHERE store_id = $1`, [storeId, COPIES]);
  await recountSurveys({ database }, storeId);
  await database.query('ANALYZE');
}

it('every figure of 100,000 responses equals a count by hand, under twenty filters', async () => {
  const database = await openDatabase({ engine: 'postgres', url: await freshPostgresUrl() });
  try {
    await migrate(database, MIGRATIONS);
    const small = await generateStore(database, { days: 48, perDay: 30 });
    await multiply(database, small);
    const shown = Array.from({ length: COPIES + 1 }, () => small.shown).flat();
    const { deps } = small;
    const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
    const rows = await readRows(database, small.storeId);
    expect(rows.length).toBeGreaterThan(95_000);
    const truth = { store: { ...small, shown }, http, rows };
    await expectRight(truth, { ...DEFAULT_QUERY, range: 'all' });
    const random = createRandom(77);
    for (let at = 0; at < FILTERS; at += 1) await expectRight(truth, drawQuery(random));
  } finally {
    await database.close();
  }
});
