import request from 'supertest';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createGate } from '#tests/support/gate.ts';
import { testJobs } from '#tests/support/jobs.ts';
import { sendWebhook } from '#tests/support/send-webhook.ts';
import { privacyArea } from '#server/areas/privacy/routes.ts';
import {
  claimStore,
  saveInstalled,
  saveUninstalled,
} from '#server/areas/identity/stores/store-repository.ts';
import { eraseStoreRows } from '#server/areas/privacy/erase-store.ts';
import { ORDER, sendOrder } from '../orders/order.ts';
import { connectionCalls } from '../connections/support.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, newId, startCollectApp } from '../collect/support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

/** The tables that contain one of these words in any row. */
async function tablesWith(words: readonly string[]): Promise<Record<string, string[]>> {
  const { database } = app.deps;
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await database.query<{ word: string }>(
      `SELECT DISTINCT word FROM "${name}" AS row CROSS JOIN unnest($1::text[]) AS given(word)
        WHERE strpos(row::text, word) > 0 ORDER BY word`,
      [words],
    );
    if (rows.length > 0) found[name] = rows.map(({ word }) => word);
  }
  return found;
}

async function webhook({ store }: LiveSurvey, topic: string, payload: object): Promise<void> {
  await sendWebhook({ ...app, http: app.express }, { topic, shop: store.shop, payload }).expect(200);
}

/** A shopper with unique ids and texts, so that a search finds all traces. */
function newShopper() {
  const [customer, order, ownOrder, checkout, ownCheckout] = [newId(), newId(), newId(), newId(), newId()];
  const said = `Call me ${newId()}`;
  const [orderName, line, engraving] = [newId(), newId(), `For ${newId()}`];
  const words = [customer, order, ownOrder, checkout, ownCheckout, said, orderName, line, engraving];
  return { customer, order, ownOrder, checkout, ownCheckout, said, orderName, line, engraving, words };
}

/** Responses from two of the shopper's orders, and one unverified claim. */
async function answerAs(live: LiveSurvey, shopper: ReturnType<typeof newShopper>): Promise<string[]> {
  const ids = [newId(), newId(), newId()];
  const [byOwnOrder = '', byOrder = '', claim = ''] = ids;
  const respondentKeys = [newId(), newId(), newId()];
  const answers = {
    q1: { value: 2 },
    q2: { optionId: 'other', otherValue: shopper.said },
    q3: { value: shopper.said },
  };
  const words = { complete: true, path: ['q1', 'q2', 'q3'], answers, respondentKey: respondentKeys[0] ?? '' };
  const country = 'IS';
  await live.saved(byOwnOrder, {
    ...words,
    attributes: { checkoutToken: shopper.ownCheckout, country, consent: 'all' },
  });
  await live.saved(byOrder, {
    respondentKey: respondentKeys[1] ?? '',
    attributes: { orderId: shopper.order, checkoutToken: shopper.checkout, consent: 'all' },
  });
  await live.saved(claim, {
    respondentKey: respondentKeys[2] ?? '',
    answers: { q1: { value: 1 } },
    attributes: { customerId: shopper.customer, orderId: shopper.ownOrder, consent: 'all' },
  });
  for (const [id, token] of [
    [shopper.order, shopper.checkout],
    [shopper.ownOrder, shopper.ownCheckout],
  ]) {
    const order = {
      ...ORDER,
      id,
      checkout_token: token,
      customer: { id: shopper.customer, orders_count: 2 },
      name: `#${shopper.orderName}`,
      line_items: [
        { id: shopper.line, product_id: null, title: shopper.engraving, quantity: 1, price: '5.00' },
        { id: newId(), product_id: 3003, title: 'Linen tea towel', quantity: 1, price: '18.00' },
      ],
    };
    await sendOrder(app, live.store.shop, order).expect(200);
  }
  for (const responseId of [byOwnOrder, byOrder]) await noteAbout(live, shopper, responseId);
  for (const responseId of [byOwnOrder, claim]) await workOn(live, shopper, responseId);
  return respondentKeys;
}

/** The merchant's tag and note on a response, with words of the shopper. */
async function noteAbout(
  live: LiveSurvey,
  { customer, said }: ReturnType<typeof newShopper>,
  responseId: string,
): Promise<void> {
  const survey = `/api/v1/surveys/${live.survey.surveyId}`;
  const { express } = app;
  const marks = { responseIds: [responseId], isStarred: true, addTags: [customer] };
  await live.authorized(request(express).post(`${survey}/selected-responses/marks`).send(marks)).expect(200);
  const note = { note: `Said: ${said}` };
  await live
    .authorized(request(express).put(`${survey}/responses/${responseId}/note`).send(note))
    .expect(200);
}

/** Two changes of a low score, with words of the shopper in its history. */
async function workOn(
  live: LiveSurvey,
  { customer, said }: ReturnType<typeof newShopper>,
  responseId: string,
): Promise<void> {
  const path = `/api/v1/surveys/${live.survey.surveyId}/low-scores/changes`;
  for (const note of [`Said: ${said}`, `Called ${customer}`]) {
    const change = { changeId: newId(), responseIds: [responseId], change: { state: 'in_work', note } };
    const reply = await live.authorized(request(app.express).post(path).send(change));
    expect(reply.body).toEqual({ data: { changed: 1 } });
  }
}

const neighbourOf = async (live: LiveSurvey) => {
  const neighbour = newShopper();
  await answerAs(live, neighbour);
  return neighbour;
};

describe('a search through all tables', () => {
  it('finds nothing of a shopper after customers/redact', async () => {
    const live = await liveSurvey(app);
    // Its deliveries hold the answers and who gave them.
    await connectionCalls(app, live).create('https://example.com/webhooks');
    const shopper = newShopper();
    const neighbour = await neighbourOf(live);
    const keys = await answerAs(live, shopper);
    const runner = testJobs(app.deps, privacyArea);
    await webhook(live, 'customers/data_request', { customer: { id: shopper.customer } });
    await runner.runDue();
    expect(Object.keys(await tablesWith(shopper.words))).toEqual(
      expect.arrayContaining(['follow_up_events', 'follow_ups', 'jobs', 'orders', 'responses', 'texts']),
    );

    await webhook(live, 'customers/redact', {
      customer: { id: shopper.customer },
      orders_to_redact: [shopper.order],
    });
    await runner.runDue();
    const claimKey = keys.pop() ?? '';
    expect(await tablesWith([...shopper.words, ...keys])).toEqual({});
    await live.expectCounted();
    // Three responses of the neighbour, and the unverified claim.
    expect(await live.rows()).toHaveLength(4);
    expect(await tablesWith([claimKey])).toEqual({ responses: [claimKey] });
    expect((await tablesWith(neighbour.words))['responses']).toHaveLength(6);
    const exported = await live.authorized(request(app.express).get('/api/v1/settings/export'));
    expect(exported.text).toContain(neighbour.customer);
    expect(exported.text).toContain('"kind": "follow_up_events"');
    expect(exported.text).not.toContain(shopper.customer);
  });

  it('finds nothing of a shopper in a fetch of past orders, and in what waits to be asked of the store', async () => {
    const live = await liveSurvey(app);
    const shopper = newShopper();
    await answerAs(live, shopper);
    const { database } = app.deps;
    await database.query(
      `INSERT INTO order_histories (store_id, run_id, status, asked_from, requested_at)
       VALUES ($1, 'run', 'reading', now(), now())`,
      [live.store.storeId],
    );
    // The store must be asked which of two changes within one second is the last.
    const changed = { ...ORDER, id: shopper.order, updated_at: '2026-11-02T12:30:00Z' };
    for (const price of ['1.00', '2.00']) {
      await webhook(live, 'orders/updated', { ...changed, current_total_price: price });
    }
    expect(await tablesWith([shopper.order])).toMatchObject({ jobs: [shopper.order] });

    const runner = testJobs(app.deps, privacyArea);
    const redact = { customer: { id: shopper.customer }, orders_to_redact: [shopper.order] };
    for (const payload of [redact, redact]) {
      await webhook(live, 'customers/redact', payload);
      await runner.runDue();
    }
    expect(await tablesWith(shopper.words)).toEqual({});
    const left = await database.query(
      `SELECT jsonb_array_length(erased_customers) AS customers, jsonb_array_length(erased_orders) AS orders
         FROM order_histories WHERE store_id = $1`,
      [live.store.storeId],
    );
    expect(left).toEqual([{ customers: 1, orders: 2 }]);
  });

  it.each(['collected', 'still to be collected'])(
    'finds nothing of a customer without an account whose data is %s',
    async (state) => {
      const live = await liveSurvey(app);
      const [order, checkout] = [newId(), newId()];
      await live.saved(newId(), { attributes: { checkoutToken: checkout, orderId: order, consent: 'all' } });
      const runner = testJobs(app.deps, privacyArea);
      await webhook(live, 'customers/data_request', { customer: null, orders_requested: [order] });
      if (state === 'collected') await runner.runDue();
      expect((await tablesWith([order]))['jobs']).toEqual([order]);
      await webhook(live, 'customers/redact', { customer: null, orders_to_redact: [order] });
      await runner.runDue();
      expect(await tablesWith([order, checkout])).toEqual({});
    },
  );

  it('finds nothing of a shopper whom the merchant erased by an order', async () => {
    const live = await liveSurvey(app);
    const shopper = newShopper();
    const neighbour = await neighbourOf(live);
    await answerAs(live, shopper);
    const ask = async (what: string, body: object) =>
      (await live.authorized(request(app.express).post(`/api/v1/privacy/shopper/${what}`).send(body))).body
        .data as { responses: unknown; orders: unknown };
    const wanted = { by: 'order', id: `gid://shopify/Order/${shopper.order}` };
    expect(await ask('find', wanted)).toEqual({ responses: 2, claimed: 1, orders: 2 });
    const exported = await ask('export', { by: 'customer', id: shopper.customer });
    expect(JSON.stringify(exported)).toContain(shopper.said);
    expect(exported.responses).toHaveLength(2);
    expect(JSON.stringify(exported)).not.toContain(neighbour.said);
    expect(await ask('erase', wanted)).toEqual({ responses: 2, claimed: 1, orders: 2, isUnfinished: false });
    expect(await tablesWith(shopper.words)).toEqual({});
    await live.expectCounted();
    expect(await ask('find', { by: 'customer', id: neighbour.customer })).toEqual({
      responses: 2,
      claimed: 1,
      orders: 2,
    });
  });

  it('finds nothing of a shopper of another store', async () => {
    const [live, stranger] = [await liveSurvey(app), await liveSurvey(app)];
    const shopper = newShopper();
    await answerAs(live, shopper);
    const erased = await stranger.authorized(
      request(app.express)
        .post('/api/v1/privacy/shopper/erase')
        .send({ by: 'customer', id: shopper.customer }),
    );
    expect(erased.body.data).toEqual({ responses: 0, claimed: 0, orders: 0, isUnfinished: false });
    expect(await live.rows()).toHaveLength(3);
  });

  it('finds only random ids in the ledger after shop/redact', async () => {
    const live = await liveSurvey(app);
    const shopper = newShopper();
    await answerAs(live, shopper);
    await saveUninstalled(app.deps.database, live.store.storeId, null);
    await webhook(live, 'shop/redact', { shop_domain: live.store.shop });
    expect(await tablesWith([...shopper.words, live.store.shop, live.store.merchantId])).toEqual({});
    expect(Object.keys(await tablesWith([live.store.storeId]))).toEqual(['erasures', 'webhook_receipts']);
  });

  it('finds nothing of a store whose merchant typed its address and deleted it', async () => {
    const live = await liveSurvey(app);
    const shopper = newShopper();
    await answerAs(live, shopper);
    const ask = (confirmation: string) =>
      live.authorized(request(app.express).post('/api/v1/settings/delete-store').send({ confirmation }));
    const refused = await ask('yes');
    expect([refused.status, refused.body.error.fields]).toEqual([
      400,
      { confirmation: `Type ${live.store.shop} to confirm.` },
    ]);
    expect(await live.rows()).toHaveLength(3);
    expect((await ask(` ${live.store.shop.toUpperCase()} `)).body.data).toEqual({ deleted: true });
    expect(await tablesWith([...shopper.words, live.store.shop, live.store.merchantId])).toEqual({});
    expect(Object.keys(await tablesWith([live.store.storeId]))).toEqual(['erasures']);
    expect((await ask(live.store.shop)).status).toBe(401);
  });
});

describe('a deletion of a store and an install at the same time', () => {
  /** Waits until a statement waits for another transaction. PGlite runs one transaction after the other. */
  async function untilOneWaits(): Promise<void> {
    if (inject('engine') === 'pglite') return;
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await expect.poll(() => app.deps.database.query(waiting)).not.toEqual([]);
  }

  it('keeps a store that is installed again while shop/redact begins', async () => {
    const { database } = app.deps;
    const live = await liveSurvey(app);
    await live.saved(newId());
    const { storeId } = live.store;
    await saveUninstalled(database, storeId, null);
    const [isInstalled, goOn] = [createGate(), createGate()];
    const installing = database.transaction(async (tx) => {
      await saveInstalled(tx, storeId);
      isInstalled.open();
      await goOn.opened;
    });
    await isInstalled.opened;
    const redacting = webhook(live, 'shop/redact', { shop_domain: live.store.shop });
    await untilOneWaits();
    goOn.open();
    await Promise.all([installing, redacting]);
    expect(await live.rows()).toHaveLength(1);
    const receipts = await database.query(`SELECT outcome FROM webhook_receipts WHERE store_id = $1`, [
      storeId,
    ]);
    expect(receipts).toEqual([{ outcome: 'kept, since the app is installed again' }]);
  });

  it('gives an install that comes during the deletion a new store', async () => {
    const { database } = app.deps;
    const { store } = await liveSurvey(app);
    const [isLocked, goOn] = [createGate(), createGate()];
    const erasing = database.transaction(async (tx) => {
      await tx.query(`SELECT store_id FROM stores WHERE store_id = $1 FOR UPDATE`, [store.storeId]);
      isLocked.open();
      await goOn.opened;
      await eraseStoreRows(tx, app.deps, { ...store, webhookId: null });
    });
    await isLocked.opened;
    const fresh = { shop: store.shop, storeId: newId(), merchantId: newId() };
    const claiming = database.transaction((tx) => claimStore(tx, fresh));
    await untilOneWaits();
    goOn.open();
    await erasing;
    expect(await claiming).toBe(fresh.storeId);
    expect(Object.keys(await tablesWith([fresh.storeId]))).toEqual(['shop_domains', 'stores']);
  });
});
