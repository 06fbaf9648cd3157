import { resolve } from 'node:path';
import { restoreBackup } from '../operations/restore-backup.ts';
import { migrateTables, withConfiguredDatabase, warnUndistributed } from './configured-database.ts';
import { Refusal } from '#server/operations/refusal.ts';
import { runCommandLine, say } from './terminal.ts';

/** Restores a backup into an empty database: `npm run restore -- FILE`. */
await runCommandLine(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Refusal('Say which: npm run restore -- FILE');
  await withConfiguredDatabase(async (database) => {
    const { rows, counts, head } = await restoreBackup({ database, migrate: migrateTables }, resolve(file));
    say(
      `${rows} rows of ${counts.size} tables are back as they were at ${head.madeAt}, each table compared.`,
    );
    await warnUndistributed(database);
  });
});
