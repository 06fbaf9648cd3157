import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { freshPostgresUrl } from '#tests/support/database.ts';
import { counted, recounted } from '#tests/support/recount.ts';
import { runScript, type Script } from '#tests/support/run-script.ts';
import { startShoppers, type Shoppers } from './support/stubborn-shoppers.ts';

const KILLS = 20;
const SHOPPERS = 10;
const INSTANCE = 'tests/long/collect-instance.ts';

interface Prepared {
  readonly publicId: string;
  readonly storeId: string;
}

async function prepare(where: string): Promise<Prepared> {
  const script = runScript(INSTANCE, where, 'prepare');
  const prepared = JSON.parse(await script.line('{')) as Prepared;
  await script.kill('SIGKILL');
  return prepared;
}

interface Instance {
  readonly process: Script;
  readonly port: number;
}

async function serve(where: string): Promise<Instance> {
  const process = runScript(INSTANCE, where, 'serve');
  return { process, port: Number((await process.line('port ')).slice(5)) };
}

const open = (where: string): Promise<Database> =>
  openDatabase(
    where.startsWith('postgres:') ? { engine: 'postgres', url: where } : { engine: 'pglite', dataDir: where },
  );

/** That every acknowledged answer is there, once, as it was acknowledged, and that all counts are those of a recount. */
async function expectAllKept(
  where: string,
  storeId: string,
  { acknowledged, retries }: Shoppers,
): Promise<void> {
  const database = await open(where);
  try {
    const rows = await database.query<{
      response_id: string;
      revision: number;
      is_complete: boolean;
      answers: { q2?: { value: string } };
    }>(`SELECT response_id, revision, is_complete, answers FROM responses WHERE store_id = $1`, [storeId]);
    const kept = new Map(
      rows.map(({ response_id, revision, is_complete: complete, answers }) => [
        response_id,
        { revision, complete, words: answers.q2?.value },
      ]),
    );
    expect(kept.size).toBe(rows.length);
    const wrong = [...acknowledged].filter(
      ([id, said]) => JSON.stringify(kept.get(id)) !== JSON.stringify(said),
    );
    expect(wrong).toEqual([]);
    const tally = await counted(database, storeId);
    expect(tally).toEqual(await recounted(database, storeId));
    expect(Object.values(tally.totals)).toEqual([[rows.length, rows.length]]);
    process.stdout.write(
      `${acknowledged.size} responses acknowledged, ${retries} tries again, none lost or doubled\n`,
    );
  } finally {
    await database.close();
  }
}

describe.each([
  ['PGlite', () => Promise.resolve(join(inject('scratch'), `collect-${randomUUID()}`))],
  ['PostgreSQL', () => freshPostgresUrl()],
])('an instance on %s killed in the middle of answers', (_engine, newPlace) => {
  it(`${KILLS} times, has every acknowledged answer once and counts them right`, async () => {
    const where = await newPlace();
    const { publicId, storeId } = await prepare(where);
    let port: number | undefined;
    const shoppers = startShoppers(SHOPPERS, publicId, () => (port === undefined ? [] : [port]));
    for (let kill = 0; kill < KILLS; kill += 1) {
      const instance = await serve(where);
      port = instance.port;
      const before = shoppers.acknowledged.size;
      await expect.poll(() => shoppers.acknowledged.size, { timeout: 120_000 }).toBeGreaterThan(before);
      await sleep(Math.random() * 1_000);
      await instance.process.kill('SIGKILL');
      port = undefined;
    }
    const last = await serve(where);
    port = last.port;
    await shoppers.finish();
    await last.process.kill('SIGKILL');
    await expectAllKept(where, storeId, shoppers);
  });
});

describe('two instances on one PostgreSQL', () => {
  it('lose and double nothing when one is killed under load and the connections of the other are cut', async () => {
    const where = await freshPostgresUrl();
    const { publicId, storeId } = await prepare(where);
    const [one, other] = await Promise.all([serve(where), serve(where)]);
    let ports = [one.port, other.port];
    const shoppers = startShoppers(SHOPPERS * 2, publicId, () => ports);
    const more = async (count: number) => {
      const before = shoppers.acknowledged.size;
      await expect
        .poll(() => shoppers.acknowledged.size, { timeout: 120_000 })
        .toBeGreaterThan(before + count);
    };
    await more(50);
    await one.process.kill('SIGKILL');
    await more(20);
    ports = [other.port];
    for (let cut = 0; cut < 5; cut += 1) {
      await cutConnections(where);
      await more(20);
    }
    await shoppers.finish();
    await other.process.kill('SIGKILL');
    await expectAllKept(where, storeId, shoppers);
  });
});

/** What a restart of the database looks like from outside. */
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
