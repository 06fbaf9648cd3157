import { openDatabase } from '#server/database/open-database.ts';

/**
 * Opens the folder and writes until killed, from several callers at once: a mark and its count in one
 * transaction, named on the standard output only once it is acknowledged.
 */
const CALLERS = 6;

const [dataDir = '', round = ''] = process.argv.slice(2);
const database = await openDatabase({ engine: 'pglite', dataDir });
await database.query('CREATE TABLE IF NOT EXISTS marks (name text PRIMARY KEY, body text NOT NULL)');
await database.query('CREATE TABLE IF NOT EXISTS counts (caller integer PRIMARY KEY, n integer NOT NULL)');
process.stdout.write('open\n');

async function writeOn(caller: number): Promise<never> {
  for (let n = 1; ; n += 1) {
    const name = `${round}/${caller}/${n}`;
    await database.transaction(async (tx) => {
      await tx.query('INSERT INTO marks (name, body) VALUES ($1, $2)', [name, 'x'.repeat(2_000)]);
      await tx.query(
        `INSERT INTO counts (caller, n) VALUES ($1, 1)
         ON CONFLICT (caller) DO UPDATE SET n = counts.n + 1`,
        [caller],
      );
    });
    process.stdout.write(`kept ${name}\n`);
  }
}

await Promise.all(Array.from({ length: CALLERS }, (_, caller) => writeOn(caller)));
