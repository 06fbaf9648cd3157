import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { expect, onTestFinished } from 'vitest';
import type { Connection, Delivery } from '#shared/api/connections.ts';
import type { StoreRule } from '#shared/connections/store-rules.ts';
import type { Consent } from '#shared/collect/consent.ts';
import { findStoreByShop } from '#server/areas/identity/stores/store-repository.ts';
import type { PastOrder } from '#server/dev-store/store/past-orders.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { testDatabase } from '#tests/support/database.ts';
import { allJobs, makeJobsDue } from '#tests/support/jobs.ts';
import { installPast, openPastStore } from '#tests/support/past-store.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { subscribe } from '../surveys/support.ts';

export const BOTH = ['write_orders', 'write_customers'];

const DEFINITION = survey(
  question('nps', 'q1', { isRequired: false }),
  question('multi_select', 'q2', { options: ['podcast', 'friend'], isRequired: false }),
);

export const rule = (
  target: StoreRule['target'],
  text: string,
  change: Partial<StoreRule> = {},
): StoreRule => ({
  target,
  when: 'completed',
  questionId: null,
  text,
  ...change,
});

export const DETRACTOR = rule('customer_tag', 'detractor', { when: 'low_score' });
export const HEARD = rule('customer_tag', 'heard: {{answer}}', { questionId: 'q2' });
export const SCORE = rule('order_metafield', 'nps', { questionId: 'q1' });
export const EVERY_RULE = [
  ...[DETRACTOR, HEARD, SCORE, rule('order_tag', 'answered')],
  ...[rule('order_note', 'Said: {{answer}}', { questionId: 'q2' })],
  rule('customer_metafield', 'heard_from', { questionId: 'q2' }),
];

interface Answering {
  readonly score?: number;
  readonly heard?: readonly string[];
  readonly order?: PastOrder;
  readonly consent?: Consent;
  readonly responseId?: string;
  readonly revision?: number;
  readonly isComplete?: boolean;
  /** Whether the page names the customer too. */
  readonly namesCustomer?: boolean;
  /** Whether the store confirmed the order. */
  readonly isConfirmed?: boolean;
}

/** A store with past orders that granted these scopes, and a live survey. */
export async function openStore(
  grant: readonly string[] = BOTH,
  choice: Parameters<typeof openPastStore>[1] = {},
) {
  const store = await openPastStore(await testDatabase(), { count: 30, ...choice });
  onTestFinished(() => store.close());
  const { deps, http, past } = store;
  const { storeId, authorization } = await installPast(store, {
    link: `/install?shop=${store.shop}&return=admin&optional=${BOTH.join(',')}`,
    grant,
  });
  // Its orders would be joined to the answers by their numbers, which confirms nothing.
  await deps.database.query(`DELETE FROM jobs WHERE store_id = $1 AND kind = 'fetch_order_history'`, [
    storeId,
  ]);
  await subscribe(deps, storeId, 'pro');
  const record = await findStoreByShop(deps.database, store.shop);
  if (record === null) throw new Error('The store was not installed');
  const { publicId, surveyId } = await buildPublishedSurvey(deps, record, DEFINITION);
  const [other, order] = past.filter(({ customerId }) => customerId !== null).slice(-2);
  if (other === undefined || order?.customerId == null) throw new Error('The store has no orders');
  const api = async <T>(method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
    const reply = await request(http)
      [method](`/api/v1/connections${path}`)
      .set('authorization', authorization)
      .send(body);
    expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
    return (reply.body as { data: T }).data;
  };
  const choiceOf = (rules: readonly StoreRule[], startsFlows = false) => ({
    ...{ name: 'Store data', url: '', events: ['response.completed'], surveyIds: [], answerFilter: null },
    service: { kind: 'store', rules, startsFlows },
  });
  const deliver = async () => {
    await deps.database.query(`UPDATE outbox SET next_at = now() WHERE store_id = $1`, [storeId]);
    await makeJobsDue(deps, storeId);
    await allJobs(deps).runDue();
  };
  return {
    ...{
      store,
      deps,
      storeId,
      surveyId,
      authorization,
      order,
      customerId: order.customerId,
      api,
      deliver,
      choiceOf,
    },
    /** Another order of the same customer. */
    secondOrder: { ...other, customerId: order.customerId },
    add: async (rules: readonly StoreRule[], startsFlows = false) =>
      (await api<{ connection: Connection }>('post', '', choiceOf(rules, startsFlows))).connection
        .connectionId,
    list: () =>
      api<{
        connections: Connection[];
        storeAccess: { orders: boolean; customers: boolean; allowUrl: string | null };
      }>('get', ''),
    log: async (connectionId: string) =>
      (await api<{ deliveries: Delivery[] }>('get', `/${connectionId}/deliveries?after=`)).deliveries,
    erase: async (responseId: string) => {
      const path = `/api/v1/surveys/${surveyId}/responses/${responseId}`;
      await request(http).delete(path).set('authorization', authorization).expect(200);
    },
    customer: () => store.owned('Customer', Number(order.customerId)),
    ordered: () => store.owned('Order', order.id),
    async answer({
      score = 9,
      heard = ['podcast'],
      order: of = order,
      consent = 'all',
      responseId = randomBytes(16).toString('hex'),
      revision = 1,
      isComplete = true,
      isConfirmed = true,
      namesCustomer = false,
    }: Answering = {}): Promise<string> {
      const now = deps.clock();
      const answers = {
        q1: { value: score },
        ...(heard.length > 0 && { q2: { optionIds: heard, otherValue: null } }),
      };
      const reply = await request(http)
        .put(`/api/v1/collect/${publicId}/responses/${responseId}`)
        .send({
          ...{ version: 1, revision, respondentKey: responseId, complete: isComplete, answers, timings: {} },
          ...{ path: ['q1', 'q2'], startedAt: now - 1_000, changedAt: now, sentAt: now },
          attributes: {
            ...{ placement: 'thank_you', orderId: String(of.id), consent },
            ...(namesCustomer && { customerId: String(of.customerId) }),
          },
        });
      expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
      if (isConfirmed) {
        await deps.database.query(
          `UPDATE responses SET is_order_verified = true, customer_id = $3 WHERE store_id = $1 AND response_id = $2`,
          [storeId, responseId, String(of.customerId)],
        );
      }
      return responseId;
    },
  };
}
