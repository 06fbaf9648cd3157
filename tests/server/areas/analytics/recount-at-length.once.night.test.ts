import { expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import { readRows } from '#tests/server/areas/analytics/by-hand.ts';
import { drawQuery } from '#tests/server/areas/analytics/draw-query.ts';
import { expectRight, type Truth } from '#tests/server/areas/analytics/expect-right.ts';
import { createRandom, generateStore } from '#tests/server/areas/analytics/generate.ts';
import { CHANGES } from '#tests/support/analytics-changes.ts';
import { multiplyResponses } from '#tests/support/multiply-responses.ts';
import { openMemory, openPostgres } from '#tests/support/open-analytics-database.ts';
import { testApp } from '#tests/support/app.ts';
import { counted, recounted } from '#tests/support/recount.ts';
import { thorough } from '#tests/support/thorough.ts';

it.each([
  [thorough(33_000, 8_000), 'PostgreSQL', { open: openPostgres, copies: thorough(24, 5), filtersEach: 3 }],
  [
    thorough(6_500, 2_700),
    'PGlite',
    { open: openMemory, copies: thorough(4, 1), filtersEach: thorough(10, 5) },
  ],
] as const)(
  'computes every figure of more than %i responses on %s as a recount does, under drawn filters after each change',
  async (fewest, _engine, { open, copies, filtersEach }) => {
    const database = await open();
    try {
      const small = await generateStore(database, { days: 48, perDay: 30 });
      const store = await multiplyResponses(database, small, { copies });
      const { deps } = small;
      const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
      const random = createRandom(77);
      let truth: Truth = { store, http, rows: await readRows(database, small.storeId) };
      expect(truth.rows.length).toBeGreaterThan(fewest);
      for (const change of Object.values(CHANGES)) {
        await change(truth, small);
        truth = { ...truth, rows: await readRows(database, small.storeId) };
        await expectRight(truth, { ...DEFAULT_QUERY, range: 'all' });
        for (let at = 0; at < filtersEach; at += 1) await expectRight(truth, drawQuery(random));
      }
      expect(await counted(database, small.storeId)).toEqual(await recounted(database, small.storeId));
    } finally {
      await database.close();
    }
  },
);
