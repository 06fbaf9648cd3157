import { openDatabase } from '#server/database/open-database.ts';

/** Opens the folder, says so, and writes for as long as it lives, or says why it can't. */
const [dataDir = ''] = process.argv.slice(2);
try {
  const database = await openDatabase({ engine: 'pglite', dataDir });
  await database.query('CREATE TABLE IF NOT EXISTS marks (n integer PRIMARY KEY)');
  process.stdout.write('open\n');
  for (let n = 1; ; n += 1) {
    await database.query('INSERT INTO marks (n) VALUES ($1) ON CONFLICT DO NOTHING', [n]);
    process.stdout.write(`kept ${n}\n`);
  }
} catch (error) {
  process.stdout.write(`refused ${(error as Error).message}\n`);
}
