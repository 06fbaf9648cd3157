import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import {
  findUndistributedTables,
  listPlacedTables,
  REFERENCE_TABLES,
} from '#server/kernel/database/distribution.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { createLog } from '#server/kernel/telemetry/log.ts';
import { distributeTables } from '#server/operations/distribute-tables.ts';
import { startServer } from '#server/start/start-server.ts';
import { generateStore } from '#tests/server/areas/analytics/generate.ts';
import { schemaTables } from '#tests/server/kernel/database/schema-tables.ts';
import { readAllRows } from '#tests/server/operations/support.ts';
import { noDatabase, testConfig, testPages } from '#tests/support/app.ts';
import { freshDatabase, freshPostgresUrl } from '#tests/support/database.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { queryNode } from './cluster.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

const opened: Database[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

async function openMigrated(only?: readonly string[]): Promise<{ url: string; database: Database }> {
  const url = await freshPostgresUrl();
  const database = await openDatabase({ engine: 'postgres', url });
  opened.push(database);
  await migrate(database, MIGRATIONS, only);
  return { url, database };
}

const namesOf = (plan: string, tables: readonly { name: string; placement: string }[]) =>
  tables.filter(({ placement }) => placement === plan).map(({ name }) => name);

const inSchema = [...schemaTables.keys()].filter((name) => !REFERENCE_TABLES.includes(name)).sort();

describe('distributing the tables', () => {
  it('splits every table of the schema by store into one group, and copies the reference tables to every node', async () => {
    const { database } = await openMigrated();
    const done = await distributeTables(database);
    expect([...done.distributed].sort()).toEqual(inSchema);
    expect(done).toMatchObject({ nodes: 2, replicated: REFERENCE_TABLES, already: [], left: [] });
    const tables = await listPlacedTables(database);
    expect(namesOf('distributed', tables)).toEqual(inSchema);
    expect(namesOf('reference', tables)).toEqual(REFERENCE_TABLES);
    const groups = tables.filter(({ placement }) => placement === 'distributed').map(({ group }) => group);
    expect(new Set(groups).size).toBe(1);
  });

  it('changes nothing on a second run, also when two run at once', async () => {
    const { url, database } = await openMigrated();
    const other = await openDatabase({ engine: 'postgres', url });
    opened.push(other);
    const both = await Promise.all([distributeTables(database), distributeTables(other)]);
    expect(both.map(({ distributed }) => distributed.length).sort((a, b) => a - b)).toEqual([
      0,
      inSchema.length,
    ]);
    const again = await distributeTables(database);
    expect(again).toMatchObject({ distributed: [], replicated: [], left: [] });
    expect(again.already).toEqual([...inSchema, ...REFERENCE_TABLES].sort());
  });

  it('keeps the existing rows, and leaves no copy of them on the coordinator', async () => {
    const { database } = await openMigrated();
    await generateStore(database, { days: 3, perDay: 10, seed: 21 });
    const before = await readAllRows(database);
    await distributeTables(database);
    expect(await readAllRows(database)).toEqual(before);
    expect(before['responses']?.length).toBeGreaterThan(10);
    const left = await database.query(
      `SELECT c.relname FROM pg_class c JOIN pg_dist_partition p ON p.logicalrelid = c.oid
        WHERE pg_relation_size(c.oid) > 0`,
    );
    expect(left).toEqual([]);
  });

  it('skips a table whose key does not start with the store', async () => {
    const { database } = await openMigrated();
    await database.query('CREATE TABLE notes_of_an_operator (id integer PRIMARY KEY)');
    expect(await distributeTables(database)).toMatchObject({ left: ['notes_of_an_operator'] });
    expect(await findUndistributedTables(database)).toEqual([]);
  });

  it('rolls back when it fails', async () => {
    const { database } = await openMigrated();
    // Citus refuses a table whose key cannot be checked on one node.
    await database.query('CREATE TABLE zz_odd (store_id text, id text, PRIMARY KEY (store_id, id))');
    await database.query('CREATE UNIQUE INDEX zz_odd_id ON zz_odd (id)');
    await expect(distributeTables(database)).rejects.toMatchObject({ name: 'DatabaseError' });
    expect(namesOf('local', await listPlacedTables(database))).toContain('stores');
  });
});

describe('a migration of a distributed database', () => {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const names = journal.entries.map(({ tag }) => tag);

  it('applies every migration after the first to a distributed database', async () => {
    const { database } = await openMigrated(names.slice(0, 1));
    await distributeTables(database);
    expect(await migrate(database, MIGRATIONS)).toEqual(names.slice(1));
    await distributeTables(database);
    expect(await findUndistributedTables(database)).toEqual([]);
    expect(namesOf('distributed', await listPlacedTables(database))).toEqual(inSchema);
  });

  it('adds a table that the start reports until it is distributed', async () => {
    const { url, database } = await openMigrated();
    await distributeTables(database);
    const folder = join(inject('scratch'), `migrations-${randomUUID()}`);
    cpSync(MIGRATIONS, folder, { recursive: true });
    const entries = [...journal.entries, { tag: '0900_later' }];
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
    writeFileSync(
      join(folder, '0900_later.sql'),
      'CREATE TABLE later (store_id text COLLATE "C" NOT NULL, id text NOT NULL, PRIMARY KEY (store_id, id))',
    );
    await migrate(database, folder);
    expect(await findUndistributedTables(database)).toEqual(['later']);
    expect(await warningsOfAStart(url)).toEqual(['Some tables are not distributed: run npm run distribute']);
    expect(await distributeTables(database)).toMatchObject({ distributed: ['later'] });
    expect(await warningsOfAStart(url)).toEqual([]);
  });
});

async function warningsOfAStart(url: string): Promise<string[]> {
  const lines: string[] = [];
  const log = createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
  const config = testConfig({ PORT: '0', DEV_STORE: 'off', DATABASE_URL: url });
  const server = await startServer(config, {
    root: join(import.meta.dirname, '../../..'),
    log,
    pages: () => testPages,
  });
  await server.stop();
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

describe('distributing is refused', () => {
  it('refuses to distribute an embedded database', async () => {
    await expect(distributeTables({ ...noDatabase, engine: 'pglite' })).rejects.toThrow('in the data folder');
  });

  it('refuses to distribute a database without the extension', async () => {
    const database = `askwell_test_${process.ppid}_${randomUUID().slice(0, 8)}`;
    await queryNode(inject('postgresUrl'), `CREATE DATABASE ${database}`);
    const url = new URL(inject('postgresUrl'));
    url.pathname = `/${database}`;
    const plain = await openDatabase({ engine: 'postgres', url: url.href });
    opened.push(plain);
    await expect(distributeTables(plain)).rejects.toThrow('has no citus extension');
  });

  it('refuses to distribute on a worker', async () => {
    const { url } = await openMigrated();
    const [node] = await queryNode<{ nodeport: number }>(
      url,
      'SELECT nodeport FROM pg_dist_node WHERE groupid <> 0 ORDER BY nodeid LIMIT 1',
    );
    const worker = new URL(url);
    worker.port = String(node?.nodeport);
    const database = await openDatabase({ engine: 'postgres', url: worker.href });
    opened.push(database);
    await expect(distributeTables(database)).rejects.toThrow('This is a worker');
  });

  it('refuses to distribute in a cluster without a data node', async () => {
    const { url, database } = await openMigrated();
    await queryNode(url, 'SELECT citus_remove_node(nodename, nodeport) FROM pg_dist_node WHERE groupid <> 0');
    await expect(distributeTables(database)).rejects.toThrow('no node that may hold rows');
  });
});

it('leaves no table of a migrated test database on the coordinator alone', async () => {
  const database = await freshDatabase();
  opened.push(database);
  expect(namesOf('local', await listPlacedTables(database))).toEqual([]);
});
