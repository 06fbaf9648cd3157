import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '#server/kernel/config/config.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { testConfig } from '#tests/support/app.ts';
import { startPostgres } from '#tests/support/global-postgres.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { createTestDatabase } from '#tests/support/postgres-databases.ts';
import { postgresMemory } from './postgres-memory.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

/** Where a run keeps its data: a folder, or its own PostgreSQL database. */
export interface Place {
  readonly where: string;
  /** The memory of the database's own processes, in bytes. */
  readonly databaseMemory?: () => Promise<number>;
  remove(): Promise<void>;
}

export async function openPlace(engine: 'pglite' | 'postgres'): Promise<Place> {
  if (engine === 'postgres') {
    const server = await startPostgres({ isDurable: true });
    const where = await createTestDatabase(server.url, 'soak');
    return { where, databaseMemory: () => postgresMemory(server.url), remove: server.stop };
  }
  const folder = await mkdtemp(join(tmpdir(), 'askwell-soak-'));
  return { where: folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

const isAddress = (where: string) => where.startsWith('postgres:');

/** The environment of a deployment, without rate limits. */
export function environmentFor(where: string, logLevel = 'warn'): Record<string, string> {
  return {
    PORT: '0',
    DEV_STORE: 'off',
    LOG_LEVEL: logLevel,
    RATE_SCALE: '1000000',
    ...(isAddress(where) ? { DATABASE_URL: where } : { DATA_DIR: where }),
  };
}

export const configFor = (where: string, logLevel?: string): Config =>
  testConfig(environmentFor(where, logLevel));

/** Opens the database while no server uses it. */
export async function withDatabase<T>(where: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(
    isAddress(where) ? { engine: 'postgres', url: where } : { engine: 'pglite', dataDir: where },
  );
  try {
    await migrate(database, MIGRATIONS);
    return await work(database);
  } finally {
    await database.close();
  }
}
