import request from 'supertest';
import { expect, inject, onTestFinished } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { listTables } from '#server/operations/table-repository.ts';
import type { GeneratedStore } from '#tests/server/areas/analytics/generate.ts';
import { testApp, testDeps } from '#tests/support/app.ts';
import { freshDatabase, freshPostgresUrl } from '#tests/support/database.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

/** Runs the migrations as the commands do. */
export const migrateTables = (database: Database, only?: readonly string[]) =>
  migrate(database, MIGRATIONS, only);

/** A database of the run's engine without tables; closed with the test. */
export async function emptyDatabase(): Promise<Database> {
  const isPglite = inject('engine') === 'pglite';
  const database = isPglite
    ? await freshDatabase()
    : await openDatabase({ engine: 'postgres', url: await freshPostgresUrl() });
  onTestFinished(() => database.close());
  return database;
}

/** Reads all rows of all tables. */
export async function readAllRows(database: Database): Promise<Record<string, unknown[]>> {
  const tables = await listTables(database);
  const rows = await Promise.all(
    tables.map(({ name, key }) => database.query(`SELECT * FROM "${name}" ORDER BY ${key.join(', ')}`)),
  );
  return Object.fromEntries(tables.map(({ name }, at) => [name, rows[at] ?? []]));
}

/** Takes back what a restore ended and noted, so that the rest can be compared with the original. */
export async function undoRestore(restored: Database, original: Database): Promise<void> {
  await restored.query('UPDATE sessions SET revoked_at = NULL');
  await restored.query(`DELETE FROM activity WHERE kind = 'store.restored'`);
  const tokens = await original.query<{ id: string; token: string }>(
    `SELECT store_id AS id, billing_token_sealed AS token FROM stores WHERE billing_token_sealed IS NOT NULL`,
  );
  for (const { id, token } of tokens) {
    await restored.query('UPDATE stores SET billing_token_sealed = $2 WHERE store_id = $1', [id, token]);
  }
}

/** Fails if the API returns different data from the two databases. */
export async function expectSameReplies(
  store: GeneratedStore,
  one: Database,
  other: Database,
): Promise<void> {
  const survey = `/surveys/${store.surveyId}`;
  const paths = [
    '/surveys',
    survey,
    `${survey}/analytics/overview?range=all`,
    `${survey}/responses?range=all`,
  ];
  const [expected, found] = await Promise.all(
    [one, other].map(async (database) => {
      const { clock, config } = store.deps;
      const deps = testDeps({ clock, config, database });
      const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
      const asked = paths.map((path) =>
        request(http).get(`/api/v1${path}`).set('authorization', store.authorization),
      );
      return (await Promise.all(asked)).map(({ status, body }) => [status, body as unknown]);
    }),
  );
  expect(found).toEqual(expected);
  expect(found?.map(([status]) => status)).toEqual(paths.map(() => 200));
}
