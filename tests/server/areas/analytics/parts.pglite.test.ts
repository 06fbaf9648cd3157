import type { Queries } from '#server/kernel/database/database.ts';
import { expect, it } from 'vitest';
import { findPartEnd, groupRows } from '#server/areas/analytics/rows/row-repository.ts';
import type { ResultFilter } from '#server/areas/analytics/rows/row-filter.ts';
import { multiplyResponses } from '#tests/support/multiply-responses.ts';
import { testDatabase } from '#tests/support/database.ts';
import { generateStore } from './generate.ts';

const ALL: ResultFilter = {
  isTest: false,
  range: null,
  versions: null,
  countries: null,
  customerTypes: null,
  placements: null,
  languages: null,
  orderValue: null,
  variant: null,
  answered: null,
};
const SMALL_ORDERS = { currency: 'EUR', min: null, max: 100 };
const FILTERS: readonly Partial<ResultFilter>[] = [
  {},
  { orderValue: SMALL_ORDERS },
  { countries: ['PT'] },
  { countries: ['PT'], orderValue: SMALL_ORDERS },
  { customerTypes: ['repeat'], versions: [2] },
];
const ROWS = 50;

it('reads about as many pages as a part has rows, whatever the filter selects', async () => {
  const db = await testDatabase();
  const small = await generateStore(db, { days: 12, perDay: 30, seed: 4 });
  const survey = await multiplyResponses(db, small, { copies: 60, minutesApart: 1 });
  await db.query(
    `UPDATE responses SET order_value = abs(hashtext(response_id)) % 300, order_currency = 'EUR' WHERE store_id = $1`,
    [small.storeId],
  );
  await db.query('VACUUM ANALYZE responses');
  const after = await findPartEnd(db, survey, { filter: ALL, after: null }, 11_000);
  const upTo = await findPartEnd(db, survey, { filter: ALL, after }, ROWS);
  const pages: number[] = [];
  for (const filter of FILTERS) {
    const before = await pagesRead(db);
    await groupRows(
      db,
      survey,
      { filter: { ...ALL, ...filter }, after, upTo },
      { period: null, questions: [], withoutDurations: true },
    );
    pages.push((await pagesRead(db)) - before);
  }
  expect([after, upTo]).not.toContain(null);
  expect(Math.max(...pages)).toBeLessThan(2 * ROWS);
});

/** The pages of `responses` and its indexes that statements have read so far. */
async function pagesRead(db: Queries): Promise<number> {
  await db.query('SELECT pg_stat_force_next_flush()');
  const [row] = await db.query<{ n: number }>(
    `SELECT (heap_blks_read + heap_blks_hit + idx_blks_read + idx_blks_hit)::float8 AS n
       FROM pg_statio_user_tables WHERE relname = 'responses'`,
  );
  return row?.n ?? 0;
}
