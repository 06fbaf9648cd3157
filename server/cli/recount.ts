import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { loadConfig } from '#server/kernel/config/config.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';
import { runCommandLine, say } from './terminal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Recomputes all counters from the stored answers: `npm run recount [-- storeId]`. On PostgreSQL the app may keep
 * running.
 */
await runCommandLine(async () => {
  const { app, database: settings } = loadConfig({ root: ROOT, env: process.env });
  const database = await openDatabase(
    settings.url === null
      ? { engine: 'pglite', dataDir: app.dataDir }
      : { engine: 'postgres', url: settings.url, poolSize: settings.poolSize },
  );
  try {
    await migrate(database, join(ROOT, 'server/kernel/database/migrations'));
    const { surveys, days, wrongDays, wrongTotals } = await recountSurveys(
      { database },
      process.argv[2] ?? null,
    );
    say(
      `Counted ${surveys} surveys on ${days} days: ${wrongDays} days and the figures of ${wrongTotals} surveys were wrong, and are right now.`,
    );
  } finally {
    await database.close();
  }
});
