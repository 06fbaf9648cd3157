import { expect, it } from 'vitest';
import { addManyResponses, openStorageStore } from '#tests/server/areas/connections/storage-support.ts';
import { newId } from '#tests/server/areas/collect/support.ts';
import type { Fault } from '#tests/support/bucket.ts';
import { openDuck } from '#tests/support/duck.ts';

const DAY = '2026-11-02';

/** Larger than one part of an upload. */
const LARGE = { count: 1_100, words: 260 };

/** Each call to the storage is made three times before an attempt counts as failed. */
const CALLS = 3;
const often = (fault: Fault): Fault[] => Array.from({ length: CALLS }, () => fault);

it.each(['csv', 'parquet'] as const)(
  'uploads a large day as %s in parts, and goes on behind the last one after each broken upload',
  async (format) => {
    const store = await openStorageStore({ service: { formats: [format] } });
    const { live, bucket, faulty, folder, calls, app } = store;
    await live.saved(newId());
    await addManyResponses(app.deps.database, live, LARGE);
    const { connectionId } = await store.add();
    app.deps.clock.advance(24 * 3_600_000);
    await store.schedule();
    const parts: Fault[] = [...often('close'), 'pass', ...often(503), 500];
    const ends: Fault[] = [...often(500), 'lose reply'];
    faulty.fault = ({ method, url = '' }) => {
      if (url.includes('partNumber=')) return parts.shift() ?? 'pass';
      return method === 'POST' && url.includes('uploadId=') ? (ends.shift() ?? 'pass') : 'pass';
    };
    const key = `${folder}/date=${DAY}/responses.${format}`;
    const failures: (string | null)[] = [];
    for (let round = 0; round < 6 && !(await store.isWritten(connectionId)); round += 1) {
      expect([bucket.has('askwell/manifest.json')]).toEqual([false]);
      await store.write();
      const [delivery] = (await calls.deliveries(connectionId)).deliveries;
      failures.push(delivery?.log.at(-1)?.failure ?? null);
    }
    expect(failures.slice(0, 2)).toEqual([
      'The connection was closed before a reply.',
      'The storage asks for fewer requests.',
    ]);
    expect(failures.at(-1)).toBe(null);
    // The reply to the end was lost, so the whole upload was made once more.
    expect(faulty.seen.filter((seen) => seen.includes('partNumber=1')).length).toBe(CALLS + 2);
    const { files } = await store.manifest();
    expect(files.map(({ path, rows }) => [`askwell/${path}`, rows])).toEqual([[key, LARGE.count + 1]]);
    expect(files[0]?.bytes).toBeGreaterThan(8 * 1024 * 1024);
    const duck = await openDuck();
    expect(await duck.counts(bucket.fileOf(key), format)).toEqual([LARGE.count + 1, LARGE.count + 1]);
    expect(await bucket.keys()).toEqual(['askwell/manifest.json', key]);
    expect([...faulty.openUploads]).toEqual([]);
  },
);

it('writes a day of 100,000 responses with little memory', async () => {
  const store = await openStorageStore();
  const { live, bucket, folder, app } = store;
  await live.saved(newId());
  for (let part = 0; part < 10; part += 1) {
    await addManyResponses(app.deps.database, live, { count: 10_000, words: 4, from: part * 10_000 });
  }
  const { connectionId } = await store.add();
  app.deps.clock.advance(24 * 3_600_000);
  await store.schedule();
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
  const begin = performance.now();
  for (let round = 0; round < 30 && !(await store.isWritten(connectionId)); round += 1) await store.write();
  clearInterval(timer);
  const seconds = (performance.now() - begin) / 1000;
  const grown = Math.round((most - before) / 1e6);
  process.stdout.write(
    `100,000 responses as CSV and Parquet: ${seconds.toFixed(1)} s; memory grew from ` +
      `${Math.round(before / 1e6)} MB by at most ${grown} MB\n`,
  );
  const { files } = await store.manifest();
  expect(files.map(({ rows }) => rows)).toEqual([100_001, 100_001]);
  const duck = await openDuck();
  for (const format of ['csv', 'parquet'] as const) {
    const path = bucket.fileOf(`${folder}/date=${DAY}/responses.${format}`);
    expect(await duck.counts(path, format)).toEqual([100_001, 100_001]);
  }
  expect(grown).toBeLessThan(400);
});
