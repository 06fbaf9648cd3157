import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/support/global-postgres.ts';
import { createTestDatabase } from '#tests/support/postgres-databases.ts';
import type { Figure } from '../figures.ts';

/** A data folder, or the address of a PostgreSQL. */
export interface BenchPlace {
  readonly address: string;
  readonly close: () => Promise<void>;
}

export async function openFolder(): Promise<BenchPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  return { address: folder, close: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A PostgreSQL that writes to the disk as in production. */
export async function openPostgres(name: string): Promise<BenchPlace> {
  const server = await startPostgres({ isDurable: true });
  return { address: await createTestDatabase(server.url, name), close: server.stop };
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
