import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgliteEngine } from '#server/kernel/database/pglite/pglite-engine.ts';
import { startUpkeep } from '#server/kernel/database/pglite/upkeep.ts';
import { migratedImage } from '#tests/support/database.ts';

/** The production settings with shorter intervals. */
const PACE = { lookEveryMs: 50, checkpointAfterBytes: 1_000_000, quietMs: 300, busyStatements: 300 };

/**
 * Some 200 kB of text that does not compress. PostgreSQL would compress a repeated letter before it reaches the log.
 */
const INCOMPRESSIBLE = `SELECT string_agg(md5(random()::text || g), '') FROM generate_series(1, 6250) AS g`;

let engine: PgliteEngine;
let stop: () => void;

beforeAll(async () => {
  engine = await PgliteEngine.open({ folder: null, image: await migratedImage() });
  await run('CREATE TABLE marks (n integer PRIMARY KEY, body text)');
  stop = startUpkeep(engine, PACE);
});

afterAll(async () => {
  stop();
  await engine.close();
});

async function run(text: string): Promise<unknown> {
  const { rows } = await engine.run({ text, values: [] }, 'screen');
  return rows[0]?.[0];
}

const lastCheckpoint = (): Promise<unknown> => run('SELECT checkpoint_lsn FROM pg_control_checkpoint()');

describe('upkeep that PGlite does not run by itself', () => {
  it('writes a checkpoint when the log has grown', async () => {
    const before = await lastCheckpoint();
    await expect
      .poll(async () => {
        await run(`INSERT INTO marks SELECT coalesce(max(n), 0) + 1, (${INCOMPRESSIBLE}) FROM marks`);
        return lastCheckpoint();
      })
      .not.toBe(before);
  });

  it('writes a checkpoint when the database is idle', async () => {
    await run(`INSERT INTO marks SELECT -1, 'small'`);
    const before = await lastCheckpoint();
    await expect.poll(lastCheckpoint, { interval: 700 }).not.toBe(before);
  });

  it('vacuums when many rows are dead', async () => {
    await run('INSERT INTO marks SELECT g, NULL FROM generate_series(100000, 103000) AS g');
    await run('UPDATE marks SET body = n::text WHERE n >= 100000');
    await expect
      .poll(() => run(`SELECT vacuum_count::integer FROM pg_stat_user_tables WHERE relname = 'marks'`))
      .toBeGreaterThan(0);
    expect(
      await run(`SELECT n_dead_tup::integer FROM pg_stat_user_tables WHERE relname = 'marks'`),
    ).toBeLessThan(600);
  });

  it('analyzes a new table under load too, when a vacuum would be too slow', async () => {
    const statisticsOf = (what: string) =>
      run(`SELECT ${what} FROM pg_stat_user_tables WHERE relname = 'newcomers'`);
    stop();
    // Any statement between two checks counts as load, however slow the machine is.
    stop = startUpkeep(engine, { ...PACE, lookEveryMs: 500, busyStatements: 1 });
    await run('CREATE TABLE newcomers (n integer PRIMARY KEY)');
    await run('INSERT INTO newcomers SELECT g FROM generate_series(1, 3000) AS g');
    await expect
      .poll(
        async () => {
          await Promise.all(Array.from({ length: 100 }, () => run('SELECT 1')));
          return statisticsOf('last_analyze IS NOT NULL');
        },
        { interval: 1 },
      )
      .toBe(true);
    expect(await statisticsOf('vacuum_count::integer')).toBe(0);
  });
});
