import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { index, integer, PgTable, pgTable, primaryKey, serial, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { moment, storeId, text } from '#server/kernel/database/schema/columns.ts';
import { findStatements } from './lint/find-statements.ts';
import { faultsBesideOld } from './lint/beside-old.ts';
import { faultsOfMigration, faultsOfTable, WITHOUT_STORE } from './lint/schema-rules.ts';
import { faultsOfStatement } from './lint/statement-rules.ts';

/**
 * The tables can be distributed by store only if every key and every statement names the store. These tests check
 * that without a cluster; `npm run test:citus` runs the server's tests on one.
 */
const SERVER = fileURLToPath(new URL('../../../../server', import.meta.url));
const SCHEMA = join(SERVER, 'kernel', 'database', 'schema');
const MIGRATIONS = join(SERVER, 'kernel', 'database', 'migrations');

/** What only these files may do, each inside one transaction. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  'kernel/database/migrate.ts': /advisory lock/,
  'operations/table-repository.ts': /holds a cursor open/,
  // Not used behind a pooler.
  'kernel/database/kept-plans.ts': /prepares for the session/,
};

const tables = new Map<string, PgTable>();
for (const file of readdirSync(SCHEMA)) {
  const module = (await import(pathToFileURL(join(SCHEMA, file)).href)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(module)) {
    if (is(value, PgTable)) tables.set(name, value);
  }
}
const distributed = new Map([...tables].filter(([, table]) => !WITHOUT_STORE.has(getTableName(table))));
const distributedNames = new Set([...distributed.values()].map((table) => getTableName(table)));

function sources(): string[] {
  return readdirSync(SERVER, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter(
      (path) =>
        path.endsWith('-repository.ts') || /^kernel\/database\/(?!schema|migrations).*\.ts$/.test(path),
    );
}

describe('tables that can be distributed by store', () => {
  it('finds every table', () => {
    expect(distributedNames.size).toBeGreaterThanOrEqual(21);
  });

  it.each([...tables.values()].map((table) => [getTableName(table), table] as const))(
    '%s can be distributed by store',
    (_, table) => {
      expect(faultsOfTable(table)).toEqual([]);
    },
  );

  it('reports each kind of table that cannot be distributed', () => {
    const bad = pgTable(
      'bad',
      {
        storeId: storeId(),
        id: serial('id'),
        code: integer('code').unique(),
        at: moment('at').defaultNow(),
        key: uuid('key'),
      },
      (t) => [
        primaryKey({ columns: [t.id, t.storeId] }),
        index('by_code').on(t.code),
        uniqueIndex('u').on(t.key, t.storeId),
      ],
    );
    expect(faultsOfTable(bad)).toEqual([
      'bad.id is numbered by a sequence',
      'bad.at has a default that the database computes',
      'bad.key is uuid, where ids and words are text',
      'bad is neither distributed by store nor named as a reference table',
      'bad: the primary key begins with id',
      'bad: the index by_code begins with code',
      'bad: the index u begins with key',
      'bad.code is unique without the store',
    ]);
    expect(faultsOfTable(pgTable('lone', { id: text('id').primaryKey() }))).toEqual([
      'lone is neither distributed by store nor named as a reference table',
      'lone has no primary key over several columns',
      'lone.id is unique without the store',
    ]);
  });
});

describe('migrations that Citus accepts', () => {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));

  it.each(files)('uses only what Citus supports in %s', (file) => {
    expect(faultsOfMigration(file, readFileSync(join(MIGRATIONS, file), 'utf8'))).toEqual([]);
  });

  it.each([
    'CREATE TRIGGER t AFTER INSERT ON a EXECUTE FUNCTION f()',
    'CREATE TABLE a (id bigserial)',
    'CREATE TABLE a (id integer GENERATED ALWAYS AS IDENTITY)',
    'CREATE TABLE a (id uuid DEFAULT gen_random_uuid())',
    'CREATE EXTENSION citext',
    'CREATE SEQUENCE s',
  ])('reports in a migration: %s', (sql) => {
    expect(faultsOfMigration('x', sql)).toHaveLength(1);
  });
});

/** Migrations that remove what no running instance uses. */
const MAY_REMOVE: readonly string[] = ['0001_without_costs_and_work.sql'];

describe('migrations that old instances survive', () => {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql') && !MAY_REMOVE.includes(file));

  it.each(files)('only adds in %s', (file) => {
    expect(faultsBesideOld(readFileSync(join(MIGRATIONS, file), 'utf8'))).toEqual([]);
  });

  it.each<[string, string]>([
    ['ALTER TABLE "surveys" DROP COLUMN "name"', 'removes or renames'],
    ['DROP TABLE "surveys"', 'removes or renames'],
    ['ALTER TABLE "surveys" RENAME COLUMN "name" TO "title"', 'removes or renames'],
    ['ALTER TABLE "surveys" RENAME TO "forms"', 'removes or renames'],
    ['ALTER TABLE "surveys" ADD COLUMN "size" integer NOT NULL', 'does not fill'],
    ['ALTER TABLE "surveys" ADD COLUMN "size" integer, ADD COLUMN "n" integer NOT NULL', 'does not fill'],
    ['ALTER TABLE "surveys" ALTER COLUMN "size" SET NOT NULL', 'does not fill'],
    ['ALTER TABLE "surveys" ALTER COLUMN "size" DROP DEFAULT', 'does not fill'],
    ['ALTER TABLE "surveys" ALTER COLUMN "size" SET DATA TYPE text', 'another type'],
    ['ALTER TABLE "surveys" ALTER COLUMN "size" TYPE text', 'another type'],
  ])('reports: %s', (sql, fault) => {
    expect(faultsBesideOld(sql).join()).toContain(fault);
  });

  it.each([
    'ALTER TABLE "surveys" ADD COLUMN "size" integer',
    `ALTER TABLE "surveys" ADD COLUMN "size" text COLLATE "C" DEFAULT 'small' NOT NULL`,
    `ALTER TABLE "surveys" ADD COLUMN "size" integer NOT NULL DEFAULT 1`,
    'CREATE TABLE "sizes" ("store_id" text NOT NULL)',
    'CREATE INDEX "by_size" ON "surveys" ("store_id", "size"); DROP INDEX "by_name"',
  ])('accepts: %s', (sql) => {
    expect(faultsBesideOld(sql)).toEqual([]);
  });
});

describe('statements that Citus accepts', () => {
  it.each(sources())('names the store in every statement of %s', (path) => {
    const source = readFileSync(join(SERVER, path), 'utf8');
    const faults = findStatements(path, source).flatMap(({ line, sql }) =>
      faultsOfStatement(sql, distributedNames).map((fault) => `line ${line} ${fault}`),
    );
    const allowed = ALLOWED[path] ?? /^$/;
    expect(faults.filter((fault) => !allowed.test(fault))).toEqual([]);
  });

  it('finds a statement in the source, also one composed from constants', () => {
    const source = [
      "const COLUMNS = 'a, b';",
      'db.query(`SELECT ${COLUMNS} FROM surveys`);',
      "db.query('DELETE FROM ' + 'drafts');",
      "log('Select a survey');",
    ].join('\n');
    expect(findStatements('x.ts', source)).toEqual([
      { line: 2, sql: 'SELECT a, b FROM surveys' },
      { line: 3, sql: 'DELETE FROM drafts' },
      { line: 4, sql: 'Select a survey' },
    ]);
    const path = 'areas/identity/stores/store-repository.ts';
    expect(findStatements(path, readFileSync(join(SERVER, path), 'utf8')).length).toBeGreaterThan(5);
  });

  it.each<[string, string]>([
    ['SELECT * FROM surveys', 'conditions by store_id'],
    ['SELECT * FROM surveys WHERE survey_id = $1', 'conditions by store_id'],
    ['SELECT * FROM surveys s JOIN drafts d ON d.survey_id = s.survey_id WHERE s.store_id = $1', '1 of 2'],
    ['DELETE FROM responses WHERE survey_id = $1', 'conditions by store_id'],
    ['DELETE FROM texts USING responses r WHERE r.store_id = $1', '1 of 2'],
    ['UPDATE surveys SET name = $1', 'conditions by store_id'],
    ['UPDATE surveys SET store_id = $1 WHERE store_id = $2', 'sets store_id'],
    ['INSERT INTO surveys (survey_id, store_id) VALUES ($1, $2)', 'without store_id as the first column'],
    ['INSERT INTO surveys SELECT * FROM unnest($1::text[])', 'without store_id as the first column'],
    ['INSERT INTO drafts (store_id) VALUES ($1) ON CONFLICT (survey_id) DO NOTHING', 'by survey_id'],
    [
      'INSERT INTO drafts (store_id) VALUES ($1) ON CONFLICT (store_id, survey_id) DO UPDATE SET store_id = excluded.store_id',
      'sets store_id',
    ],
    [
      '/* every store: overdue jobs */ UPDATE jobs SET status = $1 WHERE run_at < now()',
      'every store at once',
    ],
    ['UPDATE surveys SET at = CASE WHEN $2 THEN now() END WHERE store_id = $1', 'inside CASE or COALESCE'],
    ['UPDATE surveys SET at = coalesce(at, (now())) WHERE store_id = $1', 'inside CASE or COALESCE'],
    [
      'UPDATE surveys SET n = 1 WHERE store_id = $1 AND coalesce(at < current_timestamp, true)',
      'inside CASE or COALESCE',
    ],
    ['DELETE FROM drafts WHERE store_id = $1 AND CASE WHEN a THEN at < now() END', 'inside CASE or COALESCE'],
    [
      'INSERT INTO drafts (store_id) VALUES ($1) ON CONFLICT (store_id) DO UPDATE SET at = coalesce(drafts.at, now())',
      'inside CASE or COALESCE',
    ],
    [
      `UPDATE surveys SET n = CASE WHEN at > $2::timestamptz - interval '1 day' THEN n END WHERE store_id = $1`,
      'inside CASE or COALESCE',
    ],
    [
      `UPDATE surveys SET m = CASE WHEN $2 THEN m || jsonb_build_object($3::text, $4::text) END WHERE store_id = $1`,
      'inside CASE or COALESCE',
    ],
    [
      'INSERT INTO drafts (store_id) VALUES ($1) ON CONFLICT (store_id) DO UPDATE SET at = now()',
      'resolves a conflict by a function',
    ],
    [
      `UPDATE drafts SET saved_at = saved_at - interval '1 hour' WHERE store_id = $1`,
      'by an interval from a column',
    ],
    [
      'UPDATE drafts SET at = now() + make_interval(secs => given.n) FROM unnest($2::int[]) AS given (n) WHERE store_id = $1',
      'by now() with an interval from a column',
    ],
    [
      'INSERT INTO drafts (store_id, n) SELECT $1, n FROM surveys WHERE store_id = $1 ON CONFLICT (store_id) DO UPDATE SET n = $2',
      'resolves a conflict by a parameter',
    ],
    [
      'INSERT INTO drafts (store_id, n) VALUES ($1, (SELECT n FROM surveys WHERE store_id = $1))',
      'inserts VALUES that contain a SELECT',
    ],
    [
      `UPDATE drafts SET n = jsonb_build_object('n', n) WHERE store_id = $1 AND n IN (SELECT * FROM unnest($2::text[]))`,
      'reads other rows',
    ],
    ['UPDATE surveys SET n = random() WHERE store_id = $1', 'volatile'],
    ['UPDATE surveys SET at = clock_timestamp() WHERE store_id = $1', 'volatile'],
    ['SELECT gen_random_uuid()', 'make an id'],
    ['SELECT pg_advisory_lock(1)', 'advisory lock'],
    ['SELECT pg_notify($1, $2)', 'notifications'],
    ['SET statement_timeout = 0', 'sets something for the session'],
    ['RESET ALL', 'sets something for the session'],
    [`SELECT set_config('timezone', 'UTC', false)`, 'sets something for the session'],
    ['PREPARE read AS SELECT 1', 'prepares for the session'],
    ['DECLARE rows CURSOR WITH HOLD FOR SELECT 1', 'keeps a cursor for the session'],
    ['CREATE TEMPORARY TABLE room AS SELECT 1', 'keeps a temporary table for the session'],
  ])('reports the statement: %s', (sql, fault) => {
    expect(faultsOfStatement(sql, distributedNames).join()).toContain(fault);
  });

  it.each([
    'SELECT * FROM surveys WHERE store_id = $1 AND survey_id = $2 FOR UPDATE SKIP LOCKED',
    'SELECT * FROM surveys s JOIN drafts d USING (store_id, survey_id) WHERE s.store_id = $1',
    'SELECT * FROM responses WHERE (store_id, survey_id, response_id) IN (SELECT * FROM unnest($1::text[]))',
    'SELECT store_id FROM shop_domains WHERE shop_domain = $1',
    '/* every store: overdue jobs */ SELECT DISTINCT store_id FROM jobs WHERE run_at < now()',
    'INSERT INTO drafts (store_id, n) VALUES ($1, 1) ON CONFLICT (store_id, survey_id) DO UPDATE SET n = excluded.n',
    'UPDATE surveys SET at = least(at, now()), n = coalesce(n, 1), m = CASE WHEN n = 1 THEN 2 END, b = now() WHERE store_id = $1',
    `UPDATE drafts SET saved_at = now() - interval '1 hour' WHERE store_id = $1`,
    'UPDATE drafts SET saved_at = now() + make_interval(secs => $2) WHERE store_id = $1',
    `WITH given AS MATERIALIZED (SELECT now() + make_interval(secs => n) AS at FROM unnest($2::int[]) AS each (n))
     UPDATE drafts SET saved_at = given.at FROM given WHERE store_id = $1`,
    'INSERT INTO drafts (store_id) VALUES ($1) ON CONFLICT (store_id) DO UPDATE SET at = excluded.at RETURNING now()',
    'INSERT INTO drafts (store_id, n) SELECT store_id, n FROM surveys WHERE store_id = $1 ON CONFLICT (store_id) DO UPDATE SET n = $2',
    'SELECT coalesce(at > now(), true) FROM surveys WHERE store_id = $1',
    'SET LOCAL statement_timeout = 0',
    'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY',
    `SELECT set_config('timezone', 'UTC', true)`,
    'CREATE TEMP TABLE room ON COMMIT DROP AS SELECT 1',
    'UPDATE counters SET n = counters.n + given.n FROM unnest($1::text[]) given WHERE counters.store_id = $2',
  ])('accepts the statement: %s', (sql) => {
    expect(faultsOfStatement(sql, distributedNames)).toEqual([]);
  });
});
