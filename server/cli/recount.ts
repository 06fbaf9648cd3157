import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { migrateTables, withStoredDatabase } from './configured-database.ts';
import { runCommandLine, say } from './terminal.ts';

/**
 * Recomputes all counters from the stored answers: `npm run recount [-- storeId]`. On PostgreSQL the app may keep
 * running.
 */
await runCommandLine(() =>
  withStoredDatabase(async (database) => {
    await migrateTables(database);
    const { surveys, days, wrongDays, wrongTotals } = await recountSurveys(
      { database },
      process.argv[2] ?? null,
    );
    say(
      `Counted ${surveys} surveys on ${days} days: ${wrongDays} days and the figures of ${wrongTotals} surveys were wrong, and are right now.`,
    );
  }),
);
