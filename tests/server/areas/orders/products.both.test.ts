import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '#tests/support/simulation/random.ts';
import { sendWebhook } from '#tests/support/send-webhook.ts';
import { type CollectApp, liveSurvey, type LiveSurvey, newId, startCollectApp } from '../collect/support.ts';
import { ORDER, sendOrder } from './order.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));
afterAll(() => app.stop());

const TOWEL = {
  ...{ id: 11, product_id: 3003, variant_id: 300301, title: 'Linen tea towel' },
  ...{ price: '18.00', quantity: 3, discount_allocations: [{ amount: '3.00' }, { amount: '2.40' }] },
};
const WRAP = { id: 12, product_id: null, variant_id: null, title: 'Gift wrap', price: '3.00', quantity: 1 };
const BOUGHT = { ...ORDER, name: '#1001', line_items: [TOWEL, WRAP] };

const update = (live: LiveSurvey, payload: object) =>
  sendWebhook(app, { topic: 'orders/updated', shop: live.store.shop, payload }).expect(200);

/** A response to an order, with a low score. */
async function answered(checkoutToken = ORDER.checkout_token) {
  const live = await liveSurvey(app);
  const responseId = newId();
  await live.saved(responseId, {
    ...{ complete: true, path: ['q1'], answers: { q1: { value: 2 } } },
    attributes: { checkoutToken, placement: 'thank_you' },
  });
  const get = async (path: string) => {
    const { surveyId } = live.survey;
    const reply = await live.authorized(request(app.express).get(`/api/v1/surveys/${surveyId}/${path}`));
    expect(reply.status).toBe(200);
    return (reply.body as { data: unknown }).data;
  };
  return { live, responseId, get };
}

const PRODUCTS = [
  {
    ...{ productId: '3003', variantId: '300301', title: 'Linen tea towel', quantity: 3, returned: 0 },
    ...{ price: '18.00', discount: '5.40', total: '48.60' },
  },
  {
    ...{ productId: null, variantId: null, title: 'Gift wrap', quantity: 1, returned: 0 },
    ...{ price: '3.00', discount: '0', total: '3.00' },
  },
];

describe('the products of an order', () => {
  it('stand beside its response, in the list, and beside its low score', async () => {
    const { live, responseId, get } = await answered();
    await sendOrder(app, live.store.shop, BOUGHT).expect(200);
    const order = {
      ...{ orderId: '5001', isVerified: true, name: '#1001', refunded: null, isCancelled: false },
      products: PRODUCTS,
    };
    expect(await get(`responses/${responseId}`)).toMatchObject({ order });
    expect(await get('responses')).toMatchObject({ responses: [{ order }] });
    expect(await get('responses?search=gift%20wrap')).toMatchObject({ responses: [{ responseId }] });
    expect(await get('low-scores')).toMatchObject({ lowScores: [{ order }] });
    expect(await get(`low-scores/${responseId}`)).toMatchObject({ order });
  });

  it('follow what is changed, given back and cancelled', async () => {
    const { live, responseId, get } = await answered();
    const shown = async () =>
      ((await get(`responses/${responseId}`)) as { order: Record<string, unknown> }).order;
    await sendOrder(app, live.store.shop, BOUGHT).expect(200);
    const refunds = [
      {
        refund_line_items: [{ line_item_id: 11, quantity: 2 }],
        transactions: [{ kind: 'refund', status: 'success', amount: '32.40' }],
      },
    ];
    await update(live, { ...BOUGHT, updated_at: '2026-11-03T10:00:00Z', refunds });
    expect(await shown()).toMatchObject({
      refunded: '32.4000',
      products: [{ title: 'Linen tea towel', returned: 2 }, { returned: 0 }],
    });
    // A removed line stays as one of which nothing is left.
    const edited = [TOWEL, { ...WRAP, current_quantity: 0 }, { ...TOWEL, id: 13, quantity: 1 }];
    await update(live, { ...BOUGHT, updated_at: '2026-11-04T10:00:00Z', refunds, line_items: edited });
    expect(await shown()).toMatchObject({ products: [{ returned: 2 }, { returned: 1 }, { quantity: 1 }] });
    const at = '2026-11-05T10:00:00Z';
    await update(live, { ...BOUGHT, updated_at: at, cancelled_at: at, refunds, line_items: edited });
    expect(await shown()).toMatchObject({ isCancelled: true, products: [{}, {}, {}] });
    // An older report arrives late.
    await update(live, { ...BOUGHT, updated_at: '2026-11-03T11:00:00Z' });
    expect(await shown()).toMatchObject({ isCancelled: true, products: [{ returned: 2 }, {}, {}] });
  });

  it('are not shown beside a response that only claims the order', async () => {
    const live = await liveSurvey(app);
    const responseId = newId();
    await live.saved(responseId, { attributes: { orderId: '5001', placement: 'thank_you' } });
    await sendOrder(app, live.store.shop, BOUGHT).expect(200);
    const reply = await live.authorized(
      request(app.express).get(`/api/v1/surveys/${live.survey.surveyId}/responses/${responseId}`),
    );
    expect((reply.body as { data: unknown }).data).toMatchObject({
      order: { orderId: '5001', isVerified: false, name: null, products: [] },
    });
  });

  it('have the newest title that an order named, and the order keeps its own', async () => {
    const { live, responseId, get } = await answered();
    const { shop, storeId } = live.store;
    const named = (id: number, day: number, title: string) =>
      sendOrder(app, shop, {
        ...{ ...BOUGHT, id, checkout_token: `checkout-${id}`, line_items: [{ ...TOWEL, title }] },
        ...{ created_at: `2026-11-0${day}T10:00:00Z`, updated_at: `2026-11-09T10:00:00Z` },
      }).expect(200);
    await named(5_001, 2, 'Linen towel');
    await named(5_003, 4, 'Linen towel, large');
    await named(5_002, 3, 'Towel');
    expect(await get(`responses/${responseId}`)).toMatchObject({
      order: { products: [{ title: 'Linen towel, large' }] },
    });
    const [row] = await app.deps.database.query(
      `SELECT lines->0->>'title' AS title FROM orders WHERE store_id = $1 AND order_id = '5001'`,
      [storeId],
    );
    expect(row).toEqual({ title: 'Linen towel' });
  });

  it('stay unknown if the store does not say them, and an unreadable list changes nothing else', async () => {
    const { live, responseId, get } = await answered();
    await sendOrder(app, live.store.shop, ORDER).expect(200);
    expect(await get(`responses/${responseId}`)).toMatchObject({ order: { name: null, products: [] } });
    await update(live, { ...BOUGHT, updated_at: '2026-11-03T10:00:00Z', line_items: [{ id: 1 }] });
    expect(await get(`responses/${responseId}`)).toMatchObject({ order: { name: '#1001', products: [] } });
    await update(live, { ...BOUGHT, updated_at: '2026-11-04T10:00:00Z' });
    expect(await get(`responses/${responseId}`)).toMatchObject({ order: { products: PRODUCTS } });
  });
});

interface Truth {
  readonly id: number;
  readonly currency: string;
  readonly lines: {
    id: number;
    product: number | null;
    cents: number;
    quantity: number;
    off: number;
    left: number;
  }[];
}

/** Orders as a store would have them in the end, and the payloads that told of them, in any order and some twice. */
function drawOrders(seed: number): { truth: Truth[]; payloads: object[] } {
  const random = randomFrom(seed);
  const upTo = (most: number) => Math.floor(random() * most) + 1;
  const truth: Truth[] = [];
  const payloads: object[] = [];
  for (const [at, count] of [1, 200, 2, 3, 1, 40, 5, 1, 2, 120].entries()) {
    const id = 9_000 + at;
    const lines = Array.from({ length: count }, (_, place) => {
      const quantity = upTo(4);
      const product = random() < 0.1 ? null : upTo(40);
      return { id: id * 1_000 + place, product, cents: upTo(9_999), quantity, off: 0, left: quantity };
    });
    for (const line of lines) if (random() < 0.3) line.off = upTo(line.cents);
    const currency = at % 2 ? 'USD' : 'EUR';
    const money = (cents: number) => (cents / 100).toFixed(2);
    const tell = (second: number, cancelled: boolean) => ({
      ...{ ...ORDER, id, checkout_token: `checkout-${id}`, currency, name: `#${id}` },
      updated_at: `2026-11-02T12:00:${String(second).padStart(2, '0')}Z`,
      ...(cancelled && { cancelled_at: '2026-11-02T12:00:30Z' }),
      line_items: lines.map((line) => ({
        ...{ id: line.id, product_id: line.product, variant_id: null, title: `Product ${line.product}` },
        ...{ price: money(line.cents), quantity: line.quantity, current_quantity: line.left },
        discount_allocations: line.off > 0 ? [{ amount: money(line.off) }] : [],
      })),
    });
    payloads.push(tell(10, false));
    for (const line of lines) if (random() < 0.2) line.left -= 1;
    payloads.push(tell(20, false));
    if (at === 4) for (const line of lines) line.left = 0;
    if (at === 4) payloads.push(tell(30, true));
    truth.push({ id, currency, lines });
  }
  const again = payloads.filter(() => random() < 0.3);
  const shuffled = [...payloads, ...again].map((payload) => ({ payload, key: random() }));
  return { truth, payloads: shuffled.sort((a, b) => a.key - b.key).map(({ payload }) => payload) };
}

describe('orders of 1 to 200 lines in two currencies, told in any order', () => {
  it('are stored once, and equal what the store has', async () => {
    const { store } = await liveSurvey(app);
    const { truth, payloads } = drawOrders(7);
    for (const payload of payloads) {
      await sendWebhook(app, { topic: 'orders/updated', shop: store.shop, payload }).expect(200);
    }
    const found = await app.deps.database.query(
      `SELECT order_id AS id, currency, count(*)::int AS lines, count(DISTINCT line->>'id')::int AS "lineIds",
              sum((line->>'quantity')::int)::int AS units,
              sum((line->>'quantity')::int - coalesce((line->>'returned')::int, 0))::int AS kept,
              round(100 * sum((line->>'quantity')::int * (line->>'price')::numeric
                              - coalesce((line->>'discount')::numeric, 0)))::float8 AS cents,
              count(*) FILTER (WHERE NOT line ? 'product')::int AS typed
         FROM orders, jsonb_array_elements(lines) AS listed (line)
        WHERE store_id = $1 GROUP BY 1, 2 ORDER BY 1`,
      [store.storeId],
    );
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    expect(found).toEqual(
      truth.map(({ id, currency, lines }) => ({
        ...{ id: String(id), currency, lines: lines.length, lineIds: lines.length },
        units: sum(lines.map(({ quantity }) => quantity)),
        kept: sum(lines.map(({ left }) => left)),
        cents: sum(lines.map(({ cents, quantity, off }) => cents * quantity - off)),
        typed: lines.filter(({ product }) => product === null).length,
      })),
    );
    const products = await app.deps.database.query(
      'SELECT product_id FROM products WHERE store_id = $1 ORDER BY product_id',
      [store.storeId],
    );
    const named = truth.flatMap(({ lines }) =>
      lines.flatMap(({ product }) => (product === null ? [] : [String(product)])),
    );
    expect(products.map((row) => row['productId'])).toEqual([...new Set(named)].sort());
  });
});
