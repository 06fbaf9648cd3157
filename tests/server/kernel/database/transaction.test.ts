import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { count, eq } from 'drizzle-orm';
import type { Database, Queries } from '#server/kernel/database/database.ts';
import { DatabaseError } from '#server/kernel/database/database-error.ts';
import { shopDomains } from '#server/kernel/database/schema/stores.ts';
import { testDatabase } from '#tests/support/database.ts';

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

async function insert(queries: Queries, name: string): Promise<void> {
  await queries.orm
    .insert(shopDomains)
    .values({ shopDomain: `${storeId}-${name}`, storeId, createdAt: new Date(0).toISOString() });
}

async function countRows(queries: Queries = database): Promise<number> {
  const [row] = await queries.orm
    .select({ n: count() })
    .from(shopDomains)
    .where(eq(shopDomains.storeId, storeId));
  return row?.n ?? 0;
}

describe('a transaction', () => {
  it('keeps all that it did and gives its value', async () => {
    const value = await database.transaction(async (tx) => {
      await insert(tx, 'a');
      await insert(tx, 'b');
      return countRows(tx);
    });
    expect(value).toBe(2);
    expect(await countRows()).toBe(2);
  });

  it('keeps nothing when its work throws', async () => {
    const work = database.transaction(async (tx) => {
      await insert(tx, 'a');
      throw new Error('changed our mind');
    });
    await expect(work).rejects.toThrow('changed our mind');
    expect(await countRows()).toBe(0);
  });

  it('keeps nothing when a statement fails, even if the work hides it', async () => {
    const work = database.transaction(async (tx) => {
      await insert(tx, 'a');
      await insert(tx, 'a').catch(() => undefined);
    });
    await expect(work).rejects.toThrow('nothing was kept');
    expect(await countRows()).toBe(0);
  });

  it('runs statements that were asked for at once one after the other', async () => {
    await database.transaction(async (tx) => {
      await Promise.all(['a', 'b', 'c', 'd'].map((name) => insert(tx, name)));
    });
    expect(await countRows()).toBe(4);
  });

  it('keeps nothing of statements asked for at once of which one fails, and tells of the one that failed', async () => {
    const work = database.transaction(async (tx) => {
      await insert(tx, 'a');
      await Promise.all([insert(tx, 'b'), insert(tx, 'a'), insert(tx, 'c')]);
    });
    await expect(work).rejects.toMatchObject({ sqlState: '23505' });
    expect(await countRows()).toBe(0);
  });

  it('lets many others go on at the same time', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `n${at}`);
    await Promise.all(names.map((name) => database.transaction((tx) => insert(tx, name))));
    expect(await countRows()).toBe(30);
  });
});

describe('misuse is told at once instead of waiting for ever', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['a query', () => database.query('SELECT 1'), 'use the handle'],
    ['a built query', async () => database.orm.select().from(shopDomains).limit(1), 'use the handle'],
    ['a transaction', () => database.transaction(() => Promise.resolve()), 'begun inside another'],
  ])('%s on the database inside a transaction', async (_, misuse, message) => {
    await expect(database.transaction(misuse)).rejects.toThrow(message);
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('a handle kept after the end', async () => {
    const kept = await database.transaction((tx) => Promise.resolve({ tx }));
    await expect(kept.tx.query('SELECT 1')).rejects.toThrow('has ended');
  });

  it('but what a transaction started may use the database once it has ended', async () => {
    let later: Promise<unknown> | undefined;
    await database.transaction((tx) => {
      later = new Promise((resolve) => setTimeout(resolve, 30)).then(() => database.query('SELECT 1 AS one'));
      return tx.query('SELECT 1');
    });
    expect(await later).toEqual([{ one: 1 }]);
  });
});

describe('a conflict between transactions', () => {
  it.each(['40001', '40P01'])('is run again whole on %s', async (state) => {
    let tries = 0;
    await database.transaction(async (tx) => {
      await insert(tx, 'a');
      tries += 1;
      if (tries < 3) throw new DatabaseError(state, null);
    });
    expect(tries).toBe(3);
    expect(await countRows()).toBe(1);
  });

  it('is run again when the server itself finds it', async () => {
    let tries = 0;
    await database.transaction(async (tx) => {
      tries += 1;
      if (tries < 2) await tx.query(`DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '40001'; END $$`);
    });
    expect(tries).toBe(2);
  });

  it('is given up in the end, and other errors at once', async () => {
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
