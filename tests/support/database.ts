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
import { openDatabase } from '#server/kernel/database/open-database.ts';
import { PgliteEngine } from '#server/kernel/database/pglite/pglite-engine.ts';
import { createTestDatabase } from './postgres-databases.ts';

export const MIGRATIONS = fileURLToPath(new URL('../../server/kernel/database/migrations', import.meta.url));

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/askwell', import.meta.url));

let shared: Promise<Database> | undefined;

/**
 * The migrated database of this worker, on the engine of this run. Every test of the worker shares it, so a test
 * makes stores of its own and looks only at those. It needs no closing.
 */
export function testDatabase(): Promise<Database> {
  shared ??= freshDatabase();
  return shared;
}

/** A migrated database of one's own, for tests that break or close it. */
export async function freshDatabase(): Promise<Database> {
  if (inject('engine') === 'postgres') {
    const url = await freshPostgresUrl();
    if (inject('isMoved')) await (await import('./moved-database.ts')).moveGrownStore(url);
    const database = await openDatabase({ engine: 'postgres', url });
    await migrate(database, MIGRATIONS);
    return database;
  }
  return openDatabase({ engine: 'pglite', dataDir: 'memory', image: await migratedImage() });
}

/** An empty database on the run's PostgreSQL. */
export function freshPostgresUrl(): Promise<string> {
  return createTestDatabase(inject('postgresUrl'), `${process.ppid}_${randomUUID().slice(0, 8)}`);
}

/** Making a PGlite database takes seconds, reading a copy of a migrated one a fraction: so it is kept between runs. */
export function migratedImage(): Promise<string> {
  return kept('tar', async (path) => {
    const engine = await PgliteEngine.open({ folder: null, image: null });
    await migrate(createDatabase(engine), MIGRATIONS);
    await writeFile(path, await engine.dump());
    await engine.close();
  });
}

/** The same for what keeps its data in a folder: a new data folder whose database is migrated already. */
export async function migratedDataFolder(folder: string): Promise<void> {
  const original = await kept('folder', async (path) => {
    const database = await openDatabase({ engine: 'pglite', dataDir: path });
    await migrate(database, MIGRATIONS);
    await database.close();
  });
  await cp(original, folder, { recursive: true });
}

/** Made once, under another name until it is whole: two workers may be at it at the same time. */
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
