import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import type { StoreRule } from '#shared/connections/store-rules.ts';
import type { PastOrder } from '#server/dev-store/store/past-orders.ts';
import { findStoreByShop } from '#server/areas/identity/stores/store-repository.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { startPastStore } from '#tests/server/areas/orders/past-store.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { installPast } from '#tests/support/past-store.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { killMoments } from './support/kill-moments.ts';
import { freeLeases, skipPauses } from './support/free-leases.ts';
import { hold, release } from './support/hold.ts';
import { newPostgres, newResponseId, openPlace } from './support/prepare.ts';
import { startInstance } from './support/product.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

const POLL = { timeout: PATIENCE_MS, interval: 100 };
const SCOPES = ['write_orders', 'write_customers'];
const ANSWERS = 6;
const KILLS = 3;
/** Writes that the test lets through before each kill: more than one answer has, and fewer than all have. */
const WRITES = 8;

const rule = (target: StoreRule['target'], text: string, questionId: string | null = null): StoreRule => ({
  ...{ target, text, questionId, when: 'completed' },
});

const RULES = [
  ...[rule('order_tag', 'answered'), rule('customer_tag', 'heard: {{answer}}', 'q2')],
  ...[rule('order_note', 'Said: {{answer}}', 'q2'), rule('order_metafield', 'nps', 'q1')],
  rule('customer_metafield', 'heard_from', 'q2'),
];

/** What the rules say of an answer. */
const RULED = {
  order: {
    tags: ['answered'],
    note: 'Said: podcast',
    metafields: [{ namespace: 'askwell', key: 'nps', value: '9' }],
  },
  customer: {
    tags: ['heard: podcast'],
    note: '',
    metafields: [{ namespace: 'askwell', key: 'heard_from', value: 'podcast' }],
  },
};

/** What the merchant wrote on the same orders and customers. */
const OWN = {
  order: { tags: ['gift'], note: 'Pack it well', metafields: [] },
  customer: { tags: ['vip'], note: '', metafields: [] },
};

async function openStore(database: Database) {
  const store = await startPastStore(database, { count: 600 });
  const { deps, http, shop, past } = store;
  const { storeId, authorization } = await installPast(store, {
    link: `/install?shop=${shop}&return=admin&optional=${SCOPES.join(',')}`,
    grant: SCOPES,
  });
  // Past orders name no checkout, so their fetch would take back that the store confirmed them.
  await database.query(`DELETE FROM jobs WHERE store_id = $1 AND kind = 'fetch_order_history'`, [storeId]);
  await subscribe(deps, storeId, 'pro');
  const record = await findStoreByShop(database, shop);
  if (record === null) throw new Error('The store was not installed');
  const definition = survey(
    question('nps', 'q1'),
    question('multi_select', 'q2', { options: ['podcast', 'friend'] }),
  );
  const { publicId, surveyId } = await buildPublishedSurvey(deps, record, definition);
  // Without the scope for all orders, the store shows those of the last two months.
  const newest = past.filter(({ customerId }) => customerId !== null).toReversed();
  const orders = newest
    .filter(({ customerId }, at) => newest.findIndex((each) => each.customerId === customerId) === at)
    .slice(0, ANSWERS);
  expect(orders).toHaveLength(ANSWERS);
  const rows = async (table: 'store_writes' | 'outbox', which = 'true') =>
    (await database.query(`SELECT * FROM ${table} WHERE store_id = $1 AND ${which}`, [storeId])).length;
  return {
    ...{ store, storeId, orders },
    written: () => rows('store_writes'),
    waiting: () => rows('outbox', `state = 'waiting'`),
    owned: ({ id, customerId }: PastOrder) => ({
      order: store.owned('Order', id),
      customer: store.owned('Customer', Number(customerId)),
    }),
    async connect() {
      const reply = await request(http)
        .post('/api/v1/connections')
        .set('authorization', authorization)
        .send({
          ...{ name: 'Store data', url: '', events: ['response.completed'], surveyIds: [] },
          ...{ answerFilter: null, service: { kind: 'store', rules: RULES, startsFlows: false } },
        });
      expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
    },
    /** An answer whose order the store has confirmed. */
    async answer(order: PastOrder): Promise<string> {
      const responseId = newResponseId();
      const now = Date.now();
      const reply = await request(http)
        .put(`/api/v1/collect/${publicId}/responses/${responseId}`)
        .send({
          ...{ version: 1, revision: 1, respondentKey: responseId, complete: true, timings: {} },
          answers: { q1: { value: 9 }, q2: { optionIds: ['podcast'], otherValue: null } },
          ...{ path: ['q1', 'q2'], startedAt: now - 1_000, changedAt: now, sentAt: now },
          attributes: { placement: 'thank_you', orderId: String(order.id), consent: 'all' },
        });
      expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
      await database.query(
        `UPDATE responses SET is_order_verified = true, customer_id = $3 WHERE store_id = $1 AND response_id = $2`,
        [storeId, responseId, String(order.customerId)],
      );
      return responseId;
    },
    async erase(responseId: string) {
      await request(http)
        .delete(`/api/v1/surveys/${surveyId}/responses/${responseId}`)
        .set('authorization', authorization)
        .expect(200);
    },
  };
}

it('writes to a store what the rules say, and takes it back, once each, through kills between the writes', async () => {
  const place = await newPostgres();
  const database = await openPlace(place);
  onTestFinished(() => database.close());
  const { store, storeId, orders, owned, written, waiting, connect, answer, erase } =
    await openStore(database);
  const moment = killMoments(31);

  /** Kills instances in the middle of the work, and lets the last one complete it. */
  async function workThroughKills(): Promise<void> {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = await written();
      await freeLeases(database, storeId);
      await hold(database, 'store_writes', { transactions: WRITES });
      const instance = await startInstance(place, { env: { PLATFORM_URL: store.url } });
      await expect.poll(written, POLL).not.toBe(before);
      // Time passes: a kill may come at any moment of a write.
      await pause(Math.round(moment() * 300));
      await instance.kill('SIGKILL');
      expect(await waiting()).toBeGreaterThan(0);
    }
    await release(database);
    await freeLeases(database, storeId);
    const instance = await startInstance(place, { env: { PLATFORM_URL: store.url } });
    await expect
      .poll(async () => {
        await skipPauses(database, storeId);
        return waiting();
      }, POLL)
      .toBe(0);
    await instance.kill('SIGTERM');
  }

  await connect();
  const answers: string[] = [];
  for (const order of orders) answers.push(await answer(order));
  await workThroughKills();
  expect(await written()).toBe(ANSWERS * RULES.length);
  expect(orders.map(owned)).toEqual(orders.map(() => RULED));

  for (const { order, customer } of orders.map(owned)) {
    order.tags.push(...OWN.order.tags);
    order.note = `${OWN.order.note}\n${order.note}`;
    customer.tags.push(...OWN.customer.tags);
  }
  for (const responseId of answers) await erase(responseId);
  await workThroughKills();
  expect(await written()).toBe(0);
  expect(orders.map(owned)).toEqual(orders.map(() => OWN));
});
