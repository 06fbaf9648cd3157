import pg from 'pg';
import { PATIENCE_MS } from './patience.ts';

const PREFIX = 'askwell_test_';

/** A small number, so that distributing a database takes seconds. */
const SHARDS = 4;

const TEMPLATE_LOCK = 7_264;

interface Node {
  readonly host: string;
  readonly port: number;
}

/**
 * Creates a database that sorts text by a language's rules, if the server can: a query that forgets to request byte
 * order then fails here, as on a real server. On a Citus cluster the database is created on every node, and the
 * nodes are joined.
 */
export async function createTestDatabase(serverUrl: string, name: string): Promise<string> {
  const database = PREFIX + name;
  const [nodes, url] = [await nodesOf(serverUrl), databaseAt(serverUrl, database)];
  if (nodes === null) {
    await asClient(serverUrl, (client) => createDatabase(client, database));
    return url;
  }
  const workers = nodes.map((node) => onNode(serverUrl, node));
  await Promise.all(
    [serverUrl, ...workers].map(async (node) => {
      await asClient(node, (client) => createDatabase(client, database));
      await asClient(databaseAt(node, database), (client) => client.query('CREATE EXTENSION citus'));
    }),
  );
  await asClient(url, (client) => joinNodes(client, new URL(serverUrl), nodes));
  return url;
}

/**
 * Creates a database as a copy of another one, which the first worker that asks for it makes. A copy takes a tenth of
 * the time that migrating does. Not for a Citus cluster, which cannot copy a database.
 */
export async function copyTestDatabase(
  serverUrl: string,
  name: string,
  template: { readonly name: string; readonly fill: (url: string) => Promise<void> },
): Promise<string> {
  const original = PREFIX + template.name;
  await asClient(serverUrl, async (client) => {
    // Until this connection ends, another worker waits for the template instead of making it too.
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [original]);
    if (rowCount === 0) {
      const unfinished = `${original}_unfinished`;
      await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
      await createDatabase(client, unfinished);
      await template.fill(databaseAt(serverUrl, unfinished));
      // A connection that was closed a moment ago may still exist there, and a database in use cannot be copied.
      await client.query('SELECT pg_terminate_backend(pid, $2) FROM pg_stat_activity WHERE datname = $1', [
        unfinished,
        PATIENCE_MS,
      ]);
      await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${original}`);
    }
  });
  const database = PREFIX + name;
  await asClient(serverUrl, (client) => client.query(`CREATE DATABASE ${database} TEMPLATE ${original}`));
  return databaseAt(serverUrl, database);
}

/** Drops the databases of `createTestDatabase` whose names begin with this text. */
export async function dropTestDatabases(serverUrl: string, namesBegin: string): Promise<void> {
  const nodes = (await nodesOf(serverUrl)) ?? [];
  for (const url of [serverUrl, ...nodes.map((node) => onNode(serverUrl, node))]) {
    await asClient(url, (client) => dropDatabases(client, namesBegin));
  }
}

async function createDatabase(client: pg.Client, database: string): Promise<void> {
  try {
    await client.query(
      `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'en' LOCALE 'C'`,
    );
  } catch {
    await client.query(`CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`);
  }
}

async function dropDatabases(client: pg.Client, namesBegin: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [PREFIX + namesBegin],
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
}

/** The workers of a Citus cluster, from its coordinator; null for a plain PostgreSQL. */
async function nodesOf(serverUrl: string): Promise<Node[] | null> {
  return asClient(serverUrl, async (client) => {
    const { rowCount } = await client.query(`SELECT FROM pg_extension WHERE extname = 'citus'`);
    if (rowCount === 0) return null;
    const { rows } = await client.query<Node>(
      `SELECT nodename AS host, nodeport AS port FROM pg_dist_node
        WHERE groupid <> 0 AND noderole = 'primary' AND isactive ORDER BY nodeid`,
    );
    return rows;
  });
}

async function joinNodes(client: pg.Client, coordinator: URL, workers: readonly Node[]): Promise<void> {
  await client.query(`SELECT citus_set_coordinator_host($1, $2)`, [
    coordinator.hostname,
    Number(coordinator.port || 5432),
  ]);
  for (const { host, port } of workers) await client.query('SELECT citus_add_node($1, $2)', [host, port]);
  const { database } = client;
  await client.query(`ALTER DATABASE ${database} SET citus.shard_count = ${SHARDS}`);
}

function databaseAt(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

function onNode(serverUrl: string, { host, port }: Node): string {
  const url = new URL(serverUrl);
  [url.hostname, url.port] = [host, String(port)];
  return url.href;
}

export async function asClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
