import request from 'supertest';
import { expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';
import { newErasure, eraseRows } from '#server/areas/privacy/erase-customer.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import { readRows } from '#tests/server/areas/analytics/by-hand.ts';
import { answerAgain, answerCorrected } from '#tests/server/areas/analytics/change-store.ts';
import { drawQuery } from '#tests/server/areas/analytics/draw-query.ts';
import { expectRight, type Truth } from '#tests/server/areas/analytics/expect-right.ts';
import { createRandom, type GeneratedStore, generateStore } from '#tests/server/areas/analytics/generate.ts';
import { testApp } from '#tests/support/app.ts';
import { freshPostgresUrl, migratedImage, MIGRATIONS } from '#tests/support/database.ts';
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

/** Each change alters the stored data in another way; the test checks the figures after each. */
const CHANGES: Record<string, (truth: Truth, store: GeneratedStore) => Promise<void>> = {
  'as it was filled': () => Promise.resolve(),
  'after people answered again': async (_, store) => {
    expect(await answerAgain(store, 300)).toBe(300);
  },
  'after a corrected version was answered': (_, store) => answerCorrected(store, 150),
  'after words beside Other became an option': async ({ http }, { surveyId, authorization }) => {
    const reply = await request(http)
      .put(`/api/v1/surveys/${surveyId}/analytics/questions/source/promotions`)
      .set('authorization', authorization)
      .send({ body: 'a podcast', optionId: 'podcast', text: 'A podcast' })
      .expect(200);
    expect((reply.body as { data: { changed: number } }).data.changed).toBeGreaterThan(100);
  },
  'after deletions and erasures': async ({ http, rows }, { deps, storeId, surveyId, authorization }) => {
    for (let at = 0; at < 25; at += 1) {
      const { response_id: responseId } = rows[(at * 397) % rows.length] as Truth['rows'][number];
      const path = `/api/v1/surveys/${surveyId}/responses/${responseId}`;
      await request(http).delete(path).set('authorization', authorization).expect(200);
    }
    for (const customerId of ['c1', 'c2']) {
      const shopper = newErasure({ customerId, orderIds: [] }, { withClaims: true });
      const { gone } = await eraseRows(deps, storeId, shopper, { isOver: () => false });
      expect(gone.erased).toBeGreaterThan(10);
    }
  },
};

const FILTERS_EACH = 10;

/** On a busy machine, one statement that makes a hundred thousand responses out of a thousand can take minutes. */
const SLOW_STATEMENTS = { statementTimeoutMs: 300_000 };

async function openPostgres(): Promise<Database> {
  const database = await openDatabase({
    engine: 'postgres',
    url: await freshPostgresUrl(),
    ...SLOW_STATEMENTS,
  });
  await migrate(database, MIGRATIONS);
  return database;
}

const openMemory = async () =>
  openDatabase({ engine: 'pglite', dataDir: 'memory', image: await migratedImage() });

it.each([
  [95_000, 'PostgreSQL', { open: openPostgres, copies: 69 }],
  [6_500, 'PGlite', { open: openMemory, copies: 4 }],
] as const)(
  'computes every figure of more than %i responses on %s as a recount does, with fifty filters',
  async (fewest, _engine, { open, copies }) => {
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
        for (let at = 0; at < FILTERS_EACH; at += 1) await expectRight(truth, drawQuery(random));
      }
      expect(await counted(database, small.storeId)).toEqual(await recounted(database, small.storeId));
    } finally {
      await database.close();
    }
  },
);
