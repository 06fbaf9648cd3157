import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { createDatabase } from '#server/kernel/database/create-database.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { openPglite } from '#server/kernel/database/pglite/open-pglite.ts';
import { PgliteEngine } from '#server/kernel/database/pglite/pglite-engine.ts';
import { createPostgresEngine } from '#server/kernel/database/postgres/postgres-engine.ts';
import { distributeTables } from '#server/operations/distribute-tables.ts';
import { MIGRATIONS } from './migrations.ts';
import { copyTestDatabase, createTestDatabase } from './postgres-databases.ts';
import { strictEngine } from './strict-engine.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/askwell', import.meta.url));

let shared: Promise<Database> | undefined;

/**
 * The migrated database of this file's tests, on the engine of this run. They share it, so a test makes its own stores
 * and reads only those. No test closes it. A PostgreSQL was moved to from PGlite, with another store.
 */
export function testDatabase(): Promise<Database> {
  shared ??= inject('isMoved') ? movedDatabase() : freshDatabase();
  return shared;
}

/**
 * The database of this file's tests as a copy of one that was filled once for all files of the run. Only on a
 * PostgreSQL that can copy: null elsewhere.
 */
export function filledDatabase(
  kind: string,
  fill: (database: Database) => Promise<void>,
): Promise<Database> | null {
  if (inject('engine') === 'pglite' || inject('isDistributed') || inject('isMoved')) return null;
  if (shared) throw new Error('This file already has a database. Ask for the filled one first.');
  return (shared = copyFor(kind, async (url) => {
    const database = await openMigrated(url);
    await fill(database);
    await database.close();
  }).then(openStrict));
}

/**
 * Gives the next file another database, so that its jobs and chores meet no store of this file. A new PGlite takes
 * seconds, and a cluster cannot copy a database: their files share one for each worker.
 */
export async function endTestDatabase(): Promise<void> {
  if (inject('engine') === 'pglite' || inject('isDistributed')) return;
  const ended = shared;
  shared = undefined;
  await (await ended)?.close();
}

const movedDatabase = async (): Promise<Database> => openStrict(await copyFor('moved', fillMoved));

async function fillMoved(url: string): Promise<void> {
  await (await import('./moved-database.ts')).moveFilledStore(url);
  await fillMigrated(url);
}

/** A new migrated database, for tests that break or close it, or whose work concerns every store of a database. */
export async function freshDatabase(): Promise<Database> {
  if (inject('isDistributed')) return openMigrated(await freshPostgresUrl());
  if (inject('engine') === 'postgres') return openStrict(await copyFor('migrated', fillMigrated));
  const image = await migratedImage();
  return createDatabase(strictEngine(await openPglite({ engine: 'pglite', dataDir: 'memory', image })));
}

const openStrict = (url: string): Database =>
  createDatabase(strictEngine(createPostgresEngine({ engine: 'postgres', url })));

/** A copy of a database that all workers of this run share. */
const copyFor = (kind: string, fill: (url: string) => Promise<void>): Promise<string> =>
  copyTestDatabase(inject('postgresUrl'), newName(), { name: `${process.ppid}_${kind}`, fill });

const fillMigrated = async (url: string): Promise<void> => (await openMigrated(url)).close();

async function openMigrated(url: string): Promise<Database> {
  const database = openStrict(url);
  await migrateFully(database);
  return database;
}

/** Applies all migrations; on a run's Citus cluster it distributes the tables as well. */
export async function migrateFully(database: Database): Promise<void> {
  await migrate(database, MIGRATIONS);
  if (inject('isDistributed')) await distributeTables(database);
}

/** An empty database on the run's PostgreSQL. */
export function freshPostgresUrl(): Promise<string> {
  return createTestDatabase(inject('postgresUrl'), newName());
}

/** The run drops the databases whose names begin with its process's id. */
const newName = () => `${process.ppid}_${randomUUID().slice(0, 8)}`;

/** An image of a migrated PGlite database, cached between runs: opening it is much faster than migrating. */
export function migratedImage(): Promise<string> {
  return kept('tar', async (path) => {
    const engine = await PgliteEngine.open({ folder: null, image: null });
    await migrate(createDatabase(engine), MIGRATIONS);
    await writeFile(path, await engine.dump());
    await engine.close();
  });
}

/** Makes a data folder with a migrated PGlite database, from a copy that is cached between runs. */
export async function migratedDataFolder(folder: string): Promise<void> {
  const original = await kept('folder', async (path) => {
    const database = await openDatabase({ engine: 'pglite', dataDir: path });
    await migrate(database, MIGRATIONS);
    await database.close();
  });
  await cp(original, folder, { recursive: true });
}

/** Makes the entry once and renames it when complete, because two workers may make it at the same time. */
async function kept(kind: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(CACHE, `pglite-${await imageKey()}.${kind}`);
  if (existsSync(path)) return path;
  await mkdir(CACHE, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await make(unfinished);
  await rename(unfinished, path).catch(() => rm(unfinished, { recursive: true }));
  return path;
}

async function imageKey(): Promise<string> {
  const hash = createHash('sha256');
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(readFileSync(join(main, '../../package.json')));
  for (const file of (await readdir(MIGRATIONS)).sort()) {
    if (file.endsWith('.sql')) hash.update(await readFile(join(MIGRATIONS, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
