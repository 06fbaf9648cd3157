import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { freshDatabase } from '#tests/support/database.ts';

const KEPT = { keepsPlan: true };
const SELECT = 'SELECT n FROM marks WHERE n > $1 ORDER BY n';
const INSERT = 'INSERT INTO marks VALUES ($1)';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  return () => database.close();
});

/** How often PGlite ran kept plans of this text. */
async function runsOf(text: string): Promise<number> {
  const [row] = await database.query<{ runs: number }>(
    `SELECT coalesce(sum(generic_plans + custom_plans), 0)::int AS runs FROM pg_prepared_statements WHERE statement = $1`,
    [text],
  );
  return row!.runs;
}

describe('a statement that keeps its plan on PGlite', () => {
  it('is parsed once, in transactions and outside', async () => {
    await database.query('CREATE TABLE marks (n integer PRIMARY KEY)');
    await database.query('INSERT INTO marks VALUES (1), (2)');
    for (let run = 0; run < 2; run += 1) {
      expect(await database.query(SELECT, [1], KEPT)).toEqual([{ n: 2 }]);
      await database.transaction(async (tx) => {
        const twice = [tx.query(SELECT, [0], KEPT), tx.query(SELECT, [1], KEPT)];
        expect(await Promise.all(twice)).toEqual([[{ n: 1 }, { n: 2 }], [{ n: 2 }]]);
        await tx.commitWith((last) => last.query(SELECT, [2], KEPT));
      });
    }
    expect(await runsOf(SELECT)).toBe(8);
    expect(await runsOf(INSERT)).toBe(0);
  });

  it('runs again after it failed, and after its transaction did', async () => {
    await expect(database.query(INSERT, [1], KEPT)).rejects.toMatchObject({ sqlState: '23505' });
    await database.query(INSERT, [3], KEPT);
    await expect(
      database.transaction(async (tx) => {
        await tx.query(INSERT, [4], KEPT);
        await tx.query(INSERT, [1], KEPT);
      }),
    ).rejects.toMatchObject({ sqlState: '23505' });
    await database.query(INSERT, [5], KEPT);
    expect(await database.query(SELECT, [2], KEPT)).toEqual([{ n: 3 }, { n: 5 }]);
  });

  it('runs again after its columns changed', async () => {
    await database.query('ALTER TABLE marks ALTER COLUMN n TYPE bigint');
    await database.query(SELECT, [2], KEPT).catch(() => undefined);
    expect(await database.query(SELECT, [2], KEPT)).toHaveLength(2);
  });

  it('is planned again a second later, because its table may have grown', async () => {
    const text = 'SELECT n FROM grown WHERE n = $1';
    await database.query('CREATE TABLE grown (n integer PRIMARY KEY)');
    await database.query('INSERT INTO grown SELECT generate_series(1, 10)');
    await database.query('ANALYZE grown');
    // PostgreSQL keeps a plan from the sixth run on.
    for (let run = 0; run < 6; run += 1) await database.query(text, [run], KEPT);
    expect(await planOf(text)).toMatch(/^Seq Scan/);
    await database.query('INSERT INTO grown SELECT generate_series(11, 20000)');
    await expect
      .poll(async () => {
        await database.query(text, [1], KEPT);
        return planOf(text);
      })
      .toMatch(/^Index Only Scan/);
  });
});

/** The plan that is kept for this text. */
async function planOf(text: string): Promise<string> {
  const [kept] = await database.query<{ name: string }>(
    'SELECT name FROM pg_prepared_statements WHERE statement = $1',
    [text],
  );
  const [plan] = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE ${kept!.name} (1)`);
  return plan!['QUERY PLAN'];
}
