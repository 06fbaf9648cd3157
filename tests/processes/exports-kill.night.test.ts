import { expect, it, onTestFinished } from 'vitest';
import type { EachStore } from '#server/kernel/jobs/each-store.ts';
import { scheduleExports } from '#server/areas/connections/storage/schedule-exports.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { createRandom } from '#tests/server/areas/analytics/generate.ts';
import { addManyResponses, type Manifest } from '#tests/server/areas/connections/storage-support.ts';
import { BUCKET_KEYS, startBucket, startFaultyBucket, type TestBucket } from '#tests/support/bucket.ts';
import { openDuck } from '#tests/support/duck.ts';
import { freeLeases, skipPauses } from './support/free-leases.ts';
import { answer, newPostgres, openPlace, prepare, type Prepared } from './support/prepare.ts';
import { startInstance } from './support/product.ts';

const KILLS = 4;
/** Requests that the bucket answers before a kill. An export needs more than three times as many. */
const MOST_ANSWERED = 3;
const POLL = { timeout: 120_000, interval: 100 };
const ROWS = 4_000;

async function createStorage(url: string, { authorization }: Prepared, endpoint: string): Promise<void> {
  const service = {
    ...{ kind: 'storage', endpoint, region: 'eu-central-1', bucket: 'answers', prefix: '', hour: 0 },
    ...{ accessKeyId: BUCKET_KEYS.accessKeyId, formats: ['csv', 'parquet'] },
  };
  const reply = await fetch(`${url}/api/v1/connections`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ name: 'Storage', url: '', events: ['store.export'], surveyIds: [], answerFilter: null, service },
      credential: BUCKET_KEYS.secretAccessKey,
    }),
  });
  expect([reply.status, await reply.text()]).toEqual([200, expect.any(String)]);
}

/** Moves the responses to yesterday and makes many of them, of which each day has some. */
async function fillDays(database: Database, { storeId, surveyId }: Prepared): Promise<void> {
  const large = { count: ROWS, words: 130, textId: 'q2' };
  await addManyResponses(database, { store: { storeId }, survey: { surveyId } }, large);
  await database.query(
    `UPDATE responses SET day = current_date - 2, first_saved_at = first_saved_at - interval '2 days' WHERE store_id = $1`,
    [storeId],
  );
  await database.query(
    `UPDATE responses SET day = current_date - 4, first_saved_at = first_saved_at - interval '2 days'
      WHERE store_id = $1 AND response_id < '1'`,
    [storeId],
  );
}

const eachStore: EachStore = async (items, work) => {
  for (const item of items) await work(item);
};

async function beginExport(database: Database, storeId: string): Promise<void> {
  await database.query(`DELETE FROM outbox WHERE store_id = $1`, [storeId]);
  let id = 0;
  const newId = () => `export-${Date.now()}-${(id += 1)}`;
  await scheduleExports({ database, clock: Date.now, newId }, eachStore);
}

const isWritten = async (database: Database, storeId: string) =>
  (await database.query(`SELECT event_id FROM outbox WHERE store_id = $1 AND state = 'delivered'`, [storeId]))
    .length === 1;

/** All files of the manifest, each once and whole: how many rows and different responses it has. */
async function readFiles(bucket: TestBucket) {
  const { files } = JSON.parse(await bucket.text('manifest.json')) as Manifest;
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  const duck = await openDuck();
  return Promise.all(
    files.map(async ({ path, format, rows }) => {
      const counts = await duck.counts(bucket.fileOf(path), format as 'csv' | 'parquet');
      expect([path, ...counts]).toEqual([path, rows, rows]);
      return rows;
    }),
  );
}

it('shows whole files only, each once, through kills in the middle of an export', async () => {
  const place = await newPostgres();
  const prepared = await prepare(place);
  const { storeId } = prepared;
  const database = await openPlace(place);
  onTestFinished(() => database.close());
  const bucket = await startBucket('answers');
  const faulty = await startFaultyBucket(bucket);
  const random = createRandom(27);

  let instance = await startInstance(place);
  await createStorage(instance.url, prepared, faulty.url);
  await answer(instance.url, prepared);
  await fillDays(database, prepared);
  await beginExport(database, storeId);
  await expect.poll(() => isWritten(database, storeId), POLL).toBe(true);
  expect((await readFiles(bucket)).reduce((sum, rows) => sum + rows, 0)).toBe(2 * (ROWS + 1));
  expect(faulty.seen.length).toBeGreaterThan(3 * MOST_ANSWERED);

  await database.query(`UPDATE responses SET country = 'DE' WHERE store_id = $1`, [storeId]);
  await beginExport(database, storeId);
  let kills = 0;
  while (kills < KILLS && !(await isWritten(database, storeId))) {
    const last = faulty.seen.length + 1 + Math.floor(random.next() * MOST_ANSWERED);
    // The bucket answers no request after the last one, so that the kill comes before the end of the export.
    faulty.fault = () => (faulty.seen.length > last ? 'wait' : random.next() < 0.05 ? 'close' : 'pass');
    await expect
      .poll(async () => faulty.seen.length >= last || (await isWritten(database, storeId)), POLL)
      .toBe(true);
    await instance.kill('SIGKILL');
    kills += 1;
    await faulty.settled();
    expect((await readFiles(bucket)).length).toBe(4);
    await freeLeases(database, storeId);
    instance = await startInstance(place);
  }
  faulty.fault = () => 'pass';
  await expect
    .poll(async () => {
      await skipPauses(database, storeId);
      return isWritten(database, storeId);
    }, POLL)
    .toBe(true);
  await instance.kill('SIGKILL');
  await faulty.settled();
  expect(kills).toBeGreaterThan(2);
  expect((await readFiles(bucket)).reduce((sum, rows) => sum + rows, 0)).toBe(2 * (ROWS + 1));
  const duck = await openDuck();
  const parquet = (await bucket.keys()).filter((key) => key.endsWith('.parquet'));
  for (const key of parquet) {
    const rows = await duck.rows(bucket.fileOf(key));
    expect(new Set(rows.map(({ country }) => country))).toEqual(new Set(['DE']));
  }
}, 600_000);
