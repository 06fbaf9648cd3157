import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { liveSurvey } from '#tests/server/areas/collect/support.ts';
import { ORDER } from '#tests/server/areas/orders/order.ts';
import { testApp, testDeps, type TestDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { sendWebhook, type TestWebhook } from '#tests/support/send-webhook.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore, storeNow } from '#tests/support/stores.ts';
import { recordLog } from '#tests/processes/support/product.ts';
import type { LogLine } from '#tests/support/log-lines.ts';
import { linesSaying, metricIn } from '#tests/processes/support/seen.ts';

let deps: TestDeps;
let app: ReturnType<typeof testApp>;
let log: () => LogLine[];

beforeAll(async () => {
  const recorded = recordLog();
  log = recorded.read;
  deps = testDeps({ database: await testDatabase(), log: recorded.log });
  app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
});

const send = (webhook: TestWebhook) => sendWebhook({ deps, http: app.listener }, webhook).expect(200);

const outcomesOf = (storeId: string) =>
  linesSaying(log(), 'Received a webhook')
    .filter((line) => line['storeId'] === storeId)
    .map((line) => line['outcome']);

const counted = async (outcome: string) =>
  metricIn(await deps.metrics.render(), `webhooks_total{outcome="${outcome}"}`);

describe('a webhook that is delivered twice', () => {
  /** Failed with a receipt that is written anew by each delivery. */
  it('counts once, even if all deliveries arrive at once', async () => {
    const store = await buildStore(deps);
    const before = [await counted('taken'), await counted('repeated')];
    const payload = { customer: { id: 7 } };
    const sent = { topic: 'customers/data_request', shop: store.shop, id: 'the same', payload };
    await Promise.all([send(sent), send(sent), send(sent)]);
    const jobs = await deps.database.query('SELECT kind, payload FROM jobs WHERE store_id = $1', [
      store.storeId,
    ]);
    expect(jobs).toEqual([{ kind: 'collect_customer_data', payload: { customerId: '7', orderIds: [] } }]);
    const outcomes = outcomesOf(store.storeId);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(2);
    expect([await counted('taken'), await counted('repeated')]).toEqual([
      (before[0] ?? 0) + 1,
      (before[1] ?? 0) + 2,
    ]);
  });
});

describe('a webhook that is delivered out of order', () => {
  /** Failed without the comparison of `changed_at`. */
  it('keeps the newer state of an order', async () => {
    const survey = await liveSurvey({ deps, http: app.listener });
    const { store } = survey;
    const before = await counted('outdated');
    await survey.saved(randomBytes(16).toString('hex'), {
      attributes: { checkoutToken: 'checkout-5001', placement: 'thank_you' },
    });
    const refunded = { ...ORDER, current_total_price: '20.00', updated_at: '2026-11-03T08:00:00Z' };
    await send({ topic: 'orders/updated', shop: store.shop, payload: refunded });
    await send({ topic: 'orders/create', shop: store.shop, payload: ORDER });
    expect((await survey.rows()).map((row) => row.orderValue)).toEqual(['20.0000']);
    expect(outcomesOf(store.storeId)).toEqual([
      'order stored, linked to 1 answer',
      'older than the stored order',
    ]);
    expect(await counted('outdated')).toBe(before + 1);
    await survey.expectCounted();
  });

  /** Failed with the time of the uninstall left out. */
  it('ends no session when the webhook of an uninstall arrives after the next install', async () => {
    const { store, authorization } = await validSession(deps);
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await send({ topic: 'app/uninstalled', shop: store.shop, triggeredAt: anHourAgo });
    expect((await storeNow(deps, store.storeId)).isInstalled).toBe(true);
    const details = request(app.listener).get('/api/v1/onboarding/store/details');
    await details.set('authorization', authorization).expect(200);
    expect(outcomesOf(store.storeId)).toEqual(['overtaken by a newer install']);
  });
});
