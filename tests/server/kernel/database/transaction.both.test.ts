import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Queries } from '#server/kernel/database/database.ts';
import { DatabaseError } from '#server/kernel/database/database-error.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createGate } from '#tests/support/gate.ts';

let database: Database;
let storeId: string;
let made = 0;

beforeAll(async () => {
  database = await testDatabase();
});

beforeEach(() => {
  made += 1;
  storeId = `transaction-${process.pid}-${made}`;
});

const INSERT = 'INSERT INTO shop_domains (shop_domain, store_id, created_at) VALUES ($1, $2, now())';

const insert = (queries: Queries, name: string) => queries.query(INSERT, [`${storeId}-${name}`, storeId]);

async function countRows(queries: Queries = database): Promise<number> {
  const [row] = await queries.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM shop_domains WHERE store_id = $1`,
    [storeId],
  );
  return row?.n ?? 0;
}

describe('database transactions', () => {
  it('commits all statements and returns the result of the callback', async () => {
    const value = await database.transaction(async (tx) => {
      await insert(tx, 'a');
      await insert(tx, 'b');
      return countRows(tx);
    });
    expect(value).toBe(2);
    expect(await countRows()).toBe(2);
  });

  it('rolls back when the callback throws', async () => {
    const work = database.transaction(async (tx) => {
      await insert(tx, 'a');
      throw new Error('changed our mind');
    });
    await expect(work).rejects.toThrow('changed our mind');
    expect(await countRows()).toBe(0);
  });

  it('rolls back when a statement fails, even if the callback catches the error', async () => {
    const work = database.transaction(async (tx) => {
      await insert(tx, 'a');
      await insert(tx, 'a').catch(() => undefined);
    });
    await expect(work).rejects.toThrow('nothing was kept');
    expect(await countRows()).toBe(0);
  });

  it('runs statements that were issued together one after the other', async () => {
    await database.transaction(async (tx) => {
      await Promise.all(['a', 'b', 'c', 'd'].map((name) => insert(tx, name)));
    });
    expect(await countRows()).toBe(4);
  });

  it('rolls back when one of several statements issued together fails, and reports that error', async () => {
    const work = database.transaction(async (tx) => {
      await insert(tx, 'a');
      await Promise.all([insert(tx, 'b'), insert(tx, 'a'), insert(tx, 'c')]);
    });
    await expect(work).rejects.toMatchObject({ sqlState: '23505' });
    expect(await countRows()).toBe(0);
  });

  it('runs many transactions concurrently', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `n${at}`);
    await Promise.all(names.map((name) => database.transaction((tx) => insert(tx, name))));
    expect(await countRows()).toBe(30);
  });
});

describe('a transaction that ends with its last statements', () => {
  it('commits them with what was written before, and returns their rows', async () => {
    const rows = await database.transaction(async (tx) => {
      await insert(tx, 'a');
      return tx.commitWith(async (last) => {
        const [, found] = await Promise.all([
          insert(last, 'b'),
          last.query('SELECT count(*)::int AS n FROM shop_domains WHERE store_id = $1', [storeId]),
        ]);
        return found;
      });
    });
    expect(rows).toEqual([{ n: 2 }]);
    expect(await countRows()).toBe(2);
  });

  it('keeps nothing when one of them fails, and reports that error', async () => {
    const work = database.transaction(async (tx) => {
      await insert(tx, 'a');
      await tx.commitWith((last) => Promise.all([insert(last, 'b'), insert(last, 'a'), insert(last, 'c')]));
    });
    await expect(work).rejects.toMatchObject({ sqlState: '23505' });
    expect(await countRows()).toBe(0);
  });

  it('keeps nothing when one of them cannot be built, even if the callback catches the error', async () => {
    const work = database.transaction(async (tx) => {
      await insert(tx, 'a');
      await tx
        .commitWith((last) => Promise.all([insert(last, 'b'), last.query(INSERT, [() => 1, storeId])]))
        .catch(() => undefined);
    });
    await expect(work).rejects.toThrow('no value for the database');
    expect(await countRows()).toBe(0);
  });

  it('runs again when one of them reports a conflict', async () => {
    let tries = 0;
    await database.transaction(async (tx) => {
      tries += 1;
      const conflict = `DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '40P01'; END $$`;
      await tx.commitWith((last) =>
        Promise.all([insert(last, 'a'), tries < 2 ? last.query(conflict) : undefined]),
      );
    });
    expect(tries).toBe(2);
    expect(await countRows()).toBe(1);
  });

  it('refuses a statement after them', async () => {
    const work = database.transaction(async (tx) => {
      await tx.commitWith((last) => insert(last, 'a'));
      await insert(tx, 'b');
    });
    await expect(work).rejects.toThrow('has ended');
    expect(await countRows()).toBe(1);
  });

  it('sends the first statements with BEGIN, and writes nothing outside the transaction', async () => {
    const work = database.transaction(
      async (tx) => {
        const [rows] = await Promise.all([tx.query('SELECT 1 AS one'), tx.query('SELECT 2 AS two')]);
        await tx.commitWith((last) => Promise.all([insert(last, 'a'), insert(last, 'a')]));
        return rows;
      },
      { readsFirst: true },
    );
    await expect(work).rejects.toMatchObject({ sqlState: '23505' });
    expect(await countRows()).toBe(0);
  });
});

describe('refuses misuse at once instead of waiting forever', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['a query', () => database.query('SELECT 1'), 'use the handle'],
    ['a transaction', () => database.transaction(() => Promise.resolve()), 'begun inside another'],
  ])('refuses %s on the database inside a transaction', async (_, misuse, message) => {
    await expect(database.transaction(misuse)).rejects.toThrow(message);
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('refuses a transaction handle after the end', async () => {
    const kept = await database.transaction((tx) => Promise.resolve({ tx }));
    await expect(kept.tx.query('SELECT 1')).rejects.toThrow('has ended');
  });

  it('allows work that was started inside a transaction to use the database after the end', async () => {
    const ended = createGate();
    let later: Promise<unknown> | undefined;
    await database.transaction((tx) => {
      later = ended.opened.then(() => database.query('SELECT 1 AS one'));
      return tx.query('SELECT 1');
    });
    ended.open();
    expect(await later).toEqual([{ one: 1 }]);
  });
});

describe('serialization conflicts', () => {
  it.each(['40001', '40P01'])('runs the whole transaction again on %s', async (state) => {
    let tries = 0;
    await database.transaction(async (tx) => {
      await insert(tx, 'a');
      tries += 1;
      if (tries < 3) throw new DatabaseError(state, null);
    });
    expect(tries).toBe(3);
    expect(await countRows()).toBe(1);
  });

  it('retries a transaction when the server reports a conflict', async () => {
    let tries = 0;
    await database.transaction(async (tx) => {
      tries += 1;
      if (tries < 2) await tx.query(`DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '40001'; END $$`);
    });
    expect(tries).toBe(2);
  });

  it('stops retrying after the last attempt and never retries other errors', async () => {
    let tries = 0;
    const failing = (state: string): Promise<void> =>
      database.transaction(() => {
        tries += 1;
        return Promise.reject(new DatabaseError(state, null));
      });
    await expect(failing('40001')).rejects.toMatchObject({ sqlState: '40001' });
    expect(tries).toBe(6);
    tries = 0;
    await expect(failing('23505')).rejects.toMatchObject({ sqlState: '23505' });
    expect(tries).toBe(1);
  });
});
