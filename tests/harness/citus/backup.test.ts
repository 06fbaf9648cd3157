import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { listPlacedTables } from '#server/kernel/database/distribution.ts';
import { readLines } from '#server/operations/backup-format.ts';
import { distributeTables } from '#server/operations/distribute-tables.ts';
import { restoreBackup, moveDatabase } from '#server/operations/restore-backup.ts';
import { writeBackup } from '#server/operations/write-backup.ts';
import { generateStore } from '#tests/server/areas/analytics/generate.ts';
import {
  readAllRows,
  expectSameReplies,
  migrateTables,
  undoRestore,
} from '#tests/server/operations/support.ts';
import { freshDatabase, freshPostgresUrl, migratedImage } from '#tests/support/database.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

const opened: Database[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

const clock = () => Date.UTC(2026, 10, 21);
const newFile = () => join(inject('scratch'), `${randomUUID()}.backup`);

async function own(opening: Promise<Database>): Promise<Database> {
  const database = await opening;
  opened.push(database);
  return database;
}

/** A database on the cluster without tables. */
const emptyDatabase = async () => own(openDatabase({ engine: 'postgres', url: await freshPostgresUrl() }));

const embedded = async () =>
  own(openDatabase({ engine: 'pglite', dataDir: 'memory', image: await migratedImage() }));

async function placements(database: Database): Promise<Set<string>> {
  return new Set((await listPlacedTables(database)).map(({ placement }) => placement));
}

describe('a backup of a distributed database', () => {
  it('restores every row into a distributed database, and the API returns the same there', async () => {
    const [from, to] = [await own(freshDatabase()), await own(freshDatabase())];
    const store = await generateStore(from, { days: 4, perDay: 20, seed: 31 });
    const file = newFile();
    const facts = await writeBackup({ database: from, clock }, file);
    expect(await restoreBackup({ database: to, migrate: migrateTables }, file)).toEqual(facts);
    await undoRestore(to, from);
    const before = await readAllRows(from);
    expect(await readAllRows(to)).toEqual(before);
    expect(before['responses']?.length).toBeGreaterThan(30);
    expect(await placements(to)).toEqual(new Set(['distributed', 'reference']));
    await expectSameReplies(store, from, to);
  });

  it('restores into an empty database of the cluster, which is distributed afterwards', async () => {
    const [from, to] = [await own(freshDatabase()), await emptyDatabase()];
    await generateStore(from, { days: 3, perDay: 10, seed: 32 });
    const file = newFile();
    await writeBackup({ database: from, clock }, file);
    await restoreBackup({ database: to, migrate: migrateTables }, file);
    await distributeTables(to);
    await undoRestore(to, from);
    expect(await readAllRows(to)).toEqual(await readAllRows(from));
  });

  it('restores into an embedded database', async () => {
    const [from, to] = [await own(freshDatabase()), await embedded()];
    await generateStore(from, { days: 3, perDay: 10, seed: 33 });
    const file = newFile();
    await writeBackup({ database: from, clock }, file);
    await restoreBackup({ database: to, migrate: migrateTables }, file);
    await undoRestore(to, from);
    expect(await readAllRows(to)).toEqual(await readAllRows(from));
  });

  /** Failed before, without the lock during the snapshots of the nodes. */
  it('contains the state of one moment over all nodes, during any writes', async () => {
    const database = await own(freshDatabase());
    const stores = await storesOnTwoNodes(database);
    const writer = { isWriting: true };
    const writing = (async () => {
      for (let at = 0; writer.isWriting; at += 1) {
        await database.transaction(async (tx) => {
          for (const storeId of stores) {
            await tx.query(
              `INSERT INTO erasures (store_id, erasure_id, subject, requested_at) VALUES ($1, $2, 'shopper', now())`,
              [storeId, `at ${at}`],
            );
          }
          await tx.query(
            `INSERT INTO shop_domains (shop_domain, store_id, created_at) VALUES ($1, 's', now())`,
            [`at ${at}`],
          );
        });
      }
    })();
    try {
      for (let round = 0; round < 5; round += 1) {
        // Time passes: the writers continue between two backups.
        await sleep(100);
        const file = newFile();
        const { counts } = await writeBackup({ database, clock }, file);
        const [one = 0, other = 0] = await Promise.all(stores.map((storeId) => erasuresIn(file, storeId)));
        expect([one, other]).toEqual([counts.get('shop_domains'), counts.get('shop_domains')]);
        expect(one).toBeGreaterThan(0);
      }
    } finally {
      writer.isWriting = false;
      await writing;
    }
  });
});

it('moves a large store from PGlite to a distributed database row by row', async () => {
  const [from, to] = [await embedded(), await own(freshDatabase())];
  const store = await generateStore(from, { days: 4, perDay: 15, seed: 34 });
  const move = { from, to, migrate: migrateTables, clock: Date.now };
  await moveDatabase(move, newFile());
  expect(await readAllRows(to)).toEqual(await readAllRows(from));
  await expectSameReplies(store, from, to);
});

async function storesOnTwoNodes(database: Database): Promise<string[]> {
  const rows = await database.query<{ storeId: string }>(
    `SELECT min(store_id) AS store_id FROM (
       SELECT 'store-' || n AS store_id,
              (SELECT nodeport FROM pg_dist_shard_placement
                WHERE shardid = get_shard_id_for_distribution_column('erasures', 'store-' || n)) AS port
         FROM generate_series(1, 40) AS n) AS found GROUP BY port ORDER BY 1`,
  );
  expect(rows).toHaveLength(2);
  return rows.map((row) => row.storeId);
}

async function erasuresIn(file: string, storeId: string): Promise<number> {
  let [table, count] = ['', 0];
  for await (const line of readLines(file)) {
    if (typeof line !== 'string') table = 'table' in line ? line.table : '';
    else if (table === 'erasures' && line.startsWith(`(${storeId},`)) count += 1;
  }
  return count;
}
