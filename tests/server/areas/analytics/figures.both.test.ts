import request from 'supertest';
import { productDeps } from '#server/start/product-deps.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { newErasure, eraseRows } from '#server/areas/privacy/erase-customer.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { thorough } from '#tests/support/thorough.ts';
import { readRows } from './by-hand.ts';
import { drawQuery } from './draw-query.ts';
import { expectRight, type Truth } from './expect-right.ts';
import { createRandom, type GeneratedStore, generateStore } from './generate.ts';

let store: GeneratedStore;
let truth: Truth;

beforeAll(async () => {
  store = await generateStore(await testDatabase(), { days: 48, perDay: 30 });
  const { deps } = store;
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  truth = { store, http, rows: await readRows(deps.database, store.storeId) };
});

/** Reads the stored rows again. */
async function readAgain(): Promise<void> {
  truth = { ...truth, rows: await readRows(store.deps.database, store.storeId) };
}

describe('every figure equals a count of the raw rows', () => {
  it('for a survey with enough responses', () => {
    expect(truth.rows.length).toBeGreaterThan(1_300);
    expect(new Set(truth.rows.map(({ version }) => version))).toEqual(new Set([1, 2]));
  });

  it('without a filter', async () => {
    await expectRight(truth, DEFAULT_QUERY);
    await expectRight(truth, { ...DEFAULT_QUERY, range: 'all' });
  });

  it.each(thorough([1, 2], [1]))('under ten random filters, %i', async (seed) => {
    const random = createRandom(seed);
    for (let at = 0; at < 10; at += 1) await expectRight(truth, drawQuery(random));
  });

  it('after responses were deleted', async () => {
    const gone = truth.rows.filter((_, at) => at % 40 === 0);
    const remove = (responseId: string) =>
      request(truth.http)
        .delete(`/api/v1/surveys/${store.surveyId}/responses/${responseId}`)
        .set('authorization', store.authorization);
    for (const { responseId } of gone) expect((await remove(responseId)).status).toBe(200);
    expect((await remove(gone[0]?.responseId ?? '')).status).toBe(404);
    const before = truth.rows.length;
    await readAgain();
    expect(truth.rows).toHaveLength(before - gone.length);
    const random = createRandom(11);
    await expectRight(truth, { ...DEFAULT_QUERY, range: 'all' });
    for (let at = 0; at < 3; at += 1) await expectRight(truth, drawQuery(random));
  });

  it('after customers were erased', async () => {
    const customers = ['c1', 'c2', 'c3'];
    const before = truth.rows.length;
    for (const customerId of customers) {
      const shopper = newErasure({ customerId, orderIds: [] }, { withClaims: true });
      await eraseRows(productDeps(store.deps), store.storeId, shopper, { isOver: () => false });
    }
    await readAgain();
    expect(truth.rows.length).toBeLessThan(before - customers.length);
    const random = createRandom(12);
    await expectRight(truth, { ...DEFAULT_QUERY, range: 'all' });
    for (let at = 0; at < 3; at += 1) await expectRight(truth, drawQuery(random));
  });
});
