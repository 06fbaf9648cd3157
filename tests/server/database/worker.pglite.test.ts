import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { freshDatabase } from '#tests/support/database.ts';

/** Counts until the given time has passed: a query that keeps the database busy for that long. */
const BUSY = `
  DO $$ DECLARE ends timestamptz := clock_timestamp() + interval '2 seconds'; n integer := 0; BEGIN
    WHILE clock_timestamp() < ends LOOP n := n + 1; END LOOP;
  END $$`;

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.close());

describe('while a query of two seconds runs', () => {
  it('the server answers everything else without a delay of 50 ms', async () => {
    // A busy machine may keep the process itself waiting now and then; a blocked loop would be late every time.
    const delays: number[] = [];
    while (delays.length < 3 && !delays.some((delay) => delay < 50)) {
      delays.push(await longestDelayDuring(() => database.query(BUSY)));
    }
    expect(Math.min(...delays)).toBeLessThan(50);
  });

  it('those who wait are served in the order of their importance', async () => {
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

describe('the end', () => {
  it('comes after all that was asked for before it, transactions under way included', async () => {
    const asked = Array.from({ length: 20 }, (_, n) => database.query('SELECT $1::integer AS n', [n]));
    const work = database.transaction(async (tx) => {
      await tx.query('SELECT 1');
      await sleep(50);
      return tx.query('SELECT 2 AS two');
    });
    const closed = database.close();
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 20 }, (_, n) => [{ n }]));
    expect(await work).toEqual([{ two: 2 }]);
    await closed;
    await expect(database.query('SELECT 1')).rejects.toMatchObject({
      sqlState: '57P01',
      code: 'UNAVAILABLE',
    });
  });
});

/** The longest time, in milliseconds, for which this process could do nothing else. */
async function longestDelayDuring(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const begin = performance.now();
  delay.enable();
  await work();
  delay.disable();
  expect(performance.now() - begin).toBeGreaterThanOrEqual(1_950);
  return delay.max / 1e6;
}
