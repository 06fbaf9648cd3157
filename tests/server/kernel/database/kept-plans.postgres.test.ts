import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { freshPostgresUrl } from '#tests/support/database.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function open(url: string, options: object = {}): Promise<Database> {
  const database = await openDatabase({ engine: 'postgres', url, poolSize: 1, ...options });
  closers.push(() => database.close());
  return database;
}

const SELECT = 'SELECT n FROM marks WHERE n > $1';
const KEPT = { keepsPlan: true };

/** How often PostgreSQL ran kept plans of this text in the only session. */
async function runsOf(database: Database, text: string): Promise<number> {
  const [row] = await database.query<{ runs: number }>(
    `SELECT coalesce(sum(generic_plans + custom_plans), 0)::int AS runs FROM pg_prepared_statements WHERE statement = $1`,
    [text],
  );
  return row!.runs;
}

/** The plan that the only session keeps for this text. */
async function planOf(database: Database, text: string): Promise<string> {
  const [kept] = await database.query<{ name: string }>(
    'SELECT name FROM pg_prepared_statements WHERE statement = $1',
    [text],
  );
  const [plan] = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE ${kept!.name} (1)`);
  return plan!['QUERY PLAN'];
}

describe('a statement that keeps its plan', () => {
  it('is parsed once in a session, in transactions and outside, while another statement is parsed each time', async () => {
    const database = await open(await freshPostgresUrl());
    await database.query('CREATE TABLE marks (n integer)');
    await database.query('INSERT INTO marks VALUES (1), (2)');
    for (let run = 0; run < 2; run += 1) {
      expect(await database.query(SELECT, [1], KEPT)).toEqual([{ n: 2 }]);
      await database.transaction(async (tx) => {
        expect(await tx.query(SELECT, [0], KEPT)).toEqual([{ n: 1 }, { n: 2 }]);
        await tx.commitWith((last) => last.query(SELECT, [2], KEPT));
      });
    }
    await database.query('SELECT n FROM marks', []);
    expect(await runsOf(database, SELECT)).toBe(6);
    expect(await runsOf(database, 'SELECT n FROM marks')).toBe(0);
  });

  it('is planned again a second later, because its table may have grown', async () => {
    const database = await open(await freshPostgresUrl());
    const text = 'SELECT n FROM marks WHERE n = $1';
    await database.query('CREATE TABLE marks (n integer PRIMARY KEY)');
    await database.query('INSERT INTO marks SELECT generate_series(1, 10)');
    await database.query('ANALYZE marks');
    // PostgreSQL keeps a plan from the sixth run on.
    for (let run = 0; run < 6; run += 1) await database.query(text, [run], KEPT);
    expect(await planOf(database, text)).toMatch(/^Seq Scan/);
    await database.query('INSERT INTO marks SELECT generate_series(11, 20000)');
    await expect
      .poll(async () => {
        await database.query(text, [1], KEPT);
        return planOf(database, text);
      })
      .toMatch(/^Index Only Scan/);
  });

  it('is parsed each time behind a pooler, which gives each transaction another session', async () => {
    const database = await open(await freshPostgresUrl(), { pooler: 'transaction' });
    await database.query('CREATE TABLE marks (n integer)');
    await database.query(SELECT, [0], KEPT);
    expect(await runsOf(database, SELECT)).toBe(0);
  });

  it('is refused as unavailable after a migration changed its columns, and then runs in a new session', async () => {
    const url = await freshPostgresUrl();
    const database = await open(url);
    const other = await open(url);
    const text = 'SELECT n FROM marks WHERE $1::int = 0';
    await database.query('CREATE TABLE marks (n integer)');
    await database.query('INSERT INTO marks VALUES (7)');
    expect(await database.query(text, [0], KEPT)).toEqual([{ n: 7 }]);
    await other.query('ALTER TABLE marks ALTER COLUMN n TYPE text');
    const refused = { lost: true, code: 'UNAVAILABLE', status: 503, sqlState: '0A000' };
    await expect(database.query(text, [0], KEPT)).rejects.toMatchObject(refused);
    expect(await database.query(text, [0], KEPT)).toEqual([{ n: '7' }]);
  });
});
