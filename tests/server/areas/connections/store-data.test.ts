import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Connection, Delivery } from '#shared/api/connections.ts';
import type { StoreRule } from '#shared/connections/store-rules.ts';
import type { Consent } from '#shared/collect/consent.ts';
import { DatabaseError } from '#server/kernel/database/database-error.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { createLog } from '#server/kernel/telemetry/log.ts';
import { findStoreByShop } from '#server/areas/identity/stores/store-repository.ts';
import type { PastOrder } from '#server/dev-store/store/past-orders.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { testDatabase } from '#tests/support/database.ts';
import { allJobs, makeJobsDue } from '#tests/support/jobs.ts';
import { installPast, openPastStore } from '#tests/support/past-store.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { subscribe } from '../surveys/support.ts';

const BOTH = ['write_orders', 'write_customers'];

const DEFINITION = survey(
  question('nps', 'q1', { isRequired: false }),
  question('multi_select', 'q2', { options: ['podcast', 'friend'], isRequired: false }),
);

const rule = (target: StoreRule['target'], text: string, change: Partial<StoreRule> = {}): StoreRule => ({
  target,
  when: 'completed',
  questionId: null,
  text,
  ...change,
});

const DETRACTOR = rule('customer_tag', 'detractor', { when: 'low_score' });
const HEARD = rule('customer_tag', 'heard: {{answer}}', { questionId: 'q2' });
const SCORE = rule('order_metafield', 'nps', { questionId: 'q1' });
const EVERY_RULE = [
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
  /** Whether the store confirmed the order. */
  readonly isConfirmed?: boolean;
}

/** A store with past orders that granted these scopes, and a live survey. */
async function openStore(grant: readonly string[] = BOTH, choice: Parameters<typeof openPastStore>[1] = {}) {
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
          attributes: { placement: 'thank_you', orderId: String(of.id), consent },
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

describe('the store’s own data', () => {
  it('has what the rules say as tags, a note and metafields of order and customer', async () => {
    const { add, answer, deliver, customer, ordered, log } = await openStore();
    const connectionId = await add(EVERY_RULE);
    await answer({ score: 3, heard: ['podcast', 'friend'] });
    await deliver();
    expect(customer()).toEqual({
      tags: ['detractor', 'heard: podcast', 'heard: friend'],
      note: '',
      metafields: [{ namespace: 'askwell', key: 'heard_from', value: 'podcast, friend' }],
    });
    expect(ordered()).toEqual({
      tags: ['answered'],
      note: 'Said: podcast, friend',
      metafields: [{ namespace: 'askwell', key: 'nps', value: '3' }],
    });
    const [delivery] = await log(connectionId);
    expect(delivery).toMatchObject({ state: 'delivered', log: [{ status: 200, failure: null }] });
    expect(delivery?.request).toContain('heard: podcast');
  });

  it('follows the answer when it changes', async () => {
    const { add, answer, deliver, customer, ordered } = await openStore();
    await add(EVERY_RULE);
    const responseId = await answer({ score: 3, heard: ['podcast'], isComplete: false });
    await deliver();
    expect(customer().tags).toEqual(['detractor']);
    await answer({ score: 9, heard: ['friend'], responseId, revision: 2 });
    await deliver();
    expect(customer().tags).toEqual(['heard: friend']);
    expect(ordered()).toMatchObject({ note: 'Said: friend', metafields: [{ key: 'nps', value: '9' }] });
  });

  it('loses everything of an erased answer, and nothing that the store or another answer has', async () => {
    const { add, answer, deliver, erase, customer, ordered, secondOrder, deps, storeId, customerId } =
      await openStore();
    await add(EVERY_RULE);
    const first = await answer({ score: 2 });
    const second = await answer({ score: 4, heard: ['friend', 'podcast'], order: secondOrder });
    await deliver();
    ordered().note = `Pack it well\n${ordered().note}`;
    await erase(second);
    await deliver();
    expect(customer()).toMatchObject({
      tags: ['detractor', 'heard: podcast'],
      metafields: [{ value: 'podcast' }],
    });
    expect(ordered().note).toBe('Pack it well\nSaid: podcast');
    await erase(first);
    await deliver();
    expect(customer()).toEqual({ tags: [], note: '', metafields: [] });
    expect(ordered()).toEqual({ tags: [], note: 'Pack it well', metafields: [] });
    expect(
      await deps.database.query(`SELECT owner FROM store_writes WHERE store_id = $1`, [storeId]),
    ).toEqual([]);
    const rows = await deps.database.query(
      `SELECT event_id FROM outbox WHERE store_id = $1 AND content::text LIKE $2`,
      [storeId, `%${customerId}%`],
    );
    expect(rows).toEqual([]);
  });

  it('keeps a tag that the store had before', async () => {
    const { add, answer, deliver, erase, customer, secondOrder } = await openStore();
    await add([DETRACTOR]);
    await answer({ score: 1 });
    await deliver();
    // The customer now has data in the store, to which a merchant adds a tag.
    customer().tags.push('vip');
    await add([rule('customer_tag', 'VIP')]);
    const responseId = await answer({ order: secondOrder });
    await deliver();
    await erase(responseId);
    await deliver();
    expect(customer().tags).toEqual(['detractor', 'vip']);
  });

  it('loses what a removed rule wrote, and everything when the connection is deleted', async () => {
    const { add, answer, deliver, api, choiceOf, customer, ordered } = await openStore();
    const connectionId = await add(EVERY_RULE);
    await answer({ score: 3 });
    await deliver();
    await api('put', `/${connectionId}`, choiceOf([DETRACTOR, SCORE]));
    await deliver();
    expect([customer(), ordered()]).toMatchObject([
      { tags: ['detractor'], metafields: [] },
      { tags: [], note: '', metafields: [{ key: 'nps' }] },
    ]);
    await api('delete', `/${connectionId}`);
    await deliver();
    expect([customer(), ordered()]).toMatchObject([
      { tags: [], metafields: [] },
      { tags: [], metafields: [] },
    ]);
  });

  it('gets what it should have although it refuses to have something else taken back', async () => {
    const { add, answer, deliver, customer, customerId, deps, storeId } = await openStore();
    const connectionId = await add([rule('customer_tag', 'answered')]);
    const insert = (kind: string, name: string) =>
      deps.database.query(
        `INSERT INTO store_writes (store_id, connection_id, subject, rule, owner, kind, name, value, is_ours, written_at)
         VALUES ($1, $2, 'response:s:r', 'removed', $3, $4, $5, '', true, now())`,
        [storeId, connectionId, `customer/${customerId}`, kind, name],
      );
    // A customer has no note that could be changed.
    await insert('note', '');
    await insert('tag', 'removed');
    await answer();
    await deliver();
    expect(customer().tags).toEqual(['answered']);
    const left = await deps.database.query(
      `SELECT kind FROM store_writes WHERE store_id = $1 AND rule = 'removed'`,
      [storeId],
    );
    expect(left).toEqual([{ kind: 'note' }]);
  });

  it('loses a tag with a later attempt when the store did not answer the first', async () => {
    const { add, answer, deliver, erase, customer } = await openStore();
    await add([DETRACTOR]);
    const responseId = await answer({ score: 3 });
    await deliver();
    await erase(responseId);
    const ask = globalThis.fetch;
    const answering = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        typeof init?.body === 'string' && init.body.includes('tagsRemove')
          ? Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '0' } }))
          : ask(url, init),
      );
    await deliver();
    expect(customer().tags).toEqual(['detractor']);
    answering.mockRestore();
    await deliver();
    expect(customer().tags).toEqual([]);
  });

  it('is counted as an attempt when the database refuses a value of it', async () => {
    const { add, answer, deps, log } = await openStore();
    const connectionId = await add([rule('customer_tag', 'answered')]);
    await answer();
    const { database } = deps;
    const refusing: Database = {
      ...database,
      query: (sql, ...rest) =>
        sql.includes('INSERT INTO store_writes')
          ? Promise.reject(new DatabaseError('22P05', undefined))
          : database.query(sql, ...rest),
    };
    await allJobs({ ...deps, database: refusing, log: createLog({ level: 'silent' }) }).runDue();
    expect(await log(connectionId)).toMatchObject([
      {
        ...{ state: 'waiting', attempts: 1 },
        log: [{ failure: expect.stringMatching(/^The request could not be made/) as string }],
      },
    ]);
  });

  it('is not touched without consent to marketing, or for an order that only a page claims', async () => {
    const { add, answer, deliver, customer, ordered, log, store, secondOrder } = await openStore();
    const connectionId = await add(EVERY_RULE);
    await answer({ consent: 'analytics' });
    await answer({ isConfirmed: false, order: secondOrder });
    await deliver();
    const [waiting] = await log(connectionId);
    expect(waiting).toMatchObject({
      state: 'waiting',
      log: [{ failure: expect.stringContaining('not confirmed yet') as string }],
    });
    for (let attempt = 0; attempt < 5; attempt += 1) await deliver();
    const deliveries = await log(connectionId);
    expect(deliveries.map(({ state, request: body }) => [state, body])).toEqual([
      ['withheld', ''],
      ['withheld', ''],
    ]);
    expect([customer().tags, ordered().tags, store.flows()]).toEqual([[], [], []]);
  });

  it('is written once the store confirms the order', async () => {
    const { add, answer, deliver, customer } = await openStore();
    await add([DETRACTOR]);
    const responseId = await answer({ score: 1, isConfirmed: false });
    await deliver();
    expect(customer().tags).toEqual([]);
    await answer({ score: 1, responseId, revision: 1 });
    await deliver();
    expect(customer().tags).toEqual(['detractor']);
  });

  it('is not changed without the permission, and the settings say where to give it', async () => {
    const { add, answer, deliver, list, log, customer, ordered } = await openStore(['write_orders']);
    const connectionId = await add([DETRACTOR, rule('order_tag', 'answered')]);
    await answer({ score: 1 });
    await deliver();
    expect([customer().tags, ordered().tags]).toEqual([[], []]);
    const failures = (await log(connectionId)).flatMap((each) => each.log.map(({ failure }) => failure));
    expect(new Set(failures)).toEqual(new Set(['The store does not allow Askwell to change customers.']));
    const { storeAccess } = await list();
    expect(storeAccess).toMatchObject({ orders: true, customers: false });
    expect(new URL(storeAccess.allowUrl ?? '').searchParams.get('optional')).toBe('write_customers');
  });

  it('starts workflows of Flow when a response is completed and when a score is low', async () => {
    const { add, answer, deliver, store, order, customerId } = await openStore();
    await add([], true);
    const responseId = await answer({ score: 2 });
    await deliver();
    expect(store.flows().map(({ handle }) => handle)).toEqual([
      'askwell-low-score',
      'askwell-response-completed',
    ]);
    expect(store.flows()[0]?.payload).toMatchObject({
      ...{ customer_id: customerId, order_id: order.id, Score: 2, 'Response ID': responseId },
      Answers: expect.stringContaining('podcast') as string,
    });
  });

  it('writes all of an answer although the store limits its requests', async () => {
    const throttle = { maximum: 40, restoreRate: 30 };
    const { add, answer, deliver, customer, store } = await openStore(BOTH, { throttle });
    await add([DETRACTOR, HEARD]);
    await answer({ score: 3 });
    await deliver();
    await deliver();
    expect(store.throttled()).toBeGreaterThan(0);
    expect(customer().tags).toEqual(['detractor', 'heard: podcast']);
  });

  it('loses the tags of a deleted survey', async () => {
    const { add, answer, deliver, store, surveyId, customer, authorization } = await openStore();
    await add(EVERY_RULE);
    await answer({ score: 3 });
    await deliver();
    expect(customer().tags).toHaveLength(2);
    await request(store.http)
      .delete(`/api/v1/surveys/${surveyId}`)
      .set('authorization', authorization)
      .expect(200);
    await deliver();
    expect(customer().tags).toEqual([]);
  });

  it.each([
    [rule('customer_tag', ''), /Write what is added/],
    [rule('customer_tag', 'a, b'), /no comma/],
    [rule('order_tag', 'x'.repeat(41)), /at most 40/],
    [rule('order_metafield', 'nps'), /Choose the question/],
    [rule('order_metafield', 'a b', { questionId: 'q1' }), /2 to 64/],
    [rule('order_note', '{{answer}}'), /Choose the question/],
  ])('refuses a rule that the store would refuse: %j', async (wrong, reason) => {
    const { store, choiceOf, authorization } = await openStore();
    const reply = await request(store.http)
      .post('/api/v1/connections')
      .set('authorization', authorization)
      .send(choiceOf([wrong]));
    expect(reply.status).toBe(400);
    const { error } = reply.body as { error: { fields: Record<string, string> } };
    expect(error.fields['rules.0']).toMatch(reason);
  });
});
