import pg from 'pg';
import { expect, it } from 'vitest';
import { answer, expectKept, newDataFolder, newPostgres, newResponseId, prepare } from './support/prepare.ts';
import { begin, startInstance } from './support/product.ts';
import { linesSaying, metricAt } from './support/seen.ts';
import { expectAllKept, startShoppers } from './support/stubborn-shoppers.ts';

const SHOPPERS = 20;

/** Failed with responses that were acknowledged before they were stored. */
it('two instances on one PostgreSQL lose and duplicate nothing when one is killed and the other loses its connections', async () => {
  const prepared = await prepare(await newPostgres());
  const [one, other] = await Promise.all([startInstance(prepared.place), startInstance(prepared.place)]);
  let urls = [one.url, other.url];
  const shoppers = startShoppers(SHOPPERS, prepared.publicId, () => urls);
  const more = async (count: number) => {
    const enough = shoppers.acknowledged.size + count;
    await expect.poll(() => shoppers.acknowledged.size).toBeGreaterThan(enough);
  };
  await more(50);
  await one.kill('SIGKILL');
  await more(20);
  urls = [other.url];
  for (let cut = 0; cut < 5; cut += 1) {
    await cutConnections(prepared.place);
    await more(20);
  }
  expect(await metricAt(other.url, 'database_faults_total{kind="unreachable"}')).toBeGreaterThan(0);
  await shoppers.finish();
  await other.kill('SIGKILL');
  // A killed process logs nothing, so the line is missing.
  expect(linesSaying(one.log(), 'Stopped')).toEqual([]);
  await expectAllKept(prepared, shoppers);
});

/** Failed without the lock on a folder. */
it('a second instance on one data folder is refused with a clear message, and the first continues', async () => {
  const prepared = await prepare(await newDataFolder());
  const first = await startInstance(prepared.place);
  const kept = [newResponseId(), newResponseId()];
  expect((await answer(first.url, prepared, kept[0])).status).toBe(200);
  const second = begin(prepared.place);
  expect(await second.ended).toBe(1);
  expect(second.said()).toMatch(
    new RegExp(`in use by process ${first.child.pid} on .*, running since .*set DATA_DIR`),
  );
  expect(linesSaying(second.log(), 'The start failed')).toMatchObject([
    { level: 'fatal', error: { code: 'DATA_FOLDER_IN_USE' } },
  ]);
  expect((await answer(first.url, prepared, kept[1])).status).toBe(200);
  await first.kill('SIGKILL');
  await expectKept(prepared, kept);
});

/** Looks like a restart of the database to the instance. */
async function cutConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  } finally {
    await client.end();
  }
}
