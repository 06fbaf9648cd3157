import { describe, expect, it } from 'vitest';
import type { Database, Queries } from '#server/kernel/database/database.ts';
import { asClient } from '#tests/support/postgres-databases.ts';
import { openStartupProxy } from '#tests/support/startup-proxy.ts';
import { answer, expectKept, newPostgres, newResponseId, prepare } from '#tests/processes/support/prepare.ts';
import { failedStart, startProduct } from '#tests/processes/support/product.ts';
import { linesSaying } from '#tests/processes/support/seen.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

const POOLED = { DATABASE_POOLER: 'transaction' };

/** A database whose sessions begin in another time zone, with other formats and without time-outs. */
async function foreignDatabase(): Promise<string> {
  const url = await newPostgres();
  await asClient(url, async (client) => {
    const name = client.database ?? '';
    await client.query(`ALTER DATABASE ${name} SET timezone = 'America/St_Johns'`);
    await client.query(`ALTER DATABASE ${name} SET datestyle = 'SQL, DMY'`);
    await client.query(`ALTER DATABASE ${name} SET extra_float_digits = -5`);
  });
  return url;
}

async function settingsOf(queries: Queries): Promise<Record<string, string>> {
  const rows = await queries.query<{ name: string; setting: string }>(
    `SELECT name, setting FROM pg_settings WHERE name = ANY ($1::text[])`,
    [
      [
        'TimeZone',
        'DateStyle',
        'extra_float_digits',
        'statement_timeout',
        'idle_in_transaction_session_timeout',
      ],
    ],
  );
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

const OURS = {
  TimeZone: 'UTC',
  DateStyle: expect.stringContaining('ISO') as string,
  extra_float_digits: '1',
  statement_timeout: '400',
  idle_in_transaction_session_timeout: '10000',
};

async function behindPooler(work: (database: Database) => Promise<void>): Promise<void> {
  const url = await openStartupProxy(await foreignDatabase(), 'drops');
  const database = await openDatabase({
    engine: 'postgres',
    url,
    poolSize: 1,
    pooler: 'transaction',
    statementTimeoutMs: 400,
  });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

describe('behind a pooler that drops start-up parameters', () => {
  /** Failed while time-outs and the time zone were start-up parameters. */
  it('runs every statement and every transaction with its own time-outs, time zone and formats', async () => {
    await behindPooler(async (database) => {
      expect(await settingsOf(database)).toEqual(OURS);
      expect(await database.transaction((tx) => settingsOf(tx))).toEqual(OURS);
      expect(await database.query(`SELECT timestamptz '2026-11-02 12:00Z' AS at, 0.1::float8 AS n`)).toEqual([
        { at: '2026-11-02T12:00:00.000Z', n: 0.1 },
      ]);
    });
  });

  it('ends a statement that takes too long, alone and in a transaction, and goes on', async () => {
    await behindPooler(async (database) => {
      const TOO_LONG = { sqlState: '57014', status: 503 };
      const sleep = 'SELECT pg_sleep(20)';
      await expect(database.query(sleep)).rejects.toMatchObject(TOO_LONG);
      await expect(database.transaction((tx) => tx.query(sleep))).rejects.toMatchObject(TOO_LONG);
      expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });
  });

  it('keeps what a single statement wrote, reports its error, and leaves no setting in the session', async () => {
    const url = await foreignDatabase();
    const database = await openDatabase({ engine: 'postgres', url, poolSize: 1, pooler: 'transaction' });
    try {
      await database.query('CREATE TABLE marks (n integer PRIMARY KEY)');
      await database.query('INSERT INTO marks VALUES (1)');
      await expect(database.query('INSERT INTO marks VALUES (1)')).rejects.toMatchObject({
        sqlState: '23505',
        constraint: 'marks_pkey',
      });
      expect(await asClient(url, async (client) => (await client.query('SELECT n FROM marks')).rows)).toEqual(
        [{ n: 1 }],
      );
      // VACUUM refuses to run in a transaction.
      expect(await database.query('VACUUM marks')).toEqual([]);
      const isolated = database.transaction(async (tx) => {
        await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
        return tx.query(`SELECT current_setting('transaction_isolation') AS level`);
      });
      expect(await isolated).toEqual([{ level: 'repeatable read' }]);
    } finally {
      await database.close();
    }
  });

  it('serves shoppers when database.pooler is "transaction"', async () => {
    const prepared = await prepare(await foreignDatabase());
    const proxy = await openStartupProxy(prepared.place, 'refuses');
    const { url } = await startProduct(proxy, { env: POOLED });
    const kept = newResponseId();
    expect((await answer(url, prepared, kept)).status).toBe(200);
    await expectKept(prepared, [kept]);
  });
});

describe('a start that would run without time-outs or in another time zone', () => {
  it('is refused with what is wrong when the pooler drops the parameters', async () => {
    const { error, log } = await failedStart(await openStartupProxy(await foreignDatabase(), 'drops'));
    expect(error.message).toBe(
      'The database’s sessions lack what the app asked for: TimeZone is America/St_Johns, not UTC; DateStyle is SQL, DMY, not ISO; extra_float_digits is -5, not 1; statement_timeout is off; idle_in_transaction_session_timeout is off. A pooler between the app and PostgreSQL drops start-up parameters. Set database.pooler = "transaction" (DATABASE_POOLER=transaction).',
    );
    expect(linesSaying(log, 'The start failed')).toMatchObject([
      { level: 'fatal', error: { code: 'SESSION_SETTINGS' } },
    ]);
  });

  it('is refused with what to set when the pooler refuses the parameters', async () => {
    const { error, log } = await failedStart(await openStartupProxy(await newPostgres(), 'refuses'));
    expect(error.message).toMatch(
      /^A pooler between the app and PostgreSQL refuses a start-up parameter \(unsupported startup parameter: \w+\)\. Set database\.pooler = "transaction" \(DATABASE_POOLER=transaction\)\.$/,
    );
    expect(linesSaying(log, 'The start failed')).toMatchObject([
      { level: 'fatal', error: { code: 'SESSION_SETTINGS' } },
    ]);
  });
});
