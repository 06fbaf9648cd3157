import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { DatabaseError } from '#server/kernel/database/database-error.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { createLog } from '#server/kernel/telemetry/log.ts';
import { allJobs } from '#tests/support/jobs.ts';
import { BOTH, DETRACTOR, EVERY_RULE, HEARD, openStore, rule, SCORE } from './store-support.ts';

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
      await deps.database.query(
        `SELECT owner FROM store_writes WHERE store_id = $1 AND kind <> 'definition'`,
        [storeId],
      ),
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
