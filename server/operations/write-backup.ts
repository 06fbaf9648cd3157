import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Refusal } from './refusal.ts';
import type { Database, Queries } from '#server/kernel/database/database.ts';
import { type BackupFacts, checkBackup, FORMAT, type Head, type Line, Sum } from './backup-format.ts';
import { beginSnapshot, listMigrations, listTables, readRows, type Table } from './table-repository.ts';

/**
 * Writes all data, as it is at one moment, into a file that is read again before it is given its name: what has the
 * name is whole. The app may run meanwhile on PostgreSQL; PGlite's folder belongs to one process at a time.
 */
export async function writeBackup(
  { database, clock }: { readonly database: Database; readonly clock: () => number },
  file: string,
): Promise<BackupFacts> {
  if (existsSync(file)) throw new Refusal(`${file} exists already, and a backup overwrites nothing.`);
  const unfinished = `${file}.unfinished`;
  try {
    await database.transaction(
      async (tx) => {
        await beginSnapshot(tx);
        const head: Head = {
          ...{ askwell: 'backup', format: FORMAT, engine: database.engine },
          madeAt: new Date(clock()).toISOString(),
          migrations: await listMigrations(tx),
        };
        await writeLines(unfinished, (write) => writeTables(tx, head, write));
      },
      { priority: 'upkeep' },
    );
    const facts = await checkBackup(unfinished);
    await flush(unfinished);
    await rename(unfinished, file);
    return facts;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

type Write = (line: Line) => Promise<void>;

async function writeTables(tx: Queries, head: Head, write: Write): Promise<{ tables: number; rows: number }> {
  await write(head);
  let rows = 0;
  const tables = await listTables(tx);
  for (const table of tables) rows += await writeTable(tx, table, write);
  return { tables: tables.length, rows };
}

async function writeTable(tx: Queries, table: Table, write: Write): Promise<number> {
  const sum = new Sum();
  await write({ table: table.name, columns: table.columns });
  for await (const rows of readRows(tx, table)) {
    for (const row of rows) {
      sum.add(row);
      await write(row);
    }
  }
  await write({ endOf: table.name, rows: sum.count, sha256: sum.digest() });
  return sum.count;
}

/** No faster than the disk takes it, so that memory does not grow with the data. */
async function writeLines(
  file: string,
  work: (write: Write) => Promise<{ tables: number; rows: number }>,
): Promise<void> {
  const packed = createGzip();
  const ended = pipeline(packed, createWriteStream(file, { mode: 0o600 }));
  ended.catch(() => undefined);
  const sum = new Sum();
  const put = async (text: string): Promise<void> => {
    if (!packed.write(`${text}\n`)) await Promise.race([once(packed, 'drain'), ended]);
  };
  try {
    const facts = await work(async (line) => {
      const text = JSON.stringify(line);
      sum.add(text);
      await put(text);
    });
    packed.end(`${JSON.stringify({ end: true, ...facts, sha256: sum.digest() })}\n`);
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
