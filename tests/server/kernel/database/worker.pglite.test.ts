import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { createGate } from '#tests/support/gate.ts';
import { observeLoop } from '#tests/support/observe-loop.ts';

/** A query that counts until the given time has passed, to keep the database busy. */
const BUSY = `
  DO $$ DECLARE ends timestamptz := clock_timestamp() + interval '2 seconds'; n integer := 0; BEGIN
    WHILE clock_timestamp() < ends LOOP n := n + 1; END LOOP;
  END $$`;

vi.setConfig({ testTimeout: 60_000 });

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.close());

describe('the server during a query of two seconds', () => {
  it('delays the event loop by less than 50 ms', async () => {
    const seen: string[] = [];
    // A loop that is blocked by the query is late by two seconds in every attempt; on a busy machine it is late
    // only sometimes.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const busy = await observeLoop(() => database.query(BUSY));
      expect(busy.lastedMs).toBeGreaterThanOrEqual(1_950);
      expect(busy.activeMs).toBeLessThan(1_000);
      if (busy.longestDelayMs < 50) return;
      // Time passes: an idle process runs for as long as the query. If it is late too, the machine is too busy to
      // compare.
      const idle = await observeLoop(() => sleep(2_000));
      if (busy.longestDelayMs < 50 + idle.longestDelayMs) return;
      seen.push(`${busy.longestDelayMs} ms, idle ${idle.longestDelayMs} ms`);
    }
    expect.fail(`The loop was late in every attempt: ${seen.join('; ')}`);
  });

  it('serves waiting statements in order of priority', async () => {
    const order: string[] = [];
    const priorities = ['upkeep', 'rows', 'screen', 'ingest'] as const;
    const running = database.query(BUSY);
    const waiting = priorities.map(async (priority) => {
      await database.query('SELECT 1', [], { priority });
      order.push(priority);
    });
    await Promise.all([running, ...waiting]);
    expect(order).toEqual(['ingest', 'screen', 'rows', 'upkeep']);
  });
});

describe('closing the database', () => {
  it('closes the database after all earlier statements and open transactions', async () => {
    const asked = Array.from({ length: 20 }, (_, n) => database.query('SELECT $1::integer AS n', [n]));
    const asksForTheEnd = createGate();
    const work = database.transaction(async (tx) => {
      await tx.query('SELECT 1');
      await asksForTheEnd.opened;
      return tx.query('SELECT 2 AS two');
    });
    const closed = database.close();
    asksForTheEnd.open();
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 20 }, (_, n) => [{ n }]));
    expect(await work).toEqual([{ two: 2 }]);
    await closed;
    await expect(database.query('SELECT 1')).rejects.toMatchObject({
      sqlState: '57P01',
      code: 'UNAVAILABLE',
    });
  });
});
