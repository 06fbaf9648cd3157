import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { generateStore } from '#tests/server/areas/analytics/generate.ts';
import { freshDatabase, freshPostgresUrl, migratedImage } from '#tests/support/database.ts';
import { readAllRows, expectSameReplies, migrateTables } from './support.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';
import { moveDatabase } from '#server/operations/restore-backup.ts';

const opened: Database[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

/** Every column, constraint, index and sequence. */
async function schemaOf(database: Database): Promise<string[]> {
  const rows = await database.query<{ part: string }>(
    `SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) AS part
       FROM information_schema.columns WHERE table_schema = 'public'
      UNION SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
             WHERE connamespace = 'public'::regnamespace
      UNION SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION SELECT concat_ws(' ', sequencename, data_type, increment_by) FROM pg_sequences
             WHERE schemaname = 'public'
      ORDER BY part`,
  );
  return rows.map(({ part }) => part).filter((part) => !OF_A_CLUSTER.test(part));
}

/** The parts of a table that are kept on one node, and what Citus adds. */
const OF_A_CLUSTER = /_1\d{5}\b|\bcitus_/;

/** Failed before, when `insertRows` left out the last row of each slice. */
it('moves a large store from PGlite to PostgreSQL row by row, and the API returns the same there', async () => {
  const from = await openDatabase({ engine: 'pglite', dataDir: 'memory', image: await migratedImage() });
  const to = await openDatabase({ engine: 'postgres', url: await freshPostgresUrl() });
  opened.push(from, to);
  const store = await generateStore(from, { days: 4, perDay: 15, seed: 12 });
  const before = await readAllRows(from);
  const file = join(inject('scratch'), `moved-${process.pid}.backup`);
  const move = { from, to, migrate: migrateTables, clock: Date.now };
  const { rows } = await moveDatabase(move, file);
  expect(await readAllRows(to)).toEqual(before);
  expect(rows).toBe(Object.values(before).flat().length);
  expect(existsSync(file)).toBe(true);
  await expectSameReplies(store, from, to);
  const fresh = await freshDatabase();
  opened.push(fresh);
  expect(await schemaOf(to)).toEqual(await schemaOf(fresh));
  // A second attempt changes no data and gives the reason.
  await expect(moveDatabase(move, `${file}.again`)).rejects.toThrow('into an empty database only');
  expect(await readAllRows(to)).toEqual(before);
});
