import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { snakeCase } from '#server/kernel/database/field-names.ts';
import { testDatabase } from '#tests/support/database.ts';

const SCHEMA = fileURLToPath(new URL('../../../../server/kernel/database/schema', import.meta.url));

const tables: PgTable[] = [];
for (const file of readdirSync(SCHEMA)) {
  const module = (await import(pathToFileURL(join(SCHEMA, file)).href)) as Record<string, unknown>;
  tables.push(...Object.values(module).filter((value) => is(value, PgTable)));
}

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

/** Without this test, a schema change without a migration would work only on the author's machine. */
describe('the migrations produce the declared schema', () => {
  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'has the same columns and indexes in %s',
    async (name, table) => {
      const { columns, indexes } = getTableConfig(table);
      const found = await database.query(
        `SELECT column_name AS name, is_nullable = 'NO' AS "notNull", coalesce(collation_name, '') AS collation
       FROM information_schema.columns WHERE table_name = $1 ORDER BY ordinal_position`,
        [name],
      );
      expect(found).toEqual(
        columns.map((column) => ({
          name: column.name,
          notNull: column.notNull || column.primary,
          collation: column.getSQLType().startsWith('text') ? 'C' : '',
        })),
      );
      const kept = await database.query<{ name: string }>(
        `SELECT indexname AS name FROM pg_indexes WHERE tablename = $1 AND indexname !~ '_p(k|key)$' ORDER BY 1`,
        [name],
      );
      expect(kept.map((row) => row.name)).toEqual(indexes.map((index) => index.config.name).sort());
    },
  );
});

/** So the types that the schema gives to rows are those of the rows that queries return and of rows that are given. */
it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'names the fields of %s as rows do',
  async (_, table) => {
    const columns = Object.entries(getTableColumns(table));
    const [row] = await database.query(
      `SELECT ${columns.map(([, { name }]) => `1 AS "${name}"`).join(', ')}`,
    );
    expect(Object.keys(row ?? {})).toEqual(columns.map(([field]) => field));
    expect(columns.map(([field]) => snakeCase(field))).toEqual(columns.map(([, { name }]) => name));
  },
);
