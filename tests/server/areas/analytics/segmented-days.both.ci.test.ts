import request from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { collectArea } from '#server/areas/collect/routes.ts';
import { segmentDays } from '#server/areas/collect/counters/segment-days.ts';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { eraseRows, newErasure } from '#server/areas/privacy/erase-customer.ts';
import { addDays } from '#shared/analytics/periods.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import { TEST_NOW, testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testJobs } from '#tests/support/jobs.ts';
import { counted, recounted } from '#tests/support/recount.ts';
import { readRows } from './by-hand.ts';
import { answerAgain, answerCorrected } from './change-store.ts';
import { drawQuery } from './draw-query.ts';
import { expectRight, type Truth } from './expect-right.ts';
import { createRandom, type GeneratedStore, generateStore } from './generate.ts';

// Past days of large surveys are counted by segment, for the others rows answer. What pages read must not depend on it.

const PAGES = [
  'findings?range=all',
  'findings?range=last30',
  'findings?range=all&versions=2',
  'questions?range=all&customers=repeat',
  'questions?range=last30&countries=PT,ES',
  'questions?range=2026-09-20..2026-10-05&placements=popup',
  'questions?range=last7&customers=unknown',
  'trends?range=all&customers=firstTime&period=month',
  'funnel?range=all&countries=PT',
  'compare?range=all&compare=customerType',
  'compare?range=last30&compare=placement',
  'filters',
];
const TODAY = new Date(TEST_NOW).toISOString().slice(0, 10);
const NEVER = { isOver: () => false };

let store: GeneratedStore;
let http: Truth['http'];

beforeAll(async () => {
  store = await generateStore(await testDatabase(), { days: 48, perDay: 12, seed: 5 });
  const { deps } = store;
  http = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).http;
});

const readPages = () =>
  Promise.all(
    PAGES.map(async (page) => {
      const path = `/api/v1/surveys/${store.surveyId}/analytics/${page}`;
      return [
        page,
        succeeded<object>(await request(http).get(path).set('authorization', store.authorization)),
      ];
    }),
  );

const segment = (fewest = 1) =>
  segmentDays(store.deps, NEVER, { fewest, fewestADay: 0, storeId: store.storeId });

async function segmentedTo(): Promise<string | null> {
  const [row] = await store.deps.database.query<{ day: string | null }>(
    `SELECT segmented_to AS day FROM surveys WHERE store_id = $1`,
    [store.storeId],
  );
  return row?.day ?? null;
}

/** Expects all counters to equal a count of the rows. Returns how many sums by group there are. */
async function expectCounted(): Promise<number> {
  const tally = await counted(store.deps.database, store.storeId);
  expect(tally).toEqual(await recounted(store.deps.database, store.storeId));
  return Object.keys(tally.groupCounters).length;
}

it('leaves surveys with few responses as they are', async () => {
  await segment(100_000);
  expect(await segmentedTo()).toBe(null);
});

it('counts all days but the last, and changes no figure', async () => {
  const before = await readPages();
  await segment();
  expect(await segmentedTo()).toBe(addDays(TODAY, -1));
  expect(await expectCounted()).toBeGreaterThan(1_000);
  expect(await readPages()).toEqual(before);
  await segment();
  expect(await readPages()).toEqual(before);
});

it('counts the same as the raw rows under random filters', async () => {
  const { deps, storeId } = store;
  const truth = { store, http, rows: await readRows(deps.database, storeId) };
  const random = createRandom(21);
  await expectRight(truth, { ...DEFAULT_QUERY, range: 'all', customerTypes: ['repeat'] });
  for (let at = 0; at < 8; at += 1) await expectRight(truth, drawQuery(random));
});

it('continues from where it was cut off', async () => {
  const { database } = store.deps;
  for (const table of ['segment_counters', 'group_counters'])
    await database.query(`DELETE FROM ${table} WHERE store_id = $1`, [store.storeId]);
  await database.query(`UPDATE surveys SET segmented_to = NULL WHERE store_id = $1`, [store.storeId]);
  const before = await readPages();
  let days = 0;
  await segmentDays(
    store.deps,
    { isOver: () => (days += 1) > 10 },
    { fewest: 1, fewestADay: 0, storeId: store.storeId },
  );
  const reached = await segmentedTo();
  expect(reached).not.toBe(null);
  expect((reached ?? '') < addDays(TODAY, -20)).toBe(true);
  await expectCounted();
  expect(await readPages()).toEqual(before);
  await segment();
  expect(await segmentedTo()).toBe(addDays(TODAY, -1));
  await expectCounted();
});

it('follows answers that arrive late, also of a new version', async () => {
  const before = await expectCounted();
  expect(await answerAgain(store, 40)).toBe(40);
  await answerCorrected(store, 30);
  expect(await expectCounted()).toBeGreaterThan(before);
});

it('follows deleted responses and erased customers', async () => {
  const rows = await readRows(store.deps.database, store.storeId);
  for (const { responseId } of rows.filter((_, at) => at % 60 === 0)) {
    await request(http)
      .delete(`/api/v1/surveys/${store.surveyId}/responses/${responseId}`)
      .set('authorization', store.authorization)
      .expect(200);
  }
  const shopper = newErasure({ customerId: 'c1', orderIds: [] }, { withClaims: true });
  await eraseRows(productDeps(store.deps), store.storeId, shopper, NEVER);
  await expectCounted();
  const [zero] = await store.deps.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM group_counters WHERE store_id = $1 AND n = 0`,
    [store.storeId],
  );
  expect(zero).toEqual({ n: 0 });
});

it('is corrected by a recount', async () => {
  const { database } = store.deps;
  const day = addDays(TODAY, -10);
  await database.query(`UPDATE group_counters SET n = n + 1 WHERE store_id = $1 AND day = $2::date`, [
    store.storeId,
    day,
  ]);
  expect(await recountSurveys({ database }, store.storeId)).toMatchObject({ wrongDays: 1 });
  await expectCounted();
});

it('deletes what an older release counted of days for which rows answer now', async () => {
  const { database } = store.deps;
  await segment();
  const before = await readPages();
  await database.query(
    `UPDATE surveys SET segmented_to = $2::date, spare_segments_from = now() - interval '1 minute' WHERE store_id = $1`,
    [store.storeId, addDays(TODAY, -20)],
  );
  await testJobs(store.deps, collectArea).runChores();
  await expectCounted();
  expect(await readPages()).toEqual(before);
});
