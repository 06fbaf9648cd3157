import { join } from 'node:path';
import { inject } from 'vitest';
import { generateStore } from '#tests/server/areas/analytics/generate.ts';
import { migrateTables } from '#tests/server/operations/support.ts';
import { migratedImage } from './database.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';
import { moveDatabase } from '#server/operations/restore-backup.ts';

/** Fills a store on PGlite and moves it to the empty PostgreSQL at this address. */
export async function moveFilledStore(url: string): Promise<void> {
  const from = await openDatabase({ engine: 'pglite', dataDir: 'memory', image: await migratedImage() });
  const to = await openDatabase({ engine: 'postgres', url });
  try {
    await generateStore(from, { days: 10, perDay: 20, seed: 5 });
    const name = `moved-${process.pid}-${performance.now()}.backup`;
    const move = { from, to, migrate: migrateTables, clock: Date.now };
    await moveDatabase(move, join(inject('scratch'), name));
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}
