import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { freshPostgresUrl } from '#tests/support/database.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { openTcpProxy } from '#tests/support/tcp-proxy.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

const LOST = { name: 'DatabaseError', lost: true, code: 'UNAVAILABLE', status: 503 };

const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function open(url: string, options: object = {}): Promise<Database> {
  const database = await openDatabase({ engine: 'postgres', url, ...options });
  closers.push(() => database.close());
  return database;
}

describe('starting several instances', () => {
  it('runs the migrations once when four instances start at the same time', async () => {
    const url = await freshPostgresUrl();
    const starters = await Promise.all(Array.from({ length: 4 }, () => open(url)));
    const applied = await Promise.all(starters.map((database) => migrate(database, MIGRATIONS)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    const rows = await starters[0]?.query('SELECT name FROM migrations ORDER BY name');
    expect(rows?.map((row) => row['name'])).toEqual(applied.flat());
  });
});

describe('a broken connection', () => {
  it('reports unavailable when the connection breaks during a statement, and runs the next one on a new connection', async () => {
    const url = await freshPostgresUrl();
    const database = await open(url, { poolSize: 1 });
    const other = await open(url);
    const [row] = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const isBroken = expect(database.query('SELECT pg_sleep(10)')).rejects.toMatchObject({
      ...LOST,
      sqlState: '57P01',
    });
    await other.query('SELECT pg_terminate_backend($1::int)', [row?.pid]);
    await isBroken;
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('rolls back without a retry when the connection breaks during a transaction', async () => {
    const url = await freshPostgresUrl();
    const database = await open(url);
    await database.query('CREATE TABLE marks (n integer)');
    const proxy = await openTcpProxy(url);
    const viaProxy = await open(proxy.url, { poolSize: 1 });
    let tries = 0;
    const work = viaProxy.transaction(async (tx) => {
      tries += 1;
      await tx.query('INSERT INTO marks VALUES (1)');
      proxy.cut();
      await tx.query('INSERT INTO marks VALUES (2)');
    });
    await expect(work).rejects.toMatchObject(LOST);
    expect(tries).toBe(1);
    expect(await database.query('SELECT n FROM marks')).toEqual([]);
    expect(await viaProxy.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('keeps the process running when an idle connection breaks', async () => {
    const proxy = await openTcpProxy(await freshPostgresUrl());
    const database = await open(proxy.url);
    await Promise.all([database.query('SELECT 1'), database.query('SELECT 1')]);
    proxy.cut();
    await expect.poll(() => database.query('SELECT 1 AS one').catch(() => 'not yet')).toEqual([{ one: 1 }]);
  });

  it('reports unavailable when no server listens', async () => {
    const proxy = await openTcpProxy(await freshPostgresUrl());
    const database = await open(proxy.url);
    await proxy.close();
    await expect(database.query('SELECT 1')).rejects.toMatchObject(LOST);
    await expect(database.transaction((tx) => tx.query('SELECT 1'))).rejects.toMatchObject(LOST);
  });

  it('reports unavailable within the timeout when the server accepts but never answers', async () => {
    const deaf = createServer().listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    closers.push(async () => deaf.close());
    const { port } = deaf.address() as AddressInfo;
    const database = await open(`postgres://someone@127.0.0.1:${port}/any`, { connectTimeoutMs: 60_000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const asked = database.query('SELECT 1').catch((error: unknown) => error);
      await once(deaf, 'connection');
      vi.advanceTimersByTime(60_000);
      expect(await asked).toMatchObject(LOST);
    } finally {
      vi.useRealTimers();
    }
  });
});
