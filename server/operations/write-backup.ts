import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Refusal } from './refusal.ts';
import type { Database, Queries } from '#server/kernel/database/database.ts';
import {
  type BackupFacts,
  checkBackup,
  FORMAT,
  type BackupHead,
  type BackupLine,
  Checksum,
} from './backup-format.ts';
import { withConsistentSnapshot } from './consistent-snapshot.ts';
import { listMigrations, listTables, readRows, type Table } from './table-repository.ts';

/**
 * Writes one consistent snapshot of all data to a temporary file, verifies it and then renames it: a file with the
 * final name is complete. On PostgreSQL the app may keep running; PGlite's folder allows one process at a time.
 */
export async function writeBackup(
  { database, clock }: { readonly database: Database; readonly clock: () => number },
  file: string,
): Promise<BackupFacts> {
  if (existsSync(file)) throw new Refusal(`${file} exists already, and a backup overwrites nothing.`);
  const unfinished = `${file}.unfinished`;
  try {
    await withConsistentSnapshot(database, async (tx) => {
      const head: BackupHead = {
        ...{ askwell: 'backup', format: FORMAT, engine: database.engine },
        madeAt: new Date(clock()).toISOString(),
        migrations: await listMigrations(tx),
      };
      await writeLines(unfinished, (write) => writeTables(tx, head, write));
    });
    const facts = await checkBackup(unfinished);
    await flush(unfinished);
    await rename(unfinished, file);
    return facts;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

type Write = (line: BackupLine) => Promise<void>;

async function writeTables(
  tx: Queries,
  head: BackupHead,
  write: Write,
): Promise<{ tables: number; rows: number }> {
  await write(head);
  let rows = 0;
  const tables = await listTables(tx);
  for (const table of tables) rows += await writeTable(tx, table, write);
  return { tables: tables.length, rows };
}

async function writeTable(tx: Queries, table: Table, write: Write): Promise<number> {
  const checksum = new Checksum();
  await write({ table: table.name, columns: table.columns });
  for await (const rows of readRows(tx, table)) {
    for (const row of rows) {
      checksum.add(row);
      await write(row);
    }
  }
  await write({ endOf: table.name, rows: checksum.count, sha256: checksum.digest() });
  return checksum.count;
}

/** Writes at the disk's speed, so that memory does not grow with the data. */
async function writeLines(
  file: string,
  work: (write: Write) => Promise<{ tables: number; rows: number }>,
): Promise<void> {
  const packed = createGzip();
  const ended = pipeline(packed, createWriteStream(file, { mode: 0o600 }));
  ended.catch(() => undefined);
  const checksum = new Checksum();
  const put = async (text: string): Promise<void> => {
    if (!packed.write(`${text}\n`)) await Promise.race([once(packed, 'drain'), ended]);
  };
  try {
    const facts = await work(async (line) => {
      const text = JSON.stringify(line);
      checksum.add(text);
      await put(text);
    });
    packed.end(`${JSON.stringify({ end: true, ...facts, sha256: checksum.digest() })}\n`);
  } catch (error) {
    packed.destroy();
    throw error;
  }
  await ended;
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
