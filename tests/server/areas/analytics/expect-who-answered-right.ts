import request from 'supertest';
import { expect } from 'vitest';
import type { OrdersAndAnswers } from '#shared/api/analytics-sample.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import type { testApp } from '#tests/support/app.ts';
import { readRows } from './by-hand.ts';
import type { GeneratedStore } from './generate.ts';
import { isInGroup, readOrders } from './who-answered-by-hand.ts';

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

/** Expects the reply to equal a count of single orders and single answers. */
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
  return found;
}
