import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { identityOf } from '#server/areas/billing/customer-identity.ts';
import { openHostedSession } from '#server/areas/billing/service/hosted-session.ts';
import { signWebhook } from '#server/kernel/platform/signatures.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore, newShop } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { attackedApp } from './support/attacked-app.ts';
import { type Reply } from './support/exchange.ts';

const app = attackedApp();

/** A merchant with a live survey, and the headers of calls to the billing service. */
async function merchant() {
  const { deps } = app;
  const { store, authorization } = await validSession(
    deps,
    await buildStore(deps, newShop(deps.config.devStore?.hostSuffix)),
  );
  const { surveyId, publicId } = await buildPublishedSurvey(deps, store);
  const { token } = await identityOf(deps, store.storeId);
  const billing = {
    'x-mantle-app-id': deps.config.billing.appId,
    'x-mantle-app-api-key': deps.config.secrets.billingApiKey,
    'x-mantle-customer-api-token': token,
  };
  return { store, storeId: store.storeId, authorization, surveyId, publicId, billing };
}

type Merchant = Awaited<ReturnType<typeof merchant>>;

const json = { 'content-type': 'application/json' };

const asMerchant = (it: Merchant, method: string, path: string, body?: string): Promise<Reply> =>
  app.send({
    method,
    path: `/api/v1${path}`,
    headers: { authorization: it.authorization, ...json },
    ...(body !== undefined && { body }),
  });

const asBilling = (it: Merchant, method: string, path: string, body?: string): Promise<Reply> =>
  app.send({
    method,
    path: `/api/billing/v1${path}`,
    headers: { ...it.billing, ...json },
    ...(body !== undefined && { body }),
  });

const open = (path: string): Promise<Reply> => app.send({ method: 'GET', path });

/** The body with a text in the marked place. JSON can contain what an address cannot. */
const audienceWith = (text: string) =>
  `{"audience":[{"type":"location","operator":"contains","values":["PT:${text}"]}]}`;
const deliveryWith = (path: string) =>
  JSON.stringify({
    delivery: {
      placements: [{ type: 'popup', pages: { kinds: [], paths: ['@'] }, trigger: { type: 'immediately' } }],
      schedule: { startsAt: null, endsAt: null },
      responseCap: null,
      recontact: { afterShownDays: null, afterDismissDays: null, afterAnswerDays: null },
      samplePercent: 100,
      priority: 0,
    },
  }).replace('@', path);

type Case = readonly [what: string, field: string, send: (it: Merchant) => Promise<Reply>];

const CASES: readonly Case[] = [
  ['a hosted page', 'address', () => open('/s/a%00b')],
  ['a definition', 'publicId', () => open('/questions/a%00b/1.json')],
  ['a definition’s version', 'version', () => open('/questions/a/1%00.json')],
  ['a charge', 'charge', () => open('/api/billing/v1/charges/a%00-b/return')],
  ['a hosted billing session', 'session', () => open('/billing/hosted/a%00b')],
  ['a survey', 'surveyId', (it) => asMerchant(it, 'GET', '/surveys/a%00b')],
  ['a search', 'search', (it) => asMerchant(it, 'GET', '/surveys?search=%00')],
  ['a parameter that is not read', 'other', (it) => asMerchant(it, 'GET', '/surveys?other=a%00')],
  [
    'an export’s filter',
    'countries',
    (it) => asMerchant(it, 'GET', `/surveys/${it.surveyId}/analytics/responses.csv?countries=PT%00`),
  ],
  [
    'an audience’s place',
    'audience.0.values.0',
    (it) => asMerchant(it, 'PUT', `/surveys/${it.surveyId}/audience`, audienceWith('a\\u0000')),
  ],
  [
    'half a character in an audience',
    'audience.0.values.0',
    (it) => asMerchant(it, 'PUT', `/surveys/${it.surveyId}/audience`, audienceWith('a\\ud83d')),
  ],
  [
    'a delivery’s path',
    'delivery.placements.0.pages.paths.0',
    (it) => asMerchant(it, 'PUT', `/surveys/${it.surveyId}/delivery`, deliveryWith('/a\\u0000')),
  ],
  [
    'half a character in a delivery',
    'delivery.placements.0.pages.paths.0',
    (it) => asMerchant(it, 'PUT', `/surveys/${it.surveyId}/delivery`, deliveryWith('/\\udc00')),
  ],
  [
    'a reason to leave',
    'reason',
    (it) => asMerchant(it, 'POST', '/billing/cancel', '{"when":"now","reason":"\\u0000"}'),
  ],
  [
    'a reason to leave, to the billing service',
    'cancelReason',
    (it) => asBilling(it, 'DELETE', '/subscriptions', '{"cancelReason":"\\u0000"}'),
  ],
  [
    'a usage event’s name',
    'events.0.eventName',
    (it) => asBilling(it, 'POST', '/usage_events', '{"events":[{"eventName":"a\\u0000"}]}'),
  ],
  [
    'a usage event’s properties',
    'eventId',
    (it) => asBilling(it, 'POST', '/usage_events', '{"eventName":"a","eventId":"\\u0000","properties":{}}'),
  ],
  [
    'a key of properties',
    'properties.a\ufffd',
    (it) => asBilling(it, 'POST', '/usage_events', '{"eventName":"a","properties":{"a\\u0000":1}}'),
  ],
  ['a usage report', 'id', (it) => asBilling(it, 'GET', '/usage_events/a%00/report')],
  [
    'a customer’s name',
    'name',
    (it) => asBilling(it, 'POST', '/identify', `{"myshopifyDomain":"${it.store.shop}","name":"\\u0000"}`),
  ],
  [
    'a customer’s own fields',
    'customFields.a.b',
    (it) =>
      asBilling(
        it,
        'POST',
        '/identify',
        `{"myshopifyDomain":"${it.store.shop}","customFields":{"a":{"b":"\\udfff"}}}`,
      ),
  ],
  [
    'the form of a hosted billing session',
    'reason',
    (it) => {
      const { session } = openHostedSession(app.deps, { storeId: it.storeId, type: 'account', locale: null });
      return app.send({
        method: 'POST',
        path: new URL(session.url).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'action=cancel&reason=%00',
      });
    },
  ],
];

describe('text that cannot be stored', () => {
  it.each(CASES)('is refused with 400 and its field’s name: %s', async (_what, field, send) => {
    const reply = await send(await merchant());
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining(field)]);
    expect(reply.text).toContain('cannot be stored');
  });

  it('is refused at any depth', async () => {
    const it = await merchant();
    const deep = `${'['.repeat(20_000)}"\\u0000"${']'.repeat(20_000)}`;
    const reply = await asMerchant(it, 'PUT', `/surveys/${it.surveyId}/audience`, `{"audience":${deep}}`);
    expect(reply.status).toBe(400);
  });

  it('does not affect other texts, in any script', async () => {
    const it = await merchant();
    const body = JSON.stringify({ myshopifyDomain: it.store.shop, name: 'São Tomé 👩‍👩‍👧' });
    expect((await asBilling(it, 'POST', '/identify', body)).status).toBe(200);
  });
});

async function tell(shop: string, topic: string, body: string): Promise<Reply> {
  const [secret] = app.deps.config.secrets.platformApi;
  return app.send({
    method: 'POST',
    path: '/webhooks',
    headers: {
      ...json,
      'x-shopify-topic': topic,
      'x-shopify-shop-domain': shop,
      'x-shopify-webhook-id': randomBytes(8).toString('hex'),
      'x-shopify-hmac-sha256': signWebhook(Buffer.from(body), secret),
    },
    body,
  });
}

const ORDER = {
  ...{ id: 7_001, checkout_token: '@', customer: { id: 'c@', orders_count: 1 }, total_price: '10.00' },
  ...{ currency: 'EUR', created_at: '2026-11-02T11:59:00Z', updated_at: '2026-11-02T11:59:00Z' },
};

const ordersOf = (storeId: string) =>
  app.deps.database.query<{ checkoutToken: string; customerId: string }>(
    'SELECT checkout_token, customer_id FROM orders WHERE store_id = $1',
    [storeId],
  );

describe('a webhook, which the platform repeats until it is accepted', () => {
  it.each([
    ['NUL', '\\u0000'],
    ['half a character', '\\ud83d'],
  ])('stores an order with %s in its texts, with a replacement character', async (_what, odd) => {
    const { store, storeId } = await merchant();
    const body = JSON.stringify(ORDER).replaceAll('@', odd);
    expect((await tell(store.shop, 'orders/create', body)).status).toBe(200);
    expect(await ordersOf(storeId)).toEqual([{ checkoutToken: '\ufffd', customerId: 'c\ufffd' }]);
  });

  it.each([
    ['a year with five digits', { updated_at: '+275760-01-01T00:00:00Z' }],
    ['a count that is too large for its column', { customer: { id: 1, orders_count: 9_000_000_000 } }],
  ])('is accepted although an order has %s', async (_what, change) => {
    const { store } = await merchant();
    const body = JSON.stringify({ ...ORDER, ...change });
    expect((await tell(store.shop, 'orders/create', body)).status).toBe(200);
  });

  it.each(['customers/redact', 'customers/data_request'])(
    'of %s is accepted with NUL in it',
    async (topic) => {
      const { store } = await merchant();
      const body =
        '{"customer":{"id":"1\\u0000","email":"\\ud800"},"orders_to_redact":["\\u0000"],"orders_requested":["\\u0000"],"data_request":{"id":"9\\u0000"}}';
      expect((await tell(store.shop, topic, body)).status).toBe(200);
    },
  );
});

/** Bytes that no HTTP library would send. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(app.port, '127.0.0.1');
    let reply = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (reply += piece));
    socket.on('error', reject).on('close', () => resolve(reply));
    socket.write(text);
  });
}

const line = (target: string, method = 'GET') =>
  raw(`${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);

describe('a request line', () => {
  it.each(['http://evil:99999/', 'http://[::1/', 'http://a b/', 'http://%/healthz', 'ftp://evil/healthz'])(
    'without a valid address is refused: %s',
    async (target) => expect(await line(target)).toMatch(/^HTTP\/1\.1 400 /),
  );

  it('with an absolute address is answered by its path, as HTTP requires', async () => {
    expect(await line('http://any.example/healthz')).toMatch(/^HTTP\/1\.1 200 .*"status":"ok"/s);
    expect(await line('http://any.example')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await line('http://any.example/api/v1/surveys?page=1')).toMatch(/^HTTP\/1\.1 401 /);
  });
});
