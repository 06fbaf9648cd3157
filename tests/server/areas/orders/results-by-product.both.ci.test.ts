import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveOrders } from '#server/areas/orders/order-repository.ts';
import type { OrderUpdate } from '#server/areas/orders/order-update.ts';
import { type CollectApp, liveSurvey, newId, startCollectApp } from '../collect/support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));
afterAll(() => app.stop());

const TITLES = ['Linen towel', 'Mug', 'Teapot'];
const EACH = 16;

const line = (at: number, returned: number) => ({
  ...{ lineId: String(at), productId: `p${at % 3}`, variantId: null, title: TITLES[at % 3] ?? '' },
  ...{ quantity: 1, returned, price: '10.00', discount: '0' },
});

const orderAt = (at: number): OrderUpdate => ({
  ...{
    source: 'created',
    orderId: `o${at}`,
    checkoutToken: `checkout-${at}`,
    customerId: `c${at}`,
  },
  ...{
    customerOrders: 1,
    country: 'PT',
    value: '10.00',
    currency: 'EUR',
    cancelledAt: null,
    refunded: null,
  },
  ...{ placedAt: '2026-11-02T10:00:00.000Z', changedAt: '2026-11-02T10:00:00.000Z' },
  ...{ isTest: false, journey: null, name: `#${at}` },
  // Every second towel is given back.
  lines: [line(at, at % 6 === 0 ? 1 : 0)],
});

/** Those who bought the towel give 0 to 6, all others 9 and 10. */
async function answeredStore(plan: 'pro' | 'free' = 'pro') {
  const live = await liveSurvey(app, { plan });
  const { storeId } = live.store;
  await saveOrders(
    app.deps.database,
    storeId,
    Array.from({ length: 3 * EACH }, (_, at) => orderAt(at)),
  );
  for (let at = 0; at < 3 * EACH; at += 1) {
    const value = at % 3 === 0 ? at % 7 : 9 + (at % 2);
    await live.saved(newId(), {
      answers: { q1: { value } },
      attributes: { checkoutToken: `checkout-${at}`, placement: 'thank_you' },
    });
  }
  const { surveyId } = live.survey;
  const get = (path: string) =>
    live.authorized(request(app.express).get(`/api/v1/surveys/${surveyId}/analytics/${path}`));
  return { live, get };
}

describe('results by product', () => {
  it('name the faulty product in the findings, and give each product’s score and refunds', async () => {
    const { get } = await answeredStore();
    const found = (await get('findings').expect(200)).body as {
      data: { headline: { key: string; sentence: string; certainty: string }; looked: string };
    };
    expect(found.data.headline).toMatchObject({
      key: 'product:q1:p0:lower',
      sentence: '“Linen towel” has a net promoter score of −100, all others 100.',
      certainty: 'clear',
    });
    expect(found.data.looked).toContain('scores by product');
    const reply = await get('questions/q1/products').expect(200);
    expect((reply.body as { data: unknown }).data).toMatchObject({
      ...{ orders: 3 * EACH, isNewest: false, total: { nps: { answers: 3 * EACH } } },
      products: [
        {
          productId: 'p0',
          title: 'Linen towel',
          returned: { count: EACH / 2, total: EACH },
          result: { nps: { score: -100 } },
        },
        {
          productId: 'p1',
          title: 'Mug',
          returned: { count: 0 },
          result: { nps: { score: 100, answers: EACH } },
        },
        {
          productId: 'p2',
          title: 'Teapot',
          returned: { count: 0 },
          result: { nps: { score: 100 } },
        },
      ],
    });
  });

  it('are a part of the plan that compares', async () => {
    const live = await liveSurvey(app, { plan: 'free' });
    const path = `/api/v1/surveys/${live.survey.surveyId}/analytics/questions/q1/products`;
    const reply = await live.authorized(request(app.express).get(path));
    expect(reply.body).toMatchObject({ error: { code: 'PLAN_LIMIT' } });
  });
});
