import { afterAll, expect, inject, it } from 'vitest';
import { describeFailure, runFuzz } from '#tests/attacks/fuzz/run-fuzz.ts';
import { startAttackedApp } from '#tests/attacks/support/start-attacked-app.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { freshPostgresUrl, migratedImage } from '#tests/support/database.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { thorough } from '#tests/support/thorough.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

/** A fixed seed repeats the same requests; `npm run fuzz` uses other seeds. */
const SEED = 20_261_122;
const REQUESTS = thorough(5_000, 2_000);

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

async function openOn(engine: 'pglite' | 'postgres'): Promise<Database> {
  if (engine === 'pglite') return openDatabase({ engine, dataDir: 'memory', image: await migratedImage() });
  const database = await openDatabase({ engine, url: await freshPostgresUrl() });
  await migrate(database, MIGRATIONS);
  return database;
}

it.each(['pglite', 'postgres'] as const)(
  'answers every hostile request without an internal error and is healthy afterwards: %s',
  async (engine) => {
    const database = await openOn(engine);
    ends.push(() => database.close());
    const timeouts = { headersMs: 2_000, requestMs: 3_000, checkMs: 500 };
    const app = await startAttackedApp({ database, scratch: inject('scratch'), timeouts });
    ends.push(() => app.stop());
    const { failures, statuses } = await runFuzz(app, { seed: SEED, count: REQUESTS, only: null });
    expect(failures.map((failure) => describeFailure(failure, SEED))).toEqual([]);
    // If all requests were refused, the test would find nothing.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10);
  },
);
