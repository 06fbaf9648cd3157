import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startPglite } from '#server/kernel/database/pglite/start-pglite.ts';

/** Creating a database takes seconds, many more on a busy machine. */
const MAKING_MS = 180_000;

const realFsync = fs.fsyncSync;
let flushes = 0;
let folder: string;
let database: PGlite;

/** Opens the database in this thread and counts every flush to the disk. */
beforeAll(async () => {
  fs.fsyncSync = (file) => {
    flushes += 1;
    realFsync(file);
  };
  syncBuiltinESMExports();
  folder = join(inject('scratch'), `flushes-${process.pid}`);
  database = await startPglite({ folder, image: null }, () => false);
  await database.exec('CREATE TABLE marks (n integer)');
}, MAKING_MS);

afterAll(async () => {
  await database.close();
  fs.fsyncSync = realFsync;
  syncBuiltinESMExports();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function flushesOf(work: () => Promise<unknown>): Promise<number> {
  const before = flushes;
  await work();
  return flushes - before;
}

describe('durability of acknowledged writes', () => {
  it('flushes to the disk exactly once for each commit', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect(await flushesOf(() => database.query('INSERT INTO marks VALUES ($1)', [n]))).toBe(1);
    }
  });

  it('flushes once for a transaction of several statements', async () => {
    const work = (): Promise<unknown> =>
      database.transaction(async (tx) => {
        for (let n = 0; n < 20; n += 1) await tx.query('INSERT INTO marks VALUES ($1)', [n]);
      });
    expect(await flushesOf(work)).toBe(1);
  });

  it('does not flush for a read', async () => {
    // The first read of a new row may set a hint bit on its page. That is no commit.
    await database.query('SELECT count(*) FROM marks');
    expect(await flushesOf(() => database.query('SELECT count(*) FROM marks'))).toBe(0);
  });

  it('reports durable settings', async () => {
    const { rows } = await database.query<{ name: string; setting: string }>(
      `SELECT name, setting FROM pg_settings
       WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method') ORDER BY name`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      wal_sync_method: 'fsync',
    });
  });
});
