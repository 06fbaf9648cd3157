import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREE_FEATURES, PRO_FEATURES } from '#tests/support/plan-features.ts';
import { FEATURE_KEYS } from '#shared/plan/features.ts';
import { DAY_MS } from '#shared/durations.ts';
import {
  type BillingApp,
  buildCustomer,
  clientOf,
  granted,
  lastCharge,
  startBillingApp,
  subscriptionsOf,
  upgrade,
} from './support.ts';

/** Tests the embedded service with the provider's own published client. */
let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp();
});
afterAll(() => app.stop());

describe('identify', () => {
  const server = () => clientOf(app, { apiKey: app.deps.config.secrets.billingApiKey });

  it('returns the token of a store by its address or its platform id', async () => {
    const { store, token } = await buildCustomer(app);
    const by = (names: object) => server().identify({ platform: 'shopify', ...names } as never);
    expect(await by({ myshopifyDomain: store.shop, name: 'Lamps', customFields: { since: 2020 } })).toEqual({
      apiToken: token,
    });
    const customer = granted(await clientOf(app, { customerApiToken: token }).getCustomer());
    expect(customer).toMatchObject({ name: 'Lamps', customFields: { since: 2020 } });
    expect(await by({ myshopifyDomain: 'nobody.myshopify.com' })).toMatchObject({ details: 'NOT_FOUND' });
    expect(await by({})).toMatchObject({ error: expect.stringContaining('platformId') as string });
  });

  it('finds a store by its platform id, as a number or a global id', async () => {
    const { storeId, token } = await buildCustomer(app);
    const shopId = String(Math.floor(Math.random() * 1e15));
    await app.deps.database.query(
      `UPDATE stores SET platform_shop_id = 'gid://shopify/Shop/' || $2::text WHERE store_id = $1`,
      [storeId, shopId],
    );
    for (const platformId of [shopId, `gid://shopify/Shop/${shopId}`]) {
      expect(await server().identify({ platform: 'shopify', platformId })).toEqual({ apiToken: token });
    }
  });

  it('replaces a token, and the previous one is refused', async () => {
    const { store, client } = await buildCustomer(app);
    const names = { platform: 'shopify', myshopifyDomain: store.shop } as const;
    const { apiToken } = granted(await server().identify({ ...names, rotateApiToken: true }));
    expect(await client.getCustomer()).toMatchObject({ error: 'The customer token is not valid.' });
    const { myshopifyDomain } = granted(await clientOf(app, { customerApiToken: apiToken }).getCustomer());
    expect(myshopifyDomain).toBe(store.shop);
  });

  it('refuses customers', async () => {
    const { client, store } = await buildCustomer(app);
    const asked = await client.identify({ platform: 'shopify', myshopifyDomain: store.shop });
    expect(asked).toMatchObject({
      error: 'This call needs the app’s own API key.',
      details: 'UNAUTHENTICATED',
    });
  });
});

describe('getCustomer', () => {
  it('returns plans and no features before a plan was chosen', async () => {
    const { client, customerId, store } = await buildCustomer(app);
    const customer = granted(await client.getCustomer());
    expect(customer).toMatchObject({
      id: customerId,
      myshopifyDomain: store.shop,
      test: true,
      features: {},
      usage: {},
      usageCredits: [],
      reviews: [],
      billingStatus: 'none',
    });
    expect(customer).not.toHaveProperty('subscription');
    expect(
      customer.plans.map(({ id, subtotal, trialDays, type, public: isPublic }) => [
        id,
        subtotal,
        trialDays,
        type,
        isPublic,
      ]),
    ).toEqual([
      ['free', 0, 0, 'base', true],
      ['pro-monthly', 19, 14, 'base', true],
      ['pro-yearly', 190, 14, 'base', true],
    ]);
  });

  it('answers the client’s questions about features', async () => {
    const { client } = await buildCustomer(app);
    granted(await client.subscribe({ planId: 'free' }));
    const customer = granted(await client.getCustomer());
    expect(customer).toMatchObject({ billingStatus: 'active', subscription: { plan: { id: 'free' } } });
    expect(customer.subscription?.featuresOrder).toEqual([...FEATURE_KEYS]);
    expect(await client.limitForFeature({ featureKey: 'questions_per_survey' })).toBe(10);
    expect(await client.isFeatureEnabled({ featureKey: 'active_surveys', count: 0 })).toBe(true);
    expect(await client.isFeatureEnabled({ featureKey: 'active_surveys', count: 1 })).toBe(false);
    expect(await client.isFeatureEnabled({ featureKey: 'removeBranding' })).toBe(false);
    for (const [order, key] of FEATURE_KEYS.entries()) {
      expect(customer.features[key]).toMatchObject({ ...FREE_FEATURES[key], id: key, displayOrder: order });
    }
  });
});

describe('subscriptions', () => {
  it('requests the charge and grants the plan once it is accepted', async () => {
    const customer = await buildCustomer(app);
    const { client, storeId } = customer;
    const asked = granted(await client.subscribe({ planIds: ['pro-monthly'], hosted: false }));
    expect(asked).toMatchObject({ active: false, total: 19, plan: { id: 'pro-monthly', trialDays: 14 } });
    expect(String(asked.confirmationUrl)).toContain(app.shops.url);
    expect(granted(await client.getCustomer()).features).toEqual({});

    const { trialDays } = await upgrade(app, customer);
    expect(trialDays).toBe(14);
    const now = granted(await client.getCustomer());
    expect(now).toMatchObject({ billingStatus: 'trialing', subscription: { active: true } });
    expect(Date.parse(now.trialExpiresAt ?? '') - app.deps.clock()).toBe(14 * DAY_MS);
    for (const key of FEATURE_KEYS) expect(now.features[key]).toMatchObject(PRO_FEATURES[key]);
    expect(await subscriptionsOf(app, storeId)).toEqual([{ planId: 'pro-monthly', status: 'active' }]);
  });

  it('limits the trial and grants it once', async () => {
    const customer = await buildCustomer(app);
    granted(await customer.client.subscribe({ planId: 'pro-monthly', trialDays: 1000 }));
    expect(lastCharge(app).trialDays).toBe(14);
    await upgrade(app, customer);
    granted(await customer.client.subscribe({ planId: 'free' }));
    await app.deps.database.query(`UPDATE subscriptions SET trial_ends_at = $2 WHERE store_id = $1`, [
      customer.storeId,
      new Date(app.deps.clock()),
    ]);
    expect(granted(await customer.client.getCustomer()).plans[1]).toMatchObject({ trialDays: 0 });
    expect((await upgrade(app, customer)).trialDays).toBe(0);
  });

  it('changes the cap of usage costs', async () => {
    const customer = await buildCustomer(app);
    await upgrade(app, customer);
    const { subscription } = granted(await customer.client.getCustomer());
    const changed = await customer.client.updateSubscription({
      id: subscription?.id ?? '',
      cappedAmount: 42.5,
    });
    expect(changed).toMatchObject({ usageChargeCappedAmount: 42.5 });
    const other = await buildCustomer(app);
    expect(
      await other.client.updateSubscription({ id: subscription?.id ?? '', cappedAmount: 1 }),
    ).toMatchObject({
      details: 'NOT_FOUND',
    });
  });

  it('cancels with a reason, at the end of the paid period', async () => {
    const customer = await buildCustomer(app);
    const { id } = await upgrade(app, customer);
    const cancelled = granted(await customer.client.cancelSubscription({ cancelReason: 'Too dear' }));
    expect(cancelled.cancelOn).toBe(cancelled.currentPeriodEnd);
    expect(cancelled).toMatchObject({ active: true, cancelledAt: expect.any(String) as string });
    expect(app.shops.charges.get(id)?.isActive).toBe(false);
    expect(granted(await customer.client.getCustomer()).billingStatus).toBe('canceled');
    const rows = await app.deps.database.query(
      'SELECT cancel_reason FROM subscriptions WHERE store_id = $1',
      [customer.storeId],
    );
    expect(rows).toEqual([{ cancelReason: 'Too dear' }]);
  });

  it('cancels without a reason, and returns an error when there is nothing to cancel', async () => {
    const { client } = await buildCustomer(app);
    granted(await client.subscribe({ planId: 'free' }));
    expect(await client.cancelSubscription()).toMatchObject({ active: false });
    expect(await client.cancelSubscription()).toEqual({
      error: 'There is no subscription to cancel.',
      details: 'NOT_FOUND',
    });
  });

  it.each([
    [{ planId: 'platinum' }, 'There is no such plan on offer.'],
    [{ planIds: ['free', 'pro-monthly'] }, 'There are no plans that go together.'],
    [{ planIds: [] }, 'One of planId and planIds is required.'],
    [{ planId: 'pro-monthly', discountId: 'half' }, 'There is no such discount.'],
    [{ planId: 'pro-monthly', returnUrl: 'https://evil.example/' }, 'The returnUrl has to be an address'],
  ])('refuses %o', async (asked, error) => {
    const { client } = await buildCustomer(app);
    expect(await client.subscribe(asked as never)).toMatchObject({
      error: expect.stringContaining(error) as string,
      details: expect.any(String) as string,
    });
  });
});

describe('usage', () => {
  it('counts each event id once, single or in a list, and reports them', async () => {
    const { client } = await buildCustomer(app);
    const event = { eventName: 'responses', properties: {}, customerId: '' };
    const day = (days: number) => new Date(app.deps.clock() - days * DAY_MS);
    const sent = [
      await client.sendUsageEvent({ eventId: 'e1', eventName: 'responses', timestamp: day(1) }),
      await client.sendUsageEvent({ eventId: 'e1', eventName: 'responses' }),
      await client.sendUsageEvent({ eventName: 'exports', properties: { quantity: 3 } }),
      await client.sendUsageEvents({
        events: [
          { ...event, customerId: 'ignored', eventId: 'e2' },
          { ...event, customerId: 'ignored', eventId: 'e2' },
          { ...event, customerId: 'ignored', eventId: 'e1' },
        ],
      }),
    ];
    expect(sent).toEqual(Array(4).fill({ success: true }));
    const { usage } = granted(await client.getCustomer());
    expect(usage['responses']).toMatchObject({ allTimeValue: 2, last24HoursValue: 1, last7DaysValue: 2 });
    expect(usage['exports']).toMatchObject({ eventName: 'exports', currentValue: 3 });

    const { report } = granted(await client.getUsageMetricReport({ id: 'responses', period: 'daily' }));
    expect(report).toMatchObject({ startDate: '2026-10-04', endDate: '2026-11-02', period: 'daily' });
    expect(report.data).toHaveLength(30);
    expect(report.data.filter(({ value }) => value > 0)).toEqual([
      { date: '2026-11-01', value: 1 },
      { date: '2026-11-02', value: 1 },
    ]);
  });

  it('reports by week and by month', async () => {
    const { client } = await buildCustomer(app);
    // The test clock is at Monday, 2 November: Sunday is in the same month and the week before.
    const timestamp = new Date(app.deps.clock() - DAY_MS);
    await client.sendUsageEvent({ eventName: 'responses', timestamp });
    const reportBy = async (period: string) =>
      granted(await client.getUsageMetricReport({ id: 'responses', period })).report.data.slice(-2);
    expect(await reportBy('weekly')).toEqual([
      { date: '2026-10-26', value: 1 },
      { date: '2026-11-02', value: 0 },
    ]);
    expect(await reportBy('monthly')).toEqual([
      { date: '2026-10-01', value: 0 },
      { date: '2026-11-01', value: 1 },
    ]);
    expect(await client.getUsageMetricReport({ id: 'responses', period: 'hourly' })).toMatchObject({
      error: expect.any(String) as string,
    });
  });

  it('accepts the server’s events for the customers that it names', async () => {
    const one = await buildCustomer(app);
    const other = await buildCustomer(app);
    const server = clientOf(app, { apiKey: app.deps.config.secrets.billingApiKey });
    const events = [one, other].map(({ customerId }) => ({ eventName: 'seen', customerId, properties: {} }));
    expect(await server.sendUsageEvents({ events })).toEqual({ success: true });
    expect(granted(await other.client.getCustomer()).usage['seen']).toMatchObject({ allTimeValue: 1 });
    expect(await server.sendUsageEvent({ eventName: 'seen' })).toMatchObject({
      error: 'The customerId is required with an API key.',
    });
    expect(granted(await server.getCustomer(one.store.shop)).id).toBe(one.customerId);
    expect(granted(await server.getCustomer(one.customerId)).id).toBe(one.customerId);
    const made = `${one.storeId}-${'0'.repeat(32)}`;
    expect(await server.getCustomer(made)).toMatchObject({ error: 'There is no such customer.' });
  });
});

describe('payment methods, invoices and hosted sessions', () => {
  it('starts the setup of a payment method, which needs a returnUrl', async () => {
    const { client } = await buildCustomer(app);
    const returnUrl = `${app.deps.config.app.url}/billing-plans`;
    expect(await client.addPaymentMethod({ returnUrl })).toEqual({
      id: expect.stringMatching(/^setup-/) as string,
      clientSecret: expect.any(String) as string,
    });
    expect(await client.addPaymentMethod({})).toMatchObject({
      details: expect.stringContaining('returnUrl') as string,
    });
  });

  it('lists invoices from page 0, ten per page, by status', async () => {
    const { client, storeId } = await buildCustomer(app);
    await app.deps.database.query(
      `INSERT INTO invoices (store_id, invoice_id, status, period_start, period_end, currency, subtotal, total, amount_paid, issued_at)
       SELECT $1, 'i' || lpad(n::text, 2, '0'), CASE WHEN n % 4 = 0 THEN 'open' ELSE 'paid' END, now(), now(), 'USD', 19, 19, 19,
              '2026-01-01'::timestamptz + n * interval '1 hour' FROM generate_series(1, 12) AS n`,
      [storeId],
    );
    const first = granted(await client.listInvoices());
    expect(first.invoices.map(({ id }) => id)).toEqual(
      ['12', '11', '10', '09', '08', '07', '06', '05', '04', '03'].map((n) => `i${n}`),
    );
    expect(first.hasMore).toBe(true);
    const second = granted(await client.listInvoices({ page: 1 }));
    expect(second.invoices.map(({ id }) => id)).toEqual(['i02', 'i01']);
    expect(second.hasMore).toBe(false);
    const open = granted(await client.listInvoices({ status: 'open', limit: 2 }));
    expect([open.invoices.map(({ id }) => id), open.hasMore]).toEqual([['i12', 'i08'], true]);
    expect(granted(await client.listInvoices({ status: 'void' })).invoices).toEqual([]);
  });

  it('opens a hosted session for a known type', async () => {
    const { client } = await buildCustomer(app);
    const session = granted(await client.createHostedSession({ type: 'plans', config: { locale: 'de' } }));
    expect(session).toEqual({
      id: expect.any(String) as string,
      url: expect.stringContaining('/billing/hosted/') as string,
    });
    expect(await client.createHostedSession({ type: '', config: {} })).toMatchObject({
      details: expect.stringContaining('type is required') as string,
    });
  });
});
