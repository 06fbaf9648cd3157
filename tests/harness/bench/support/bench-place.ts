import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { startPostgres } from '#tests/support/global-postgres.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { createTestDatabase } from '#tests/support/postgres-databases.ts';
import type { Figure, FigureBench } from '../figures.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

/** A data folder, or the address of a PostgreSQL. */
export interface BenchPlace {
  readonly address: string;
  readonly close: () => Promise<void>;
}

export async function openFolder(): Promise<BenchPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  return { address: folder, close: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A PostgreSQL that writes to the disk as in production, unless told otherwise. */
export async function openPostgres(name: string, { isDurable = true } = {}): Promise<BenchPlace> {
  const server = await startPostgres({ isDurable });
  return { address: await createTestDatabase(server.url, name), close: server.stop };
}

/** Opens the database of a place and creates its tables. */
export async function openMigrated(address: string): Promise<Database> {
  const isPostgres = address.startsWith('postgres:');
  const database = await openDatabase(
    isPostgres ? { engine: 'postgres', url: address } : { engine: 'pglite', dataDir: address },
  );
  await migrate(database, MIGRATIONS);
  return database;
}

/** The same bench on PostgreSQL and on PGlite. Each size gets a new database. */
export function benchesOfEngines(
  name: string,
  describe: (engine: string) => Omit<FigureBench, 'measure'>,
  measure: (address: string, size: number) => Promise<readonly Figure[]>,
): readonly FigureBench[] {
  const on = (engine: string, open: () => Promise<BenchPlace>): FigureBench => ({
    ...describe(engine),
    async measure(size) {
      const place = await open();
      try {
        return await measure(place.address, size);
      } finally {
        await place.close();
      }
    },
  });
  return [on('PostgreSQL', () => openPostgres(name)), on('PGlite', openFolder)];
}

export function figure(
  name: string,
  unit: string,
  product: number,
  reference: number | null,
  goal?: string,
): Figure {
  return { name, unit, product, reference, ...(goal !== undefined && { goal }) };
}
