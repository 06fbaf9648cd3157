import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook } from '#server/platform/signatures.ts';
import { liveSurvey, newId, startCollectApp, type CollectApp, type LiveSurvey } from '../collect/support.ts';
import { ORDER } from './order.ts';

let app: CollectApp;

beforeAll(async () => {
  app = await startCollectApp();
});
afterAll(() => app.stop());

function tell(shop: string, order: object, { hmac }: { hmac?: string } = {}) {
  const body = JSON.stringify(order);
  const [secret] = app.deps.config.secrets.platformApi;
  return request(app.http)
    .post('/webhooks')
    .set('content-type', 'application/json')
    .set('x-shopify-topic', 'orders/create')
    .set('x-shopify-shop-domain', shop)
    .set('x-shopify-webhook-id', newId())
    .set('x-shopify-hmac-sha256', hmac ?? signWebhook(Buffer.from(body), secret))
    .send(body);
}

/** As much of the one response as an order gives. */
async function orderOf(survey: LiveSurvey) {
  const [row] = await survey.rows();
  return [
    row?.['order_id'],
    row?.['order_value'],
    row?.['order_currency'],
    row?.['customer_orders'],
    row?.['customer_id'],
    row?.['is_order_verified'],
  ];
}

const FILLED = ['5001', '80.5000', 'EUR', 3, '77', true];
const came = { attributes: { checkoutToken: 'checkout-5001', placement: 'thank_you' as const } };

describe('what the store tells of an order', () => {
  it('fills the answer that came from its checkout, whichever comes first', async () => {
    const early = await liveSurvey(app);
    await early.saved(newId(), came);
    expect(await orderOf(early)).toEqual([null, null, null, null, null, false]);
    await tell(early.store.shop, ORDER).expect(200);
    expect(await orderOf(early)).toEqual(FILLED);

    const late = await liveSurvey(app);
    await tell(late.store.shop, ORDER).expect(200);
    await late.saved(newId(), came);
    expect(await orderOf(late)).toEqual(FILLED);
  });

  it('never misses an answer that is kept at the same moment', async () => {
    const survey = await liveSurvey(app);
    const all = Array.from({ length: 8 }, (_, at) => `checkout-${at}`);
    await Promise.all(
      all.flatMap((checkoutToken, at) => [
        survey.saved(newId(), { attributes: { checkoutToken, placement: 'thank_you' } }),
        tell(survey.store.shop, { ...ORDER, id: 6_000 + at, checkout_token: checkoutToken }).expect(200),
      ]),
    );
    const rows = await survey.rows();
    expect(rows.map((row) => row['is_order_verified'])).toEqual(all.map(() => true));
  });

  it('leaves every count as a recount has it', async () => {
    const survey = await liveSurvey(app);
    await survey.saved(newId(), came);
    await tell(survey.store.shop, ORDER).expect(200);
    await survey.expectCounted();
  });

  it('replaces what a page said of an order that it only named, and takes no such word for proof', async () => {
    const survey = await liveSurvey(app);
    await survey.saved(newId(), {
      attributes: { orderId: '5001', orderValue: 9_999, orderCurrency: 'EUR', placement: 'thank_you' },
    });
    await tell(survey.store.shop, ORDER).expect(200);
    expect(await orderOf(survey)).toEqual(['5001', '80.5000', 'EUR', 3, null, false]);
  });

  it('is not given to who names the order and comes from another checkout', async () => {
    const survey = await liveSurvey(app);
    await survey.saved(newId(), {
      attributes: { orderId: '5001', checkoutToken: 'another', orderValue: 1, placement: 'thank_you' },
    });
    await tell(survey.store.shop, ORDER).expect(200);
    expect(await orderOf(survey)).toEqual(['5001', '1.0000', null, null, null, false]);
  });

  it('reaches no other store', async () => {
    const survey = await liveSurvey(app);
    const other = await liveSurvey(app);
    await survey.saved(newId(), came);
    await other.saved(newId(), came);
    await tell(survey.store.shop, ORDER).expect(200);
    expect((await orderOf(survey))[1]).toBe('80.5000');
    expect((await orderOf(other))[0]).toBeNull();
  });

  it('is refused with a wrong signature, and kept out of a plan without orders', async () => {
    const free = await liveSurvey(app, { plan: 'free' });
    await free.saved(newId(), came);
    await tell(free.store.shop, ORDER, { hmac: Buffer.alloc(32).toString('base64') }).expect(401);
    await tell(free.store.shop, ORDER).expect(200);
    expect(await orderOf(free)).toEqual([null, null, null, null, null, false]);
  });
});
