import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { connectionsArea } from '#server/areas/connections/routes.ts';
import { restoreBackup } from '#server/operations/restore-backup.ts';
import { writeBackup } from '#server/operations/write-backup.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { emptyDatabase, migrateTables } from '#tests/server/operations/support.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { allJobs, makeJobsDue, testJobs } from '#tests/support/jobs.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { openDuck } from '#tests/support/duck.ts';
import { newId } from '../collect/support.ts';
import { openStorageStore } from './storage-support.ts';

const DAY = '2026-11-02';

/** A question of each type, with texts that CSV must quote. */
const EACH_TYPE = survey(
  question('nps', 'q1'),
  question('multi_select', 'q2', {
    options: ['Tea; green', 'Milk, cold', 'Lemon "bio"'],
    config: { allowOther: true },
    isRequired: false,
  }),
  question('text', 'q3', { text: 'What, exactly, is "better"?', isRequired: false }),
  question('rating', 'q4', { isRequired: false }),
  question('drop_down', 'q5', { options: ['Small', 'Large'], isRequired: false }),
  question('date', 'q6', { isRequired: false }),
  question('number', 'q7', { isRequired: false, config: { decimals: true } }),
);

const PATH = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7'];

const TEXTS = [
  'one, two and "three"',
  'first line\r\nsecond line\nthird',
  'Emoji 🎉👩‍👩‍👧 and ümlauts 漢字',
  ' spaces around ',
  'a;b\\c\td',
  "it's 'quoted'",
  'x'.repeat(900),
];

it('writes Parquet that DuckDB reads with types, equal to the CSV in each row', async () => {
  const store = await openStorageStore({ definition: EACH_TYPE });
  const { live, bucket, folder } = store;
  for (const [at, value] of TEXTS.entries()) {
    const answers = {
      q1: { value: at },
      q2: { optionIds: ['Tea; green', 'Lemon "bio"', 'other'], otherValue: 'Own; "idea"' },
      q3: { value },
      q4: { value: 4 },
      q5: { optionId: 'Large', otherValue: null },
      q6: { value: '2026-02-28' },
      q7: { value: 12.25 },
    };
    const attributes = {
      country: 'DE',
      customerId: '7001',
      orderId: `90${at}`,
      orderValue: 49.5,
      orderCurrency: 'EUR',
    };
    await live.saved(newId(), { complete: true, answers, path: PATH, attributes });
  }
  await live.saved(newId());
  await store.add();
  await store.nextDay();
  const [csv, parquet] = ['csv', 'parquet'].map((format) =>
    bucket.fileOf(`${folder}/date=${DAY}/responses.${format}`),
  ) as [string, string];
  const duck = await openDuck();
  const columns = await duck.columns(parquet);
  const header = (await readFile(csv, 'utf8')).split('\r\n')[0] ?? '';
  const plain = Object.keys(columns).slice(0, 24).join();
  expect(header.slice(0, plain.length)).toBe(plain);
  expect(columns).toMatchObject({
    response_id: 'VARCHAR',
    version: 'INTEGER',
    first_saved_at_utc: 'TIMESTAMP WITH TIME ZONE',
    first_saved_store_day: 'DATE',
    seconds: 'DOUBLE',
    order_value: 'DECIMAL(16,4)',
    'q1 [q1]': 'DOUBLE',
    'q2 [q2]': 'VARCHAR',
    'q7 [q7]': 'DOUBLE',
  });
  expect(await duck.count(parquet)).toBe(TEXTS.length + 1);
  expect(await duck.differences(csv, parquet)).toEqual([]);
  const rows = await duck.rows(parquet);
  const asked = 'What, exactly, is "better"? [q3]';
  expect(rows.map((row) => row[asked])).toEqual(expect.arrayContaining([...TEXTS, null]));
  // The folders' names are columns for warehouses.
  expect(rows[0]).toMatchObject({ first_saved_store_day: DAY, date: DAY, survey: live.survey.surveyId });
  expect(rows.find((row) => row[asked] === TEXTS[0])).toMatchObject({
    'q2 [q2]': 'Tea\\; green; Lemon "bio"; Other',
    'q2 – Other [q2]': 'Own; "idea"',
    'q7 [q7]': 12.25,
  });
});

it('keeps a text that begins like a formula as it was typed in Parquet, and makes it harmless in the CSV', async () => {
  const store = await openStorageStore();
  const { live, bucket, folder } = store;
  const answers = { q1: { value: 1 }, q2: { optionId: 'bad', otherValue: null }, q3: { value: '=1+1' } };
  await live.saved(newId(), { answers, path: ['q1', 'q2', 'q3'] });
  await store.add();
  await store.nextDay();
  const duck = await openDuck();
  const [row] = await duck.rows(bucket.fileOf(`${folder}/date=${DAY}/responses.parquet`));
  expect(row?.['q3 [q3]']).toBe('=1+1');
  expect(await bucket.text(`${folder}/date=${DAY}/responses.csv`)).toContain(",'=1+1\r\n");
});

it('lists whole days in a manifest that is written behind all of them, at the hour of the store’s clock', async () => {
  const store = await openStorageStore({ service: { hour: 13 } });
  const { live, bucket, faulty, folder, calls, app } = store;
  await live.saved(newId(), { complete: true });
  const { connectionId } = await store.add();
  await store.schedule();
  await store.write();
  // Noon in the store: its hour has not come.
  expect(faulty.seen).toEqual([]);
  app.deps.clock.advance(2 * 3_600_000);
  await store.schedule();
  await store.write();
  // The day is not over, so it has no file.
  expect((await store.manifest()).files).toEqual([]);
  await store.nextDay();
  await store.schedule();
  await store.write();
  const paths = ['csv', 'parquet'].map((format) => `${folder}/date=${DAY}/responses.${format}`);
  expect(await bucket.keys()).toEqual(['askwell/manifest.json', ...paths]);
  expect(faulty.seen.map((seen) => seen.replace(/\?.*/, ''))).toEqual([
    'PUT /answers/askwell/manifest.json',
    ...paths.map((path) => `PUT /answers/${path.replaceAll('=', '%3D')}`),
    'PUT /answers/askwell/manifest.json',
  ]);
  const manifest = await store.manifest();
  expect(manifest).toMatchObject({ through: DAY, store_timezone: 'Europe/Lisbon' });
  for (const { path, bytes, crc32: checksum, rows } of manifest.files) {
    const content = await readFile(bucket.fileOf(`askwell/${path}`));
    expect([bytes, checksum, rows]).toEqual([
      content.length,
      crc32(content).toString(16).padStart(8, '0'),
      1,
    ]);
  }
  const { deliveries } = await calls.deliveries(connectionId);
  expect(deliveries.map(({ state, type }) => [state, type])).toEqual([
    ['delivered', 'store.export'],
    ['delivered', 'store.export'],
  ]);
  expect(deliveries[0]?.log[0]).toMatchObject({
    status: 200,
    failure: null,
    reply: expect.stringContaining('Files written: 2') as string,
  });
});

describe('after the first export', () => {
  it('writes anew only the days whose responses changed or were erased, soon after an erasure', async () => {
    const store = await openStorageStore({ service: { formats: ['csv'] } });
    const { live, bucket, faulty, folder, app } = store;
    const [erased, left, changed] = [newId(), newId(), newId()];
    await live.saved(erased);
    await live.saved(left);
    app.deps.clock.advance(24 * 3_600_000);
    await live.saved(changed);
    await store.add();
    await store.nextDay();
    const [first, second] = ['2026-11-02', '2026-11-03'].map(
      (day) => `${folder}/date=${day}/responses.csv`,
    ) as [string, string];
    expect(await bucket.keys()).toEqual(['askwell/manifest.json', first, second]);

    faulty.seen.length = 0;
    await live.saved(changed, { revision: 2, complete: true });
    await store.nextDay();
    expect(faulty.seen.map((seen) => seen.replace(/\?.*/, ''))).toEqual([
      `PUT /answers/${second.replaceAll('=', '%3D')}`,
      'PUT /answers/askwell/manifest.json',
    ]);
    expect(await bucket.text(second)).toContain('complete');

    faulty.seen.length = 0;
    await store.removeResponses([erased]);
    await store.write();
    expect(await bucket.text(first)).not.toContain(erased);
    expect(await bucket.text(first)).toContain(left);
    await store.removeResponses([left]);
    await store.write();
    expect(await bucket.keys()).toEqual(['askwell/manifest.json', second]);
    expect((await store.manifest()).files.map(({ path }) => `askwell/${path}`)).toEqual([second]);
  });
});

it('writes the files of an erased response anew even if an export that has begun is past them', async () => {
  const store = await openStorageStore({ service: { formats: ['csv'] } });
  const { live, bucket, folder, app } = store;
  const [first, erased, left] = [newId(), newId(), newId()];
  for (const id of [first, erased, left]) await live.saved(id);
  await store.add();
  await store.nextDay();
  await store.removeResponses([first]);
  await app.deps.database.query(
    `UPDATE outbox SET next_at = now(), content = jsonb_build_object('done_up_to', $2::text)
      WHERE store_id = $1 AND state = 'waiting'`,
    [live.store.storeId, live.survey.surveyId],
  );
  await store.removeResponses([erased]);
  await store.write();
  await store.write();
  const text = await bucket.text(`${folder}/date=2026-11-02/responses.csv`);
  expect(text).not.toContain(erased);
  expect(text).toContain(left);
});

describe('the end of an export', () => {
  it('deletes the files of a deleted survey and of surveys that are no longer chosen', async () => {
    const store = await openStorageStore({ service: { formats: ['csv'] } });
    const { live, bucket, calls, app } = store;
    await live.saved(newId());
    const { connectionId } = await store.add();
    await store.nextDay();
    expect(await bucket.keys()).toHaveLength(2);
    await calls.change(connectionId, '', store.settings({ surveyIds: ['another'] }));
    await store.nextDay();
    expect(await bucket.keys()).toEqual(['askwell/manifest.json']);
    await calls.change(connectionId, '', store.settings());
    await store.nextDay();
    expect(await bucket.keys()).toHaveLength(2);
    const deleted = request(app.express).delete(`/api/v1/surveys/${live.survey.surveyId}`);
    expect((await live.authorized(deleted)).status).toBe(200);
    await store.nextDay();
    expect(await bucket.keys()).toEqual(['askwell/manifest.json']);
    expect((await store.manifest()).files).toEqual([]);
  });

  it('writes nothing after an uninstall or on a plan without connections, and all that changed when it is on again', async () => {
    const store = await openStorageStore({ service: { formats: ['csv'] } });
    const { live, faulty, calls, app } = store;
    const { database } = app.deps;
    const { storeId } = live.store;
    await live.saved(newId());
    const { connectionId } = await store.add();
    const { onUninstalled } = productDeps(app.deps);
    await database.transaction((tx) => onUninstalled(tx, { storeId, isInstalledAgain: false }));
    await store.nextDay();
    expect(faulty.seen).toEqual([]);
    expect(await calls.list()).toMatchObject([{ state: 'uninstalled' }]);
    await subscribe(app.deps, storeId, 'pro');
    await calls.switch(connectionId, true);
    await store.nextDay();
    expect((await store.manifest()).files).toHaveLength(1);

    faulty.seen.length = 0;
    await database.query(`DELETE FROM subscriptions WHERE store_id = $1`, [storeId]);
    await database.query(`UPDATE responses SET country = 'DE' WHERE store_id = $1`, [storeId]);
    await store.nextDay();
    expect(faulty.seen).toEqual([]);
    expect(await calls.list()).toMatchObject([{ state: 'plan' }]);
    const refused = await calls.send('post', '', {
      ...{ name: 'Another', url: '', surveyIds: [], answerFilter: null },
      ...store.settings(),
    });
    expect([refused.status, refused.text]).toEqual([402, expect.stringContaining('PLAN_LIMIT')]);
  });

  it('writes all files again after a backup was restored, and nothing before the next hour', async () => {
    const database = await freshDatabase();
    onTestFinished(() => database.close());
    const store = await openStorageStore({ service: { formats: ['csv'] }, database });
    const { live, bucket, faulty, folder, app } = store;
    const kept = newId();
    await live.saved(kept);
    await store.add();
    await store.nextDay();
    const file = join(inject('scratch'), `exports-${newId()}.backup`);
    await writeBackup({ database, clock: app.deps.clock }, file);
    await live.save(kept, { revision: 2, complete: true });
    await store.nextDay();
    const key = `${folder}/date=${DAY}/responses.csv`;
    expect(await bucket.text(key)).toContain('complete,');

    const restored = await emptyDatabase();
    await restoreBackup({ database: restored, migrate: migrateTables }, file);
    faulty.seen.length = 0;
    const deps = { ...app.deps, database: restored };
    await makeJobsDue({ database: restored }, live.store.storeId);
    await allJobs(deps).runDue();
    expect(faulty.seen).toEqual([]);
    app.deps.clock.advance(24 * 3_600_000);
    await testJobs(deps, connectionsArea).runChores();
    await makeJobsDue({ database: restored }, live.store.storeId);
    await allJobs(deps).runDue();
    expect(await bucket.text(key)).toContain('partial,');
  });
});
