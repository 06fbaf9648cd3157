import { resolve } from 'node:path';
import { writeBackup } from '../operations/write-backup.ts';
import { migrateTables, withStoredDatabase } from './configured-database.ts';
import { Refusal } from '#server/operations/refusal.ts';
import { runCommandLine, say } from './terminal.ts';

/** Writes all data into a file: `npm run backup -- FILE`. On PostgreSQL the app may keep running. */
await runCommandLine(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Refusal('Say where to: npm run backup -- FILE');
  const { rows, counts } = await withStoredDatabase(async (database) => {
    await migrateTables(database);
    return writeBackup({ database, clock: Date.now }, resolve(file));
  });
  say(`${rows} rows of ${counts.size} tables are in ${file}, written, read again and compared.`);
});
