import type request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveSurvey, newId, startCollectApp, type CollectApp, type LiveSurvey } from '../collect/support.ts';
import { ORDER, sendOrder } from './order.ts';

let app: CollectApp;

beforeAll(async () => {
  app = await startCollectApp();
});
afterAll(() => app.stop());

const send = (shop: string, order: object, how?: { hmac?: string }) => sendOrder(app, shop, order, how);

/** The order columns of the survey's one response. */
async function orderOf(survey: LiveSurvey) {
  const [row] = await survey.rows();
  return [
    row?.['orderId'],
    row?.['orderValue'],
    row?.['orderCurrency'],
    row?.['customerOrders'],
    row?.['customerId'],
    row?.['isOrderVerified'],
  ];
}

const FILLED = ['5001', '80.5000', 'EUR', 3, '77', true];
const came = { attributes: { checkoutToken: 'checkout-5001', placement: 'thank_you' as const } };

describe('an order webhook', () => {
  it('fills the response of its checkout, whichever arrives first', async () => {
    const early = await liveSurvey(app);
    await early.saved(newId(), came);
    expect(await orderOf(early)).toEqual([null, null, null, null, null, false]);
    await send(early.store.shop, ORDER).expect(200);
    expect(await orderOf(early)).toEqual(FILLED);

    const late = await liveSurvey(app);
    await send(late.store.shop, ORDER).expect(200);
    await late.saved(newId(), came);
    expect(await orderOf(late)).toEqual(FILLED);
  });

  it('does not take a test order for the first of a customer', async () => {
    const { store } = await liveSurvey(app);
    const place = (id: number, day: number, test: boolean) => {
      const at = `2026-10-0${day}T10:00:00Z`;
      return send(store.shop, {
        ...ORDER,
        id,
        customer: { id: 7 },
        created_at: at,
        updated_at: at,
        test,
      }).expect(200);
    };
    await place(1, 1, true);
    await place(2, 2, false);
    await place(3, 3, false);
    const rows = await app.deps.database.query(
      `SELECT order_id, is_first_order FROM orders WHERE store_id = $1 AND is_test IS NOT TRUE ORDER BY order_id`,
      [store.storeId],
    );
    expect(rows).toEqual([
      { orderId: '2', isFirstOrder: true },
      { orderId: '3', isFirstOrder: false },
    ]);
  });

  it('never misses a response that is saved at the same moment', async () => {
    const survey = await liveSurvey(app);
    const all = Array.from({ length: 8 }, (_, at) => `checkout-${at}`);
    await Promise.all(
      all.flatMap((checkoutToken, at) => [
        survey.saved(newId(), { attributes: { checkoutToken, placement: 'thank_you' } }),
        send(survey.store.shop, { ...ORDER, id: 6_000 + at, checkout_token: checkoutToken }).expect(200),
      ]),
    );
    const rows = await survey.rows();
    expect(rows.map((row) => row['isOrderVerified'])).toEqual(all.map(() => true));
  });

  it('leaves all counters equal to a recount', async () => {
    const survey = await liveSurvey(app);
    await survey.saved(newId(), came);
    await send(survey.store.shop, ORDER).expect(200);
    await survey.expectCounted();
  });

  it('replaces the order data that the page sent, which verifies nothing', async () => {
    const survey = await liveSurvey(app);
    await survey.saved(newId(), {
      attributes: { orderId: '5001', orderValue: 9_999, orderCurrency: 'EUR', placement: 'thank_you' },
    });
    await send(survey.store.shop, ORDER).expect(200);
    expect(await orderOf(survey)).toEqual(['5001', '80.5000', 'EUR', 3, null, false]);
  });

  it('does not link a response that claims the order with another checkout’s token', async () => {
    const survey = await liveSurvey(app);
    await survey.saved(newId(), {
      attributes: { orderId: '5001', checkoutToken: 'another', orderValue: 1, placement: 'thank_you' },
    });
    await send(survey.store.shop, ORDER).expect(200);
    expect(await orderOf(survey)).toEqual(['5001', '1.0000', null, null, null, false]);
  });

  it('changes no other store', async () => {
    const survey = await liveSurvey(app);
    const other = await liveSurvey(app);
    await survey.saved(newId(), came);
    await other.saved(newId(), came);
    await send(survey.store.shop, ORDER).expect(200);
    expect((await orderOf(survey))[1]).toBe('80.5000');
    expect((await orderOf(other))[0]).toBeNull();
  });

  it('is refused with a wrong signature, and ignored on a plan without orders', async () => {
    const free = await liveSurvey(app, { plan: 'free' });
    await free.saved(newId(), came);
    await send(free.store.shop, ORDER, { hmac: Buffer.alloc(32).toString('base64') }).expect(401);
    await send(free.store.shop, ORDER).expect(200);
    expect(await orderOf(free)).toEqual([null, null, null, null, null, false]);
  });
});

describe('an order that another person claims first', () => {
  const stranger = { attributes: { orderId: '5001' } };
  const shopper = { attributes: { orderId: '5001', ...came.attributes } };
  const proofOf = async (survey: LiveSurvey) =>
    Object.fromEntries((await survey.rows()).map((row) => [row.responseId, row['isOrderVerified']]));
  const codeOf = ({ status, body }: request.Response) => [
    status,
    (body as { error?: { code: string } }).error?.code,
  ];

  it('keeps the shopper’s response, whether the order arrives before or after it', async () => {
    for (const isKnown of [true, false]) {
      const survey = await liveSurvey(app);
      const [claim, real] = [newId(), newId()];
      if (isKnown) await send(survey.store.shop, ORDER).expect(200);
      await survey.saved(claim, stranger);
      await survey.saved(real, shopper);
      if (!isKnown) await send(survey.store.shop, ORDER).expect(200);
      expect(await proofOf(survey)).toEqual({ [claim]: false, [real]: true });
      expect(await survey.figures()).toMatchObject({ responses: 2, inMonth: 2 });
      await survey.expectCounted();
    }
  });

  it('keeps both responses of one batch and verifies the shopper’s, also on a plan without orders', async () => {
    const survey = await liveSurvey(app);
    await send(survey.store.shop, ORDER).expect(200);
    const [claim, real] = [newId(), newId()];
    await Promise.all([survey.saved(newId()), survey.saved(claim, stranger), survey.saved(real, shopper)]);
    expect(await proofOf(survey)).toMatchObject({ [claim]: false, [real]: true });
    await survey.expectCounted();

    const free = await liveSurvey(app, { plan: 'free' });
    await free.saved(newId(), stranger);
    await free.saved(newId(), shopper);
    expect(codeOf(await free.save(newId(), shopper))).toEqual([409, 'RESPONSE_TAKEN']);
  });

  it('keeps the responses of later shoppers, however many orders another person claims', async () => {
    const survey = await liveSurvey(app);
    const ids = Array.from({ length: 12 }, (_, at) => String(7_000 + at));
    await Promise.all(ids.map((orderId) => survey.saved(newId(), { attributes: { orderId } })));
    for (const orderId of ids) {
      await survey.saved(newId(), { attributes: { orderId } });
      const checkoutToken = `checkout-${orderId}`;
      await survey.saved(newId(), {
        attributes: { orderId, checkoutToken },
      });
    }
    await survey.expectCounted();
  });

  it('accepts one response per checkout, and none after a verified response to the order', async () => {
    const survey = await liveSurvey(app);
    const real = newId();
    await survey.saved(real, shopper);
    expect(codeOf(await survey.save(newId(), shopper))).toEqual([409, 'RESPONSE_TAKEN']);
    expect(codeOf(await survey.save(newId(), came))).toEqual([409, 'RESPONSE_TAKEN']);
    await send(survey.store.shop, ORDER).expect(200);
    for (const claim of [
      stranger,
      { attributes: { orderId: '5001' } },
      { attributes: { orderId: '5001', checkoutToken: 'another' } },
      came,
    ]) {
      expect(codeOf(await survey.save(newId(), claim))).toEqual([409, 'RESPONSE_TAKEN']);
    }
    await survey.saved(real, { ...shopper, revision: 2, answers: { q1: { value: 2 } } });
    expect(await proofOf(survey)).toEqual({ [real]: true });
    await survey.expectCounted();
  });
});
