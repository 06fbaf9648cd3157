import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import request from 'supertest';
import { createMetrics } from '#server/kernel/telemetry/metrics.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { createProviderBilling } from '#server/areas/billing/provider-billing.ts';
import { saveInstalled, saveUninstalled } from '#server/areas/identity/stores/store-repository.ts';
import { testApp, testConfig, testDeps, type TestDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { presentPlan } from '#server/areas/billing/plans.ts';

interface Seen {
  readonly call: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

/** The next replies of the provider, by call. A text is sent unchanged. */
let answers: Record<string, { status?: number; body: unknown }>;
let seen: Seen[];
let server: Server;
let deps: TestDeps;
let http: ReturnType<typeof testApp>['http'];

beforeAll(async () => {
  server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const call = `${incoming.method ?? ''} ${(incoming.url ?? '').replace(/\?.*/, '')}`;
      const body = (
        text === ''
          ? Object.fromEntries(new URL(incoming.url ?? '', 'http://x').searchParams)
          : JSON.parse(text)
      ) as Seen['body'];
      seen.push({ call, headers: incoming.headers, body });
      const answer = answers[call] ?? { status: 404, body: { error: 'Nobody prepared this.' } };
      response.writeHead(answer.status ?? 200);
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`;
  deps = testDeps({ config: testConfig({ BILLING_URL: url }), database: await testDatabase() });
  http = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).http;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  answers = {
    'POST /v1/identify': { body: { apiToken: 'token-of-the-provider' } },
    'GET /v1/customer': customerOn('pro-monthly'),
  };
});

/** A customer in the provider's protocol, with fields that the app does not use. */
function customerOn(planId: string | null) {
  const plans = deps.config.billing.plans.map((plan) => presentPlan(plan));
  const plan = plans.find(({ id }) => id === planId);
  const subscription = plan && {
    id: 'sub',
    plan,
    active: true,
    features: plan.features,
    createdAt: '2026-01-01T00:00:00Z',
    total: 19,
    cancelOn: null,
  };
  const customer = {
    id: 'cus',
    test: true,
    plans,
    features: plan?.features ?? {},
    usage: {},
    billingStatus: plan ? 'active' : 'none',
    ...(subscription && { subscription }),
  };
  return { body: { customer } };
}

async function merchant() {
  const signedIn = await validSession(deps);
  const ask = (method: 'get' | 'post', path: string, body?: object) =>
    request(http)[method](`/api/v1/billing${path}`).set('authorization', signedIn.authorization).send(body);
  return { ...signedIn, ask };
}

describe('the provider’s API', () => {
  it('is not believed when its reply is too long', async () => {
    const { body } = customerOn('pro-monthly');
    answers['GET /v1/customer'] = { body: JSON.stringify(body) + ' '.repeat(3_000_000) };
    const { ask } = await merchant();
    const { status, body: refused } = await ask('get', '/customer');
    expect([status, refused.error.code]).toEqual([502, 'UPSTREAM']);
  });

  it('is asked once for a store’s token with the key, then called with that token', async () => {
    const { ask, store } = await merchant();
    const { data } = (await ask('get', '/customer')).body;
    expect(data).toMatchObject({
      id: 'cus',
      subscription: { plan: { id: 'pro-monthly' } },
      billingStatus: 'active',
    });
    expect(data.subscription).not.toHaveProperty('cancelOn');
    deps.clock.advance(10_001);
    await ask('get', '/customer');
    expect(seen.map(({ call }) => call)).toEqual([
      'POST /v1/identify',
      'GET /v1/customer',
      'GET /v1/customer',
    ]);
    const [identify, customer] = seen;
    expect(identify?.headers).toMatchObject({
      'x-mantle-app-id': 'askwell',
      'x-mantle-app-api-key': deps.config.secrets.billingApiKey,
    });
    expect(identify?.body).toMatchObject({ platform: 'shopify', myshopifyDomain: store.shop });
    expect(customer?.headers).toMatchObject({ 'x-mantle-customer-api-token': 'token-of-the-provider' });
    expect(customer?.headers).not.toHaveProperty('x-mantle-app-api-key');
  });

  it('decides what the gates allow', async () => {
    const create = async ({ authorization }: { authorization: string }) =>
      request(http)
        .post('/api/v1/surveys')
        .set('authorization', authorization)
        .send({ surveyId: deps.newId(), templateId: 'cart-abandonment' });
    const paying = await merchant();
    expect((await create(paying)).status).toBe(200);
    expect((await create(paying)).status).toBe(200);
    expect(seen.filter(({ call }) => call === 'GET /v1/customer')).toHaveLength(1);
    answers['GET /v1/customer'] = customerOn(null);
    expect((await create(await merchant())).status).toBe(402);
  });

  it('is asked for a new token when it refuses the old one', async () => {
    const { ask } = await merchant();
    await ask('get', '/customer');
    deps.clock.advance(10_001);
    answers['GET /v1/customer'] = { status: 401, body: { error: 'Unknown token' } };
    await ask('get', '/customer');
    expect(seen.map(({ call }) => call).slice(2)).toEqual([
      'GET /v1/customer',
      'POST /v1/identify',
      'GET /v1/customer',
    ]);
  });

  it('changes and cancels plans and lists invoices', async () => {
    answers['POST /v1/subscriptions'] = { body: { id: 'sub', confirmationUrl: 'https://pay.example/1' } };
    answers['DELETE /v1/subscriptions'] = { body: { id: 'sub' } };
    const invoice = {
      id: 'i',
      status: 'paid',
      periodStart: 'a',
      periodEnd: 'b',
      total: 19,
      subtotal: 19,
      amountPaid: 19,
      currencyCode: 'USD',
      createdAt: 'c',
      items: [{ id: 'x', amount: 19, description: null, paid: true }],
    };
    answers['GET /v1/invoices'] = { body: { invoices: [invoice], hasMore: true } };
    const { ask } = await merchant();
    const changed = await ask('post', '/plan', { planId: 'pro-yearly', framed: false });
    expect(changed.body.data.confirmationUrl).toBe('https://pay.example/1');
    await ask('post', '/cancel', { when: 'now', reason: 'Done' });
    const { data } = (await ask('get', '/invoices?status=paid&page=2')).body;
    expect(data).toMatchObject({
      next: '3',
      invoices: [{ id: 'i', items: [{ id: 'x', description: '', amount: 19 }] }],
    });
    const sent = Object.fromEntries(seen.map(({ call, body }) => [call, body]));
    expect(sent['POST /v1/subscriptions']).toEqual({
      planId: 'pro-yearly',
      returnUrl: `${deps.config.app.url}/`,
    });
    expect(sent['DELETE /v1/subscriptions']).toMatchObject({ cancelReason: 'Done' });
    expect(sent['GET /v1/invoices']).toEqual({ page: '2', limit: '10', status: 'paid' });
  });

  it('starts a store with Free unless it has a plan', async () => {
    answers['POST /v1/subscriptions'] = { body: { id: 'sub' } };
    const { ask } = await merchant();
    await ask('post', '/start-with-free', {});
    expect(seen.map(({ call }) => call)).not.toContain('POST /v1/subscriptions');
    answers['GET /v1/customer'] = customerOn(null);
    const other = await merchant();
    await other.ask('post', '/start-with-free', {});
    expect(seen.find(({ call }) => call === 'POST /v1/subscriptions')?.body).toEqual({ planId: 'free' });
  });

  it('pauses surveys that exceed a smaller plan when the app loads the customer', async () => {
    const { store, ask } = await merchant();
    const { surveyId } = await buildPublishedSurvey({ ...deps, config: testConfig() }, store);
    await deps.database.query('UPDATE stores SET billing_token_sealed = NULL WHERE store_id = $1', [
      store.storeId,
    ]);
    answers['GET /v1/customer'] = customerOn(null);
    await ask('get', '/customer');
    const rows = await deps.database.query(
      'SELECT status FROM surveys WHERE survey_id = $2 AND store_id = $1',
      [store.storeId, surveyId],
    );
    expect(rows).toEqual([{ status: 'paused' }]);
  });

  it('pauses a survey whose choice of shoppers a plan with room for it does not include', async () => {
    const { store, ask } = await merchant();
    const { surveyId } = await buildPublishedSurvey({ ...deps, config: testConfig() }, store);
    const { storeId } = store;
    const audience = JSON.stringify([{ type: 'location', operator: 'contains', values: ['PT:Portugal'] }]);
    await deps.database.query('UPDATE surveys SET audience = $3 WHERE store_id = $1 AND survey_id = $2', [
      ...[storeId, surveyId],
      audience,
    ]);
    await ask('get', '/customer');
    const status = () =>
      deps.database.query('SELECT status FROM surveys WHERE store_id = $1 AND survey_id = $2', [
        storeId,
        surveyId,
      ]);
    expect(await status()).toEqual([{ status: 'live' }]);
    const pro = customerOn('pro-monthly');
    const { advanced_survey_targeting: _, ...features } = pro.body.customer.features;
    answers['GET /v1/customer'] = { body: { customer: { ...pro.body.customer, features } } };
    deps.clock.advance(10_001);
    await ask('get', '/customer');
    expect(await status()).toEqual([{ status: 'paused' }]);
  });

  it('still tells the plan of a store that was uninstalled, and is asked for a token after the next install', async () => {
    const { store } = await merchant();
    const billing = createProviderBilling({ ...deps, pauseAbovePlan: () => Promise.resolve(0) });
    await billing.loadCustomer(store.storeId);
    await saveUninstalled(deps.database, store.storeId, null);
    deps.clock.advance(10_001);
    expect(await billing.loadCustomer(store.storeId)).toMatchObject({ id: 'cus' });
    await saveInstalled(deps.database, store.storeId);
    deps.clock.advance(10_001);
    await billing.loadCustomer(store.storeId);
    expect(seen.filter(({ call }) => call === 'POST /v1/identify')).toHaveLength(2);
  });

  it('ends the API keys of a store whose plan has none any more', async () => {
    const { ask, store, authorization } = await merchant();
    await ask('get', '/customer');
    const made = await request(http)
      .post('/api/v1/api-keys')
      .set('authorization', authorization)
      .send({ name: 'Warehouse', scopes: ['read'] });
    expect(made.status, made.text).toBe(200);
    answers['GET /v1/customer'] = customerOn(null);
    // Another instance has not asked the provider yet.
    const others = { ...deps, metrics: createMetrics() };
    const other = testApp({ deps: others, areas: createAreas(others), guard: createGuard(others) });
    await request(other.http).get('/api/v1/billing/customer').set('authorization', authorization).expect(200);
    const keys = await deps.database.query(`SELECT ended_by FROM api_keys WHERE store_id = $1`, [
      store.storeId,
    ]);
    expect(keys).toEqual([{ endedBy: 'plan' }]);
  });

  it.each([
    ['a page instead of JSON', { body: '<html>Down for maintenance</html>' }],
    ['its own error', { status: 503, body: { error: 'Overloaded' } }],
    ['JSON of another shape', { body: { customer: { id: 'cus' } } }],
    ['a redirect', { status: 302, body: {} }],
  ])('that answers with %s gives UPSTREAM, and the cached customer is used', async (_what, answer) => {
    const known = await merchant();
    expect((await known.ask('get', '/customer')).status).toBe(200);
    answers['GET /v1/customer'] = answer;
    const reply = await (await merchant()).ask('get', '/customer');
    expect([reply.status, reply.body.error]).toEqual([
      502,
      { code: 'UPSTREAM', message: 'The billing service did not answer as expected. Please try again.' },
    ]);
    deps.clock.advance(60_000);
    expect((await known.ask('get', '/customer')).body.data).toMatchObject({ id: 'cus' });
    deps.clock.advance(3_600_000);
    expect((await known.ask('get', '/customer')).status).toBe(502);
  });

  /** Failed with a call for each gate while the provider is out of reach (nine calls). */
  it('is not called during the pause after a failure, and is called again later', async () => {
    const { ask } = await merchant();
    await ask('get', '/customer');
    const asked = () => seen.filter(({ call }) => call === 'GET /v1/customer').length;
    const before = asked();
    const working = answers['GET /v1/customer'];
    answers['GET /v1/customer'] = { status: 503, body: { error: 'Overloaded' } };
    for (let second = 0; second < 9; second += 1) {
      deps.clock.advance(second === 0 ? 10_001 : 1_000);
      expect((await ask('get', '/customer')).status).toBe(200);
    }
    expect(asked() - before).toBeLessThanOrEqual(2);
    answers['GET /v1/customer'] = working!;
    deps.clock.advance(20_000);
    const during = asked();
    expect((await ask('get', '/customer')).status).toBe(200);
    expect(asked()).toBe(during + 1);
  });

  it('passes on its own error messages', async () => {
    answers['POST /v1/subscriptions'] = {
      status: 422,
      body: { error: 'This plan is sold out.', details: {} },
    };
    const { ask } = await merchant();
    const reply = await ask('post', '/plan', { planId: 'pro-yearly', framed: false });
    expect([reply.status, reply.body.error.message]).toEqual([400, 'This plan is sold out.']);
  });

  it('replaces the embedded service, whose routes do not exist then', async () => {
    const reply = await request(http).get('/api/billing/v1/customer').set('x-mantle-app-id', 'askwell');
    expect(reply.status).toBe(404);
  });
});
