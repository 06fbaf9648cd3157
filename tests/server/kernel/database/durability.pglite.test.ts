import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startPglite } from '#server/kernel/database/pglite/start-pglite.ts';

/** Making a database is a matter of seconds, and of many on a busy machine. */
const MAKING_MS = 180_000;

const realFsync = fs.fsyncSync;
let flushes = 0;
let folder: string;
let database: PGlite;

/** The database in this thread, with every flush to the disk counted on its way. */
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

describe('what is acknowledged is on the disk', () => {
  it('by exactly one flush for each commit', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect(await flushesOf(() => database.query('INSERT INTO marks VALUES ($1)', [n]))).toBe(1);
    }
  });

  it('by one flush for a transaction of many statements', async () => {
    const work = (): Promise<unknown> =>
      database.transaction(async (tx) => {
        for (let n = 0; n < 20; n += 1) await tx.query('INSERT INTO marks VALUES ($1)', [n]);
      });
    expect(await flushesOf(work)).toBe(1);
  });

  it('and reading costs none', async () => {
    // The first look at a row just written may leave a hint on its page, which is no commit.
    await database.query('SELECT count(*) FROM marks');
    expect(await flushesOf(() => database.query('SELECT count(*) FROM marks'))).toBe(0);
  });

  it('is what the server says of itself too', async () => {
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
