import { join } from 'node:path';
import { openConfigured } from '#server/kernel/database/open-database.ts';
import { migrateTables, readConfig, refuseNewDatabase, warnUndistributed } from './configured-database.ts';
import { Refusal } from '#server/operations/refusal.ts';
import { runCommandLine, say } from './terminal.ts';
import { moveDatabase } from '#server/operations/restore-backup.ts';

/** Copies the data folder's database to the PostgreSQL at DATABASE_URL: `npm run move-to-postgres`. */
await runCommandLine(async () => {
  const config = readConfig();
  const { app, database: settings } = config;
  if (settings.url === null) throw new Refusal('Say where to: DATABASE_URL has to name the PostgreSQL.');
  const folder = { ...config, database: { ...settings, url: null } };
  refuseNewDatabase(folder, 'DATA_DIR');
  const file = join(app.dataDir, 'moved-to-postgres.backup');
  const [from, to] = [await openConfigured(folder), await openConfigured(config)];
  try {
    const { rows, counts } = await moveDatabase({ from, to, migrate: migrateTables, clock: Date.now }, file);
    say(`${rows} rows of ${counts.size} tables are in PostgreSQL now, each table compared.`);
    say(
      `The folder keeps its data, and what was carried is in ${file}. Start the app with DATABASE_URL from now on.`,
    );
    await warnUndistributed(to);
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
});
