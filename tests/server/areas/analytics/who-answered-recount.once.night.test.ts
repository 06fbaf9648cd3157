import { expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import { readRows } from '#tests/server/areas/analytics/by-hand.ts';
import { expectRight, type Truth } from '#tests/server/areas/analytics/expect-right.ts';
import { expectSampleRight } from './expect-who-answered-right.ts';
import { dayIn, generateStore } from '#tests/server/areas/analytics/generate.ts';
import { placeSampleOrders } from './place-orders.ts';
import { testApp } from '#tests/support/app.ts';
import { thorough } from '#tests/support/thorough.ts';
import { CHANGES } from '#tests/support/analytics-changes.ts';
import { multiplyResponses } from '#tests/support/multiply-responses.ts';
import { openMemory, openPostgres } from '#tests/support/open-analytics-database.ts';

/** More orders than answers have no answer. */
const SILENT = thorough(3_000, 1_500);

const COPIES = thorough(3, 1);
const FEWEST = thorough(5_000, 2_500);

// Summer time ends within the days in both zones. The second one is half an hour off the hours of UTC.
it.each([
  ['Europe/Lisbon', '2026-10-25', openPostgres],
  ['America/St_Johns', '2026-11-01', openMemory],
] as const)(
  `computes every figure and who answered of more than ${FEWEST} responses in %s as a recount does, over the day %s`,
  async (timezone, longDay, open) => {
    const database = await open();
    try {
      const small = await generateStore(database, { days: 48, perDay: 30, seed: 9, timezone });
      const store = await multiplyResponses(database, small, { copies: COPIES, minutesApart: 37 });
      const { deps, storeId } = store;
      const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
      await placeSampleOrders(store, SILENT);
      const expectAllRight = async (): Promise<Truth> => {
        const truth: Truth = { store, http, rows: await readRows(database, storeId) };
        for (const { day, firstSavedAt: at } of truth.rows) expect(day).toBe(dayIn(at, timezone));
        await expectRight(truth, { ...DEFAULT_QUERY, range: 'all' });
        await expectRight(truth, { ...DEFAULT_QUERY, range: { from: longDay, to: longDay } });
        await expectSampleRight({ store, http }, { range: `${longDay}..${longDay}` });
        const { answers, timezone: told } = await expectSampleRight({ store, http });
        expect(told).toBe(timezone);
        expect(answers).toBeGreaterThan(500);
        return truth;
      };
      const before = await expectAllRight();
      expect(before.rows.length).toBeGreaterThan(FEWEST);
      for (const change of Object.values(CHANGES)) await change(before, store);
      const after = await expectAllRight();
      expect(after.rows.length).toBeLessThan(before.rows.length + 150);
    } finally {
      await database.close();
    }
  },
);
