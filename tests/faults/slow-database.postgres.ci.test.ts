import pg from 'pg';
import { expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { reportDatabase } from '#server/kernel/database/report-database.ts';
import { liveSurvey, newId } from '#tests/server/areas/collect/support.ts';
import { testApp, testDeps } from '#tests/support/app.ts';
import { newPostgres } from '#tests/processes/support/prepare.ts';
import { recordLog } from '#tests/processes/support/product.ts';
import { linesSaying, metricIn } from '#tests/processes/support/seen.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

/** Failed while the limit of the connection, five seconds beyond the time-out, held for every statement. */
it('lets a statement take its time in a transaction that turned the time-out off, as a migration does', async () => {
  const database = await openDatabase({
    engine: 'postgres',
    url: await newPostgres(),
    statementTimeoutMs: 1_000,
  });
  try {
    const slept = database.transaction(async (tx) => {
      await tx.query('SET LOCAL statement_timeout = 0');
      return tx.query('SELECT 1 AS one FROM pg_sleep(7)');
    });
    expect(await slept).toEqual([{ one: 1 }]);
    await expect(database.query('SELECT pg_sleep(7)')).rejects.toMatchObject({ sqlState: '57014' });
  } finally {
    await database.close();
  }
});

/** Failed without `statement_timeout`. */
it('a slow PostgreSQL leads to 503 in time, stores nothing, and is used again once it is faster', async () => {
  const place = await newPostgres();
  const recorded = recordLog();
  const deps = testDeps({ log: recorded.log });
  deps.database = await openDatabase(
    { engine: 'postgres', url: place, statementTimeoutMs: 1_200 },
    reportDatabase(deps),
  );
  const blocker = new pg.Client({ connectionString: place });
  await blocker.connect();
  try {
    const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
    const live = await liveSurvey({ deps, http: app.listener });
    await live.saved(newId());
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE responses IN ACCESS EXCLUSIVE MODE');
    const id = newId();
    const { status, body, headers } = await live.save(id);
    expect([status, body, headers['retry-after']]).toMatchObject([
      503,
      { error: { code: 'UNAVAILABLE' } },
      '2',
    ]);
    await blocker.query('ROLLBACK');
    expect(await live.rows()).toHaveLength(1);
    await live.saved(id);
    await live.expectCounted();
    expect(linesSaying(recorded.read(), 'The database failed')).toMatchObject([
      { kind: 'timeout', sqlState: '57014' },
    ]);
    expect(linesSaying(recorded.read(), 'The database was slow')).toMatchObject([{ priority: 'ingest' }]);
    const metrics = await deps.metrics.render();
    expect(metricIn(metrics, 'database_faults_total{kind="timeout"}')).toBe(1);
    expect(metricIn(metrics, 'database_slow_total{priority="ingest"}')).toBe(1);
    expect(metricIn(metrics, 'database_up')).toBe(1);
  } finally {
    await blocker.end();
    await deps.database.close();
  }
});
