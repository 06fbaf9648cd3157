import request from 'supertest';
import { expect, inject, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { reportDatabase } from '#server/kernel/database/report-database.ts';
import type { EngineWatch } from '#server/kernel/database/watch-engine.ts';
import { watchDiskSpace } from '#server/kernel/database/watch-disk-space.ts';
import { liveSurvey, newId } from '#tests/server/areas/collect/support.ts';
import { testApp, testDeps } from '#tests/support/app.ts';
import { freshPostgresUrl, migratedImage } from '#tests/support/database.ts';
import { recordLog } from '#tests/processes/support/product.ts';
import { eventually, linesSaying, metricIn } from '#tests/processes/support/seen.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

async function openWatched(watch: EngineWatch): Promise<Database> {
  if (inject('engine') === 'pglite') {
    return openDatabase({ engine: 'pglite', dataDir: 'memory', image: await migratedImage() }, watch);
  }
  const database = await openDatabase({ engine: 'postgres', url: await freshPostgresUrl() }, watch);
  await migrate(database, MIGRATIONS);
  return database;
}

/** Makes writes of new pages fail, as a full disk does: inserts of responses and new tables. Reads succeed. */
async function fill(database: Database): Promise<void> {
  const refuse = (name: string, returns: string) =>
    `CREATE FUNCTION ${name}() RETURNS ${returns} LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`;
  await database.query(refuse('no_room', 'trigger'));
  await database.query(refuse('no_room_for_tables', 'event_trigger'));
  await database.query('CREATE TRIGGER disk_is_full BEFORE INSERT ON responses EXECUTE FUNCTION no_room()');
  await database.query(
    `CREATE EVENT TRIGGER disk_is_full ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS') EXECUTE FUNCTION no_room_for_tables()`,
  );
}

async function makeRoom(database: Database): Promise<void> {
  await database.query('DROP EVENT TRIGGER disk_is_full');
  await database.query('DROP TRIGGER disk_is_full ON responses');
}

/** Failed while each request was logged, and while the readiness check only read. */
it('a full disk is logged at its start, at intervals and at its end, and makes the app unready until there is room', async () => {
  const recorded = recordLog();
  const deps = testDeps({ log: recorded.log });
  const room = watchDiskSpace(deps, { probeEveryMs: 100, tellEveryMs: 600 });
  deps.database = await openWatched(reportDatabase(deps, room));
  try {
    const checks = [{ name: 'disk', check: () => room.check() }];
    const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps), checks });
    const live = await liveSurvey({ deps, http: app.listener });
    const isReady = () => request(app.http).get('/readyz');
    await live.saved(newId());
    expect((await isReady()).status).toBe(200);

    await fill(deps.database);
    const begin = performance.now();
    const before = recorded.read().length;
    for (let round = 0; round < 10; round += 1) {
      const replies = await Promise.all(Array.from({ length: 10 }, () => live.save(newId())));
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 503));
    }
    const ready = await isReady();
    expect([ready.status, ready.body]).toEqual([503, { status: 'not ready', failed: ['disk'] }]);
    expect(metricIn(await deps.metrics.render(), 'database_disk_full')).toBe(1);
    await eventually(() => linesSaying(recorded.read(), 'The disk is still full').length > 0, true);
    await makeRoom(deps.database);
    await eventually(async () => (await isReady()).status, 200);

    const lines = recorded.read().slice(before);
    expect(linesSaying(lines, 'The disk is full')).toMatchObject([
      { level: 'error', kind: 'disk_full', sqlState: '53100', needMb: 128 },
    ]);
    // The line is logged every 600 ms at most.
    const most = (performance.now() - begin) / 600;
    expect(linesSaying(lines, 'The disk is still full').length).toBeLessThanOrEqual(most);
    expect(linesSaying(lines, 'The disk has room again')).toMatchObject([{ level: 'warn' }]);
    expect(Number(linesSaying(lines, 'The disk has room again')[0]?.['refused'])).toBeGreaterThanOrEqual(10);
    // On a busy machine a statement may be slow, which is another fault.
    const told = [
      'The database was slow',
      'The disk is full',
      'The disk is still full',
      'The disk has room again',
    ];
    const others = lines.filter(({ msg, ['route']: route }) => !told.includes(msg) && route !== 'readyz');
    expect(others).toEqual([]);
    await live.saved(newId());
    expect(metricIn(await deps.metrics.render(), 'database_disk_full')).toBe(0);
    await live.expectCounted();
  } finally {
    room.stop();
    await deps.database.close();
  }
});
