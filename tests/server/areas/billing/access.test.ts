import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityOf } from '#server/areas/billing/customer-identity.ts';
import {
  type BillingApp,
  buildCustomer,
  clientOf,
  type Customer,
  granted,
  startBillingApp,
  subscriptionsOf,
  backdateSubscription,
  upgrade,
} from './support.ts';

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp();
});
afterAll(() => app.stop());

describe('a customer’s token', () => {
  it('gives access to that customer only, whatever other id the call names', async () => {
    const [one, other] = [await buildCustomer(app), await buildCustomer(app)];
    await upgrade(app, one);
    expect(granted(await other.client.getCustomer(one.customerId))).toMatchObject({
      id: other.customerId,
      features: {},
    });
    await one.client.sendUsageEvent({ eventName: 'seen' });
    const asked = { id: 'seen', period: 'daily', customerId: one.customerId };
    const { report } = granted(await other.client.getUsageMetricReport(asked));
    expect(report.data.every(({ value }) => value === 0)).toBe(true);
    await other.client.sendUsageEvent({ eventName: 'seen', customerId: one.customerId });
    expect(granted(await one.client.getCustomer()).usage['seen']?.allTimeValue).toBe(1);
  });

  it.each([
    ['one of the same store that was made up', ({ storeId }: Customer) => `${storeId}.${'A'.repeat(43)}`],
    [
      'one with another store in front',
      ({ token }: Customer, other: Customer) => token.replace(/^[^.]+/, other.storeId),
    ],
    ['a session’s token', ({ authorization }: Customer) => authorization.slice('Bearer '.length)],
    ['nothing', () => ''],
  ])('is refused with %s', async (_what, forge) => {
    const [one, other] = [await buildCustomer(app), await buildCustomer(app)];
    const client = clientOf(app, { customerApiToken: forge(one, other) });
    const replies = [
      await client.getCustomer(one.customerId),
      await client.subscribe({ planId: 'free' }),
      await client.cancelSubscription(),
      await client.updateSubscription({ id: 'x', cappedAmount: 1 }),
      await client.sendUsageEvent({ eventName: 'seen', customerId: one.customerId }),
      await client.getUsageMetricReport({ id: 'seen', customerId: one.customerId }),
      await client.addPaymentMethod({ returnUrl: app.deps.config.app.url }),
      await client.listInvoices(),
      await client.createHostedSession({ type: 'plans', config: {} }),
    ];
    for (const reply of replies) expect(reply).toMatchObject({ details: 'UNAUTHENTICATED' });
    expect(await subscriptionsOf(app, one.storeId)).toEqual([]);
  });

  it('is refused with another app’s id, with a wrong key, and after an uninstall', async () => {
    const customer = await buildCustomer(app);
    const ask = (headers: Record<string, string>) =>
      request(app.http).get('/api/billing/v1/customer').query({ id: customer.customerId }).set(headers);
    const own = { 'x-mantle-app-id': 'askwell', 'x-mantle-customer-api-token': customer.token };
    expect((await ask(own)).status).toBe(200);
    expect((await ask({ ...own, 'x-mantle-app-id': 'another' })).status).toBe(401);
    expect((await ask({ ...own, 'x-mantle-app-api-key': 'guessed' })).status).toBe(401);
    expect((await ask({ 'x-mantle-app-id': 'askwell', 'x-mantle-app-api-key': 'guessed' })).status).toBe(401);
    await app.deps.database.query('UPDATE stores SET uninstalled_at = now() WHERE store_id = $1', [
      customer.storeId,
    ]);
    expect((await ask(own)).status).toBe(401);
  });

  it('ends when the merchant ends all sessions, and the next one that asks gets another', async () => {
    const customer = await buildCustomer(app);
    await request(app.http)
      .post('/api/v1/sessions/end-all')
      .set('authorization', customer.authorization)
      .send({})
      .expect(200);
    expect(await customer.client.getCustomer()).toMatchObject({ details: 'UNAUTHENTICATED' });
    const { token } = await identityOf(app.deps, customer.storeId);
    expect(granted(await clientOf(app, { customerApiToken: token }).getCustomer()).id).toBe(
      customer.customerId,
    );
  });

  it('is made anew when its key is not configured any more', async () => {
    const customer = await buildCustomer(app);
    const secrets = { ...app.deps.config.secrets, tokenKeys: [{ id: 'new', key: randomBytes(32) }] };
    const deps = { ...app.deps, config: { ...app.deps.config, secrets } };
    const renewed = await identityOf(deps, customer.storeId);
    expect(renewed.customerId).toBe(customer.customerId);
    expect(await identityOf(deps, customer.storeId)).toEqual(renewed);
  });

  it('gets errors in the protocol’s shape', async () => {
    const { token } = await buildCustomer(app);
    const headers = { 'x-mantle-app-id': 'askwell', 'x-mantle-customer-api-token': token };
    const send = (method: 'post' | 'patch' | 'get', path: string, body?: string) =>
      request(app.http)[method](`/api/billing/v1${path}`).set(headers).type('json').send(body);
    const faults = [
      [await send('post', '/subscriptions', '{"planId":'), 400],
      [await send('post', '/subscriptions', '[]'), 400],
      [await send('post', '/usage_events', `"${'x'.repeat(600_000)}"`), 413],
      [await send('patch', '/subscriptions'), 405],
      [await send('get', '/nowhere'), 404],
    ] as const;
    for (const [{ status, body }, expected] of faults) {
      expect(status).toBe(expected);
      expect(body).toEqual({ error: expect.any(String) as string, details: expect.any(String) as string });
    }
  });
});

describe('the page of a hosted session', () => {
  const open = async (customer: Customer, type: string) => {
    const { url } = granted(await customer.client.createHostedSession({ type, config: { locale: 'de-DE' } }));
    return new URL(url).pathname;
  };

  it('shows the plans and redirects to the charge page', async () => {
    const customer = await buildCustomer(app);
    const path = await open(customer, 'plans');
    const page = await request(app.http).get(path);
    expect(page.text).toContain('19,00');
    expect(page.text).toContain('14-day free trial');
    expect(page.text).toContain('Live surveys: unlimited');
    expect(page.text).not.toContain('will be paused');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const chosen = await request(app.http)
      .post(path)
      .type('form')
      .send({ action: 'choose', planId: 'pro-monthly' });
    expect(chosen.status).toBe(303);
    expect(chosen.headers['location']).toContain(app.shops.url);
    const free = await request(app.http).post(path).type('form').send({ action: 'choose', planId: 'free' });
    expect(free.headers['location']).toBe(path);
    expect((await request(app.http).get(path)).text).toContain('Your current plan');
  });

  it('shows the account and its invoices, and cancels', async () => {
    const customer = await buildCustomer(app);
    await upgrade(app, customer);
    await backdateSubscription(app, customer, 15);
    const path = await open(customer, 'account');
    expect((await request(app.http).get(path)).text).toMatch(/19,00[\s\u00a0]\$/);
    await request(app.http).post(path).type('form').send({ action: 'cancel', reason: '<b>dear</b>' });
    expect((await request(app.http).get(path)).text).toContain('It was cancelled and ends on');
    expect(granted(await customer.client.getCustomer()).billingStatus).toBe('canceled');
  });

  it('warns how many surveys a choice pauses', async () => {
    const customer = await buildCustomer(app);
    await upgrade(app, customer);
    await app.deps.database.query('UPDATE stores SET live_surveys = 3 WHERE store_id = $1', [
      customer.storeId,
    ]);
    const plans = (await request(app.http).get(await open(customer, 'plans'))).text;
    expect(plans.match(/[\w ]+ will be paused/g)).toEqual(['2 live surveys will be paused']);
    const account = (await request(app.http).get(await open(customer, 'account'))).text;
    expect(account).toContain('3 live surveys will be paused');
  });

  it('returns 404 for a forged address and after an hour', async () => {
    const customer = await buildCustomer(app);
    const path = await open(customer, 'plans');
    const changed = `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await request(app.http).get(changed)).status).toBe(404);
    expect((await request(app.http).get('/billing/hosted/made-up')).status).toBe(404);
    app.deps.clock.advance(3_600_001);
    expect((await request(app.http).get(path)).status).toBe(410);
    expect(
      (await request(app.http).post(path).type('form').send({ action: 'choose', planId: 'free' })).status,
    ).toBe(410);
    expect(await subscriptionsOf(app, customer.storeId)).toEqual([]);
  });
});
