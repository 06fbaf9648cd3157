import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CollectApp, liveSurvey, newId, startCollectApp } from '../collect/support.ts';
import { ORDER, sendOrder } from '../orders/order.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

describe('the export of a shopper’s data', () => {
  it('includes the merchant’s note and tags of each response', async () => {
    const live = await liveSurvey(app);
    const { store, survey } = live;
    const [noted, plain] = [newId(), newId()];
    for (const [responseId, orderId] of [
      [noted, '51'],
      [plain, '52'],
    ] as const) {
      const checkoutToken = `checkout-${orderId}`;
      await live.saved(responseId, { attributes: { orderId, checkoutToken, placement: 'thank_you' } });
      const customer = { id: '50', orders_count: 1 };
      const order = { ...ORDER, id: orderId, checkout_token: checkoutToken, customer };
      await sendOrder(app, store.shop, order).expect(200);
    }
    await app.deps.database.query(
      `INSERT INTO follow_ups (store_id, survey_id, response_id, state, note, tags, changed_at)
       VALUES ($1, $2, $3, 'new', 'Called on Monday', '["VIP"]', now())
       ON CONFLICT (store_id, survey_id, response_id) DO UPDATE SET note = excluded.note, tags = excluded.tags`,
      [store.storeId, survey.surveyId, noted],
    );

    const exported = await live.authorized(
      request(app.http).post('/api/v1/privacy/shopper/export').send({ by: 'customer', id: '50' }),
    );

    const { responses } = exported.body.data as { responses: { responseId: string }[] };
    expect(responses).toHaveLength(2);
    expect(responses.find(({ responseId }) => responseId === noted)).toMatchObject({
      merchantNote: 'Called on Monday',
      merchantTags: ['VIP'],
    });
    expect(responses.find(({ responseId }) => responseId === plain)).toMatchObject({
      merchantNote: '',
      merchantTags: [],
    });
  });
});
