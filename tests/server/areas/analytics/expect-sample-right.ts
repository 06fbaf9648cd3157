import request from 'supertest';
import { expect } from 'vitest';
import type { OrdersAndAnswers, WeightedResults } from '#shared/api/analytics-sample.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import type { testApp } from '#tests/support/app.ts';
import { type RawResponse, readRows } from './by-hand.ts';
import type { GeneratedStore } from './generate.ts';
import { isInGroup, readOrders, weighByHand, weightedTally } from './weigh-by-hand.ts';

/** A store whose responses have orders. */
export interface Sampled {
  readonly store: GeneratedStore;
  readonly http: ReturnType<typeof testApp>['http'];
}

const ask = async <T>({ store, http }: Sampled, path: string, query: Record<string, string>): Promise<T> =>
  succeeded<T>(
    await request(http)
      .get(`/api/v1/surveys/${store.surveyId}/analytics/${path}`)
      .query({ range: 'all', ...query })
      .set('authorization', store.authorization),
  );

/** The days, all orders and all answers that a reply is about. */
export async function readSampleOf(sampled: Sampled, query: Record<string, string> = {}) {
  const { store } = sampled;
  const found = await ask<OrdersAndAnswers>(sampled, 'who-answered', query);
  const { database } = store.deps;
  const rows = await readRows(database, store.storeId);
  const { range } = found;
  const inDays = rows.filter(({ day }) => range === null || (day >= range.from && day <= range.to));
  return { found, rows: inDays, orders: await readOrders(database, store.storeId, inDays, found) };
}

/** Expects both replies to equal a count of single orders and single answers. */
export async function expectSampleRight(
  sampled: Sampled,
  query: Record<string, string> = {},
): Promise<OrdersAndAnswers> {
  const { found, rows, orders } = await readSampleOf(sampled, query);
  const answered = orders.filter(({ row }) => row !== null);
  expect(found).toMatchObject({ orders: orders.length, answers: answered.length });
  const checkout = rows.filter(({ placement }) => placement === 'thank_you');
  expect(found.withoutOrder).toBe(checkout.length - answered.length);
  expect(found.elsewhere).toBe(rows.length - checkout.length);
  for (const { groups } of found.facts) {
    for (const { group, ...counted } of groups) {
      const own = orders.filter((order) => isInGroup(order, group, found));
      expect([group, counted]).toMatchObject([
        group,
        { orders: own.length, answers: own.filter(({ row }) => row !== null).length },
      ]);
    }
    expect(groups.reduce((sum, each) => sum + each.orders, 0)).toBe(orders.length);
  }
  await expectWeighted(sampled, query, found, weighByHand(orders, found), rows);
  return found;
}

/** Expects the weighted shares under a filter that selects these rows. */
export async function expectWeighted(
  sampled: Sampled,
  query: Record<string, string>,
  found: OrdersAndAnswers,
  weights: ReturnType<typeof weighByHand>,
  rows: readonly RawResponse[],
): Promise<void> {
  const weighted = await ask<WeightedResults>(sampled, 'weighted', query);
  expect(weighted.weighting).toEqual(found.weighting);
  for (const { answers, effective, raw, weighted: result } of weighted.questions) {
    const expected = weightedTally(weights, result.meaningId, rows);
    expect(answers).toBe(expected.answers);
    expect(raw.answered).toBe(expected.answers);
    expect(effective).toBeCloseTo(expected.effective, 4);
    if (result.kind === 'choice') {
      for (const { cell, rate } of result.options) {
        expect([cell, rate?.share]).toEqual([cell, expect.closeTo(expected.shares[cell] ?? 0, 6)]);
      }
    }
    if (result.kind === 'nps' || result.kind === 'rating') {
      for (const { value, rate } of result.points) {
        expect([value, rate?.share]).toEqual([value, expect.closeTo(expected.shares[`v:${value}`] ?? 0, 6)]);
      }
    }
  }
}
