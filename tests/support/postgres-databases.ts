import pg from 'pg';

const PREFIX = 'askwell_test_';

/**
 * Makes a database that sorts text by a language's rules, where the server can: what forgets to ask for the
 * order of bytes then fails here as it would on a real server.
 */
export async function createTestDatabase(serverUrl: string, name: string): Promise<string> {
  const database = PREFIX + name;
  await asClient(serverUrl, async (client) => {
    try {
      await client.query(
        `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'en' LOCALE 'C'`,
      );
    } catch {
      await client.query(`CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`);
    }
  });
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Drops what `createTestDatabase` made under names that begin so. */
export async function dropTestDatabases(serverUrl: string, namesBegin: string): Promise<void> {
  await asClient(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [PREFIX + namesBegin],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  });
}

async function asClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
