import fc from 'fast-check';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordersArea } from '#server/areas/orders/routes.ts';
import { testJobs } from '#tests/support/jobs.ts';
import type { MoneyByAnswer } from '#shared/api/analytics-insights.ts';
import { type IdentityApp, startIdentityApp } from '#tests/support/identity-app.ts';
import { thorough } from '#tests/support/thorough.ts';
import { sendWebhook } from '#tests/support/send-webhook.ts';
import { liveSurvey, newId, type LiveSurvey } from '../collect/support.ts';
import { ORDER } from './order.ts';

let app: IdentityApp;

beforeAll(async () => {
  app = await startIdentityApp();
  app.shops.behaviour.takesAnyToken = true;
  // Other tests of this worker share the database, and the fetches of their stores would ask this platform.
  await app.deps.database.query(`DELETE FROM jobs WHERE kind = 'fetch_order_history'`);
});
afterAll(() => app.shops.stop());

type Topic = 'orders/create' | 'orders/updated';

interface Delivery {
  readonly topic: Topic;
  readonly order: object;
  readonly webhookId: string;
}

const newSurvey = () => liveSurvey({ deps: app.deps, http: app.http }, { shop: app.newShop() });

function deliver({ store }: LiveSurvey, { topic, order, webhookId }: Delivery) {
  return sendWebhook(app, { topic, shop: store.shop, payload: order, id: webhookId }).expect(200);
}

const send = (survey: LiveSurvey, topic: Topic, order: object) =>
  deliver(survey, { topic, order, webhookId: newId() });

/** Runs the store's waiting jobs now. */
async function settle({ store }: LiveSurvey): Promise<void> {
  const { database } = app.deps;
  await database.query(`UPDATE jobs SET run_at = now() WHERE store_id = $1 AND status = 'queued'`, [
    store.storeId,
  ]);
  await testJobs(app.deps, ordersArea).runDue();
}

async function keptOrder({ store }: LiveSurvey, orderId: string) {
  const [row] = await app.deps.database.query(
    `SELECT value::float8 AS value, cancelled_at IS NOT NULL AS cancelled, customer_orders, is_first_order, customer_id
       FROM orders WHERE store_id = $1 AND order_id = $2`,
    [store.storeId, orderId],
  );
  return row;
}

const CANCELLED = { ...ORDER, cancelled_at: ORDER.updated_at, current_total_price: '0.00' };

async function ordersOf(survey: LiveSurvey): Promise<number> {
  const path = `/api/v1/surveys/${survey.survey.surveyId}/analytics/questions/q1/money`;
  const reply = await survey.authorized(request(app.http).get(path)).expect(200);
  return (reply.body as { data: MoneyByAnswer }).data.total.orders;
}

describe('two changes of an order within one second', () => {
  /** Failed with a change taken only if its moment is later. */
  it.each<[string, readonly [Topic, object][]]>([
    [
      'the cancellation last',
      [
        ['orders/create', ORDER],
        ['orders/updated', CANCELLED],
      ],
    ],
    [
      'the cancellation first',
      [
        ['orders/updated', CANCELLED],
        ['orders/create', ORDER],
      ],
    ],
  ])('leave the order cancelled, with %s', async (_name, deliveries) => {
    const survey = await newSurvey();
    await survey.saved(newId(), { attributes: { checkoutToken: 'checkout-5001', placement: 'thank_you' } });
    for (const [topic, order] of deliveries) await send(survey, topic, order);
    expect(await keptOrder(survey, '5001')).toMatchObject({ value: 0, cancelled: true });
    expect((await survey.rows()).map((row) => row['orderValue'])).toEqual(['0.0000']);
    expect(await ordersOf(survey)).toBe(0);
    await survey.expectCounted();
  });

  it('keep the edit that raised the value at its creation, even if the store cannot be asked', async () => {
    const survey = await newSurvey();
    await send(survey, 'orders/updated', { ...ORDER, current_total_price: '95.00' });
    await send(survey, 'orders/create', ORDER);
    expect(await keptOrder(survey, '5001')).toMatchObject({ value: 95 });
  });

  it('are settled by asking the store when both are edits, also after a failed attempt', async () => {
    const survey = await newSurvey();
    await survey.saved(newId(), { attributes: { checkoutToken: 'checkout-5001', placement: 'thank_you' } });
    await send(survey, 'orders/updated', { ...ORDER, current_total_price: '20.00' });
    await send(survey, 'orders/updated', { ...ORDER, current_total_price: '60.00' });
    expect(await keptOrder(survey, '5001')).toMatchObject({ value: 20 });
    app.shops.orders.set('5001', { updatedAt: ORDER.updated_at, cancelledAt: null, amount: '60.0' });
    app.shops.behaviour.troubles.push(500, 500, 500);
    await settle(survey);
    expect(await keptOrder(survey, '5001')).toMatchObject({ value: 20 });
    await settle(survey);
    expect(await keptOrder(survey, '5001')).toMatchObject({ value: 60 });
    expect((await survey.rows()).map((row) => row['orderValue'])).toEqual(['60.0000']);
    await send(survey, 'orders/updated', { ...ORDER, current_total_price: '20.00' });
    expect(await keptOrder(survey, '5001')).toMatchObject({ value: 60 });
  });

  it('are asked about once, however often the webhooks arrive', async () => {
    const survey = await newSurvey();
    for (const price of ['20.00', '60.00', '20.00', '60.00', '30.00']) {
      await send(survey, 'orders/updated', { ...ORDER, current_total_price: price });
    }
    const jobs = await app.deps.database.query(
      `SELECT kind FROM jobs WHERE store_id = $1 AND kind <> 'read_theme'`,
      [survey.store.storeId],
    );
    expect(jobs).toEqual([{ kind: 'settle_order' }]);
  });

  it('do not restore an order that was erased meanwhile', async () => {
    const survey = await newSurvey();
    await send(survey, 'orders/updated', { ...ORDER, current_total_price: '20.00' });
    await send(survey, 'orders/updated', { ...ORDER, current_total_price: '60.00' });
    await app.deps.database.query('DELETE FROM orders WHERE store_id = $1', [survey.store.storeId]);
    app.shops.orders.set('5001', { updatedAt: ORDER.updated_at, cancelledAt: null, amount: '60.0' });
    await settle(survey);
    expect(await keptOrder(survey, '5001')).toBeUndefined();
  });
});

interface Step {
  readonly seconds: number;
  readonly cents: number;
  readonly isCancellation: boolean;
}

const steps = fc.array(
  fc.record<Step>({
    seconds: fc.constantFrom(0, 0, 1),
    cents: fc.constantFrom(1_000, 2_000, 3_000, 8_050),
    isCancellation: fc.oneof(
      { weight: 4, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

interface State {
  readonly updatedAt: string;
  readonly cancelledAt: string | null;
  readonly amount: string;
}

/** The states of an order over time. After its cancellation the value can only decrease. */
function statesOf(changes: readonly Step[]): State[] {
  const begin = Date.parse(ORDER.updated_at);
  const states: State[] = [{ updatedAt: moment(begin), cancelledAt: null, amount: '80.50' }];
  let at = begin;
  for (const { seconds, cents, isCancellation } of changes) {
    const last = states.at(-1)!;
    at += seconds * 1_000;
    const isCancelled = isCancellation || last.cancelledAt !== null;
    const value = isCancelled ? Math.min(cents / 100, Number(last.amount)) : cents / 100;
    const cancelledAt = isCancelled ? (last.cancelledAt ?? moment(at)) : null;
    states.push({ updatedAt: moment(at), cancelledAt, amount: value.toFixed(2) });
  }
  return states;
}

const moment = (time: number) => new Date(time).toISOString().replace('.000', '');

describe('any sequence of order webhooks', () => {
  /** Failed with a change taken only if its moment is later, and with two edits settled by their value alone. */
  it('ends in the order’s last state, however often each is delivered', async () => {
    const survey = await newSurvey();
    let number = 90_000;
    const history = steps.chain((changes) => {
      const states = statesOf(changes);
      const delivered = fc.shuffledSubarray([...states.keys(), ...states.keys()], {
        minLength: 2 * states.length,
      });
      return fc.record({ states: fc.constant(states), delivered, isAnew: fc.boolean() });
    });
    await fc.assert(
      fc.asyncProperty(history, async ({ states, delivered, isAnew }) => {
        number += 1;
        const checkoutToken = `checkout-${number}`;
        const responseId = newId();
        await survey.saved(responseId, { attributes: { checkoutToken, placement: 'thank_you' } });
        const last = states.at(-1)!;
        app.shops.orders.set(String(number), last);
        for (const [index, at] of delivered.entries()) {
          const { updatedAt, cancelledAt, amount } = states[at]!;
          await deliver(survey, {
            topic: at === 0 ? 'orders/create' : 'orders/updated',
            webhookId: `${number}-${isAnew ? index : at}`,
            order: {
              ...ORDER,
              id: number,
              checkout_token: at % 2 === 0 ? checkoutToken : null,
              customer: { id: number, orders_count: 1 + at },
              current_total_price: amount,
              updated_at: updatedAt,
              cancelled_at: cancelledAt,
            },
          });
        }
        await settle(survey);
        const value = Number(last.amount);
        expect(await keptOrder(survey, String(number))).toEqual({
          value,
          cancelled: last.cancelledAt !== null,
          customerOrders: 1,
          isFirstOrder: true,
          customerId: String(number),
        });
        const row = (await survey.rows()).find(({ responseId: id }) => id === responseId);
        expect(Number(row?.['orderValue'])).toBe(value);
      }),
      { numRuns: thorough(40, 8) },
    );
  });
});
