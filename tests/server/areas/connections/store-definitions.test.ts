import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { allJobs } from '#tests/support/jobs.ts';
import type { PastStore } from '#tests/support/past-store.ts';
import { sendWebhook } from '#tests/support/send-webhook.ts';
import { DETRACTOR, openStore, rule, SCORE } from './store-support.ts';

const HEARD_FROM = rule('customer_metafield', 'heard_from', { questionId: 'q2' });

const TEXT = 'single_line_text_field';

const defined = (ownerType: 'CUSTOMER' | 'ORDER', key: string, type = TEXT) => ({
  ...{ ownerType, namespace: 'askwell', key, type },
  name: `Askwell: ${key}`,
});

/** Tells the app which scopes the store grants now, as the platform does. */
const tellScopes = (store: PastStore, current: readonly string[], triggeredAt = new Date().toISOString()) =>
  sendWebhook(store, {
    topic: 'app/scopes_update',
    shop: store.shop,
    payload: { current },
    triggeredAt,
  }).expect(200);

/** What a segment of the store's customer list finds. */
async function segment(url: string, query: string): Promise<string> {
  const page = await fetch(`${url}/admin/customers?segment=${encodeURIComponent(query)}`);
  return /<p role="status">([^<]*)</.exec(await page.text())?.[1] ?? '';
}

it('defines the metafields of the rules when the connection starts, and customers can be segmented by answers', async () => {
  const { add, answer, deliver, store } = await openStore();
  await add([HEARD_FROM, SCORE, DETRACTOR]);
  const query = "metafields.askwell.heard_from = 'podcast'";
  expect(await segment(store.url, query)).toMatch(/the store has no definition of it/);
  await deliver();
  expect(store.definitions()).toEqual([defined('CUSTOMER', 'heard_from'), defined('ORDER', 'nps')]);
  expect(await segment(store.url, query)).toBe('0 customers are in this segment.');
  await answer({ heard: ['podcast'] });
  await deliver();
  expect(await segment(store.url, query)).toBe('1 customer is in this segment.');
  expect(await segment(store.url, 'metafields.askwell.nps IS NOT NULL')).toMatch(/no definition/);
});

it('removes its definitions with the last rule that needs them, and keeps the values of others', async () => {
  const { add, api, choiceOf, answer, deliver, store, customer } = await openStore();
  const first = await add([HEARD_FROM]);
  const second = await add([HEARD_FROM, SCORE]);
  await answer({ heard: ['podcast'] });
  await deliver();
  customer().metafields.push({ namespace: 'askwell', key: 'by_hand', value: 'mine' });
  await api('put', `/${second}`, choiceOf([HEARD_FROM]));
  await deliver();
  expect(store.definitions()).toEqual([defined('CUSTOMER', 'heard_from')]);
  await api('delete', `/${second}`);
  await deliver();
  expect(store.definitions()).toEqual([defined('CUSTOMER', 'heard_from')]);
  await api('delete', `/${first}`);
  await deliver();
  expect(store.definitions()).toEqual([]);
  expect(customer().metafields).toEqual([{ namespace: 'askwell', key: 'by_hand', value: 'mine' }]);
});

it('uses a definition that the store has, and leaves it', async () => {
  const { add, api, answer, deliver, store, customer } = await openStore();
  const own = { ...defined('CUSTOMER', 'heard_from'), name: 'Heard from' };
  store.definitions().push(own);
  const connectionId = await add([HEARD_FROM]);
  await answer({ heard: ['friend'] });
  await deliver();
  expect(customer().metafields).toMatchObject([{ value: 'friend' }]);
  await api('delete', `/${connectionId}`);
  await deliver();
  expect(store.definitions()).toEqual([own]);
});

it('refuses a key that the store defines for something else', async () => {
  const { store, choiceOf, authorization, add, answer, deliver, log, ordered } = await openStore();
  const sentence =
    'Your store defines the order metafield askwell.nps as number_integer, which cannot hold an answer. Choose another key.';
  const connectionId = await add([DETRACTOR, SCORE]);
  store.definitions().push(defined('ORDER', 'nps', 'number_integer'));
  const reply = await request(store.http)
    .post('/api/v1/connections')
    .set('authorization', authorization)
    .send(choiceOf([DETRACTOR, SCORE]));
  expect([reply.status, reply.body]).toMatchObject([400, { error: { fields: { 'rules.1': sentence } } }]);
  // The store defined it after the rule was saved.
  await answer();
  await deliver();
  expect(ordered().metafields).toEqual([]);
  expect(await log(connectionId)).toMatchObject([{ state: 'waiting', log: [{ failure: sentence }] }]);
});

it('defines and writes what the store allows, and the rest at once when it allows that too', async () => {
  const { add, answer, deliver, store, customer } = await openStore(['write_orders']);
  await add([HEARD_FROM, SCORE]);
  await deliver();
  expect(store.definitions()).toEqual([defined('ORDER', 'nps')]);
  await answer({ heard: ['podcast'] });
  await deliver();
  expect(customer().metafields).toEqual([]);
  await tellScopes(store, store.grant('write_customers'));
  await allJobs(store.deps).runDue();
  expect(store.definitions()).toEqual([defined('ORDER', 'nps'), defined('CUSTOMER', 'heard_from')]);
  expect(customer().metafields).toMatchObject([{ value: 'podcast' }]);
});

it('stops writing at once when the store takes a permission back, and the settings and the activity say so', async () => {
  const { add, answer, deliver, store, customer, list, log, deps, storeId } = await openStore();
  const connectionId = await add([DETRACTOR]);
  await tellScopes(store, store.revoke('write_customers'));
  await answer({ score: 1 });
  await deliver();
  expect(customer().tags).toEqual([]);
  expect((await log(connectionId)).flatMap((each) => each.log.map(({ failure }) => failure))).toContain(
    'The store does not allow Askwell to change customers.',
  );
  const { storeAccess } = await list();
  expect(storeAccess).toMatchObject({ orders: true, customers: false });
  expect(storeAccess.allowUrl).toContain('optional=write_customers');
  const noted = await deps.database.query(
    `SELECT kind, subject FROM activity WHERE store_id = $1 AND kind LIKE 'permission.%'`,
    [storeId],
  );
  expect(noted).toEqual([{ kind: 'permission.taken', subject: 'change customers' }]);
});

it('keeps what a newer grant says when an older change of permissions arrives late', async () => {
  const { store, list } = await openStore();
  const triggeredAt = new Date(Date.now() - 60_000).toISOString();
  await tellScopes(store, ['read_orders'], triggeredAt);
  expect((await list()).storeAccess).toMatchObject({ orders: true, customers: true });
});

it('knows a definition as its own although the reply to its creation was lost', async () => {
  const { add, api, deliver, store } = await openStore();
  const ask = globalThis.fetch;
  const losing = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const reply = await ask(url, init);
    const isCreation = typeof init?.body === 'string' && init.body.includes('metafieldDefinitionCreate');
    return isCreation ? new Response('', { status: 503, headers: { 'retry-after': '0' } }) : reply;
  });
  const connectionId = await add([SCORE]);
  await deliver();
  losing.mockRestore();
  await deliver();
  expect(store.definitions()).toEqual([defined('ORDER', 'nps')]);
  await api('delete', `/${connectionId}`);
  await deliver();
  expect(store.definitions()).toEqual([]);
});
