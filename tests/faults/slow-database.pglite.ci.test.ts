import { expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { reportDatabase } from '#server/kernel/database/report-database.ts';
import { liveSurvey, newId } from '#tests/server/areas/collect/support.ts';
import { testApp, testDeps } from '#tests/support/app.ts';
import { migratedImage } from '#tests/support/database.ts';
import { recordLog } from '#tests/processes/support/product.ts';
import { eventually, linesSaying, metricIn } from '#tests/processes/support/seen.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

/** Keeps PGlite's only session busy for four seconds. */
const BUSY = `
  DO $$ DECLARE ends timestamptz := clock_timestamp() + interval '4 seconds'; n integer := 0; BEGIN
    WHILE clock_timestamp() < ends LOOP n := n + 1; END LOOP;
  END $$`;

/** Failed while slow statements were logged only from ten seconds, and responses were given up after half a second. */
it('a long statement of the embedded database delays responses, loses none, and is logged', async () => {
  const recorded = recordLog();
  const deps = testDeps({ log: recorded.log });
  deps.database = await openDatabase(
    { engine: 'pglite', dataDir: 'memory', image: await migratedImage() },
    reportDatabase(deps),
  );
  try {
    const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
    const live = await liveSurvey({ deps, http: app.listener });
    await live.saved(newId());
    const busy = deps.database.query(BUSY, [], { priority: 'rows' });
    const replies = Promise.all([live.save(newId()), live.save(newId())]);
    await eventually(async () => metricIn(await deps.metrics.render(), 'database_waiting') > 0, true);
    await busy;
    expect((await replies).map(({ status }) => status)).toEqual([200, 200]);
    expect(linesSaying(recorded.read(), 'The database was slow')).toContainEqual(
      expect.objectContaining({ level: 'warn', priority: 'rows' }),
    );
    expect(metricIn(await deps.metrics.render(), 'database_slow_total{priority="rows"}')).toBe(1);
    expect(await live.rows()).toHaveLength(3);
  } finally {
    await deps.database.close();
  }
});
