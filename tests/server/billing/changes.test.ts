import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#server/billing/periods.ts';
import { countsOf, newId, oneQuestion, saveOf, filled, succeeded } from '../surveys/support.ts';
import {
  type BillingApp,
  buildCustomer,
  clientOf,
  type Customer,
  granted,
  lastCharge,
  startBillingApp,
  subscriptionsOf,
  upgrade,
} from './support.ts';

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp();
});
afterAll(() => app.stop());

/** Publishes a survey of that name through the door that merchants use. */
async function publish({ authorization }: Customer, name: string): Promise<string> {
  const send = (method: 'post' | 'put', path: string, body: object) =>
    request(app.http)[method](`/api/v1/surveys${path}`).set('authorization', authorization).send(body);
  const surveyId = newId();
  const { definition } = succeeded<{ definition: Parameters<typeof filled>[0] }>(
    await send('post', '', { surveyId }),
  );
  const named = { ...filled(definition, [oneQuestion]), name };
  succeeded(await send('put', `/${surveyId}/draft`, saveOf(1, named)));
  succeeded(await send('post', `/${surveyId}/publish`, { draftRevision: 2, meanings: [] }));
  return surveyId;
}

async function statuses({ storeId }: Customer) {
  const rows = await app.deps.database.query<{ name: string; status: string }>(
    'SELECT name, status FROM surveys WHERE store_id = $1 ORDER BY name',
    [storeId],
  );
  return Object.fromEntries(rows.map(({ name, status }) => [name, status]));
}

async function proWithThreeLive(): Promise<Customer> {
  const customer = await buildCustomer(app);
  await upgrade(app, customer);
  for (const name of ['first', 'second', 'third']) await publish(customer, name);
  // Published in the same millisecond they would have no order.
  await app.deps.database.query(
    `UPDATE surveys SET published_at = '2026-10-01'::timestamptz + interval '24 hours' * array_position(ARRAY['first', 'second', 'third'], name::text)
      WHERE store_id = $1`,
    [customer.storeId],
  );
  return customer;
}

describe('coming back from the charge page', () => {
  it('makes one subscription of one charge, however often and however many at once come back', async () => {
    const customer = await buildCustomer(app);
    const returnUrl = `${app.deps.config.app.url}/?from=plans`;
    granted(await customer.client.subscribe({ planId: 'pro-yearly', returnUrl }));
    const { id, returnPath, chargeId } = lastCharge(app);
    app.shops.approve(id);
    const replies = await Promise.all([1, 2, 3, 4].map(() => request(app.http).get(returnPath)));
    const again = await request(app.http).get(returnPath);
    for (const { status, headers } of [...replies, again]) {
      expect([status, headers['location']]).toEqual([303, `${returnUrl}&charge_id=${chargeId}`]);
    }
    expect(await subscriptionsOf(app, customer.storeId)).toEqual([
      { plan_id: 'pro-yearly', status: 'active' },
    ]);
  });

  it('believes the platform, not the address', async () => {
    const customer = await buildCustomer(app);
    granted(await customer.client.subscribe({ planId: 'pro-monthly' }));
    const { returnPath } = lastCharge(app);
    const back = await request(app.http).get(`${returnPath}?charge_id=1`);
    expect([back.status, back.headers['location']]).toEqual([303, `${app.deps.config.app.url}/`]);
    expect(granted(await customer.client.getCustomer())).toMatchObject({
      features: {},
      billingStatus: 'none',
    });
  });

  it('does nothing for charges that are made up or named in another store', async () => {
    const [one, other] = [await buildCustomer(app), await buildCustomer(app)];
    granted(await one.client.subscribe({ planId: 'pro-monthly' }));
    const { id, returnPath, chargeId } = lastCharge(app);
    app.shops.approve(id);
    const foreign = `${other.storeId}-${chargeId.slice(one.storeId.length + 1)}`;
    for (const forged of [foreign, `${one.storeId}-${'0'.repeat(32)}`, 'nothing', '1']) {
      const path = returnPath.replace(encodeURIComponent(chargeId), encodeURIComponent(forged));
      const reply = await request(app.http).get(path);
      expect([reply.status, reply.body]).toEqual([
        404,
        { error: 'There is no such charge.', details: 'NOT_FOUND' },
      ]);
    }
    for (const { storeId } of [one, other]) expect(await subscriptionsOf(app, storeId)).toEqual([]);
  });

  it('puts a new plan in the place of the one before', async () => {
    const customer = await buildCustomer(app);
    await customer.post('/start-with-free', {});
    await upgrade(app, customer, 'pro-monthly');
    await upgrade(app, customer, 'pro-yearly');
    expect(await subscriptionsOf(app, customer.storeId)).toEqual(
      expect.arrayContaining([
        { plan_id: 'free', status: 'replaced' },
        { plan_id: 'pro-monthly', status: 'replaced' },
        { plan_id: 'pro-yearly', status: 'active' },
      ]),
    );
  });
});

describe('a smaller plan', () => {
  it('pauses what it has no room for, deletes nothing, and says so in numbers before', async () => {
    const customer = await proWithThreeLive();
    const preview = (await customer.get('/change-preview?planId=free')).body.data;
    expect(preview).toMatchObject({
      endsOn: null,
      surveysToPause: 2,
      liveSurveys: 3,
      stopsResponses: false,
      surveys: [{ name: 'second' }, { name: 'first' }],
    });
    expect(preview.lost).toContainEqual({
      key: 'active_surveys',
      name: 'Live surveys',
      before: null,
      after: 1,
    });
    expect(preview.lost).toContainEqual({
      key: 'removeBranding',
      name: 'Surveys without our name',
      before: null,
      after: 0,
    });
    const { manifest } = (await countsOf(app.deps, customer.storeId)) ?? { manifest: 0 };

    const { data } = (await customer.post('/plan', { planId: 'free', framed: false })).body;
    expect(data).toMatchObject({
      confirmationUrl: null,
      customer: { subscription: { plan: { id: 'free' } } },
    });
    expect(await statuses(customer)).toEqual({ first: 'paused', second: 'paused', third: 'live' });
    const counts = await countsOf(app.deps, customer.storeId);
    expect(counts).toMatchObject({ live: 1, rows: 1 });
    expect(counts?.manifest).toBeGreaterThan(manifest);
    expect([...app.shops.charges.values()].at(-1)?.isActive).toBe(false);
  });

  it('keeps everything live on a larger one', async () => {
    const customer = await proWithThreeLive();
    const preview = (await customer.get('/change-preview?planId=pro-yearly')).body.data;
    expect(preview).toMatchObject({ surveysToPause: 0, surveys: [], lost: [] });
    await upgrade(app, customer, 'pro-yearly');
    expect(Object.values(await statuses(customer))).toEqual(['live', 'live', 'live']);
  });

  it('is not left with more live surveys by two changes at once', async () => {
    const customer = await proWithThreeLive();
    const paused = await publish(customer, 'fourth');
    const status = (action: string) =>
      request(app.http)
        .post(`/api/v1/surveys/${paused}/status`)
        .set('authorization', customer.authorization)
        .send({ action });
    succeeded(await status('pause'));
    await Promise.all([customer.post('/plan', { planId: 'free', framed: false }), status('resume')]);
    // Whoever came second found the place taken, or was paused with the others.
    expect(await countsOf(app.deps, customer.storeId)).toMatchObject({ live: 1, rows: 1 });
  });

  it('changes nothing while the store platform does not answer', async () => {
    const customer = await proWithThreeLive();
    app.shops.behaviour.troubles = [400];
    const reply = await customer.post('/plan', { planId: 'free', framed: false });
    expect([reply.status, reply.body.error.code]).toEqual([502, 'UPSTREAM']);
    expect(Object.values(await statuses(customer))).toEqual(['live', 'live', 'live']);
    expect(granted(await customer.client.getCustomer()).subscription?.plan.id).toBe('pro-monthly');
  });
});

describe('cancelling', () => {
  it('ends at once when asked to, and pauses every survey', async () => {
    const customer = await proWithThreeLive();
    expect((await customer.get('/change-preview')).body.data).toMatchObject({ surveysToPause: 3 });
    const { data } = (await customer.post('/cancel', { when: 'now', reason: 'Moving on' })).body;
    expect(data).toMatchObject({ subscription: null, features: {}, billingStatus: 'canceled' });
    expect(await statuses(customer)).toEqual({ first: 'paused', second: 'paused', third: 'paused' });
  });

  it('runs until what was paid for is over, then ends by itself', async () => {
    const customer = await proWithThreeLive();
    const { subscription } = (await customer.post('/cancel', { when: 'period_end' })).body.data;
    expect(Date.parse(subscription.cancelOn) - app.deps.clock()).toBe(14 * DAY_MS);
    expect(Object.values(await statuses(customer))).toEqual(['live', 'live', 'live']);
    await turnBack(customer, 14);
    expect((await customer.get('/customer')).body.data).toMatchObject({ subscription: null, features: {} });
    expect(Object.values(await statuses(customer))).toEqual(['paused', 'paused', 'paused']);
    expect((await customer.get('/invoices')).body.data).toEqual({ invoices: [], hasMore: false });
  });

  it('is not paid for twice when it is taken up again', async () => {
    const customer = await buildCustomer(app);
    await upgrade(app, customer);
    await customer.post('/cancel', { when: 'period_end' });
    await turnBack(customer, 10);
    expect((await upgrade(app, customer)).trialDays).toBe(4);
    expect((await customer.get('/customer')).body.data.subscription).not.toHaveProperty('cancelOn');
  });
});

/** As if a store's subscription had begun so many days earlier: the clock is everybody's. */
async function turnBack({ storeId }: Customer, days: number): Promise<void> {
  await app.deps.database.query(
    `UPDATE subscriptions
        SET trial_starts_at = trial_starts_at - $2 * interval '24 hours', trial_ends_at = trial_ends_at - $2 * interval '24 hours',
            current_period_start = current_period_start - $2 * interval '24 hours',
            current_period_end = current_period_end - $2 * interval '24 hours',
            details = CASE WHEN details ? 'cancelOn' THEN details || jsonb_build_object('cancelOn',
              to_char(((details->>'cancelOn')::timestamptz - $2 * interval '24 hours') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
              ELSE details END
      WHERE store_id = $1`,
    [storeId, days],
  );
}

describe('periods', () => {
  it('are each paid once, also those in which nobody looked, and by whomever they are noticed first', async () => {
    const customer = await buildCustomer(app);
    await upgrade(app, customer);
    expect((await customer.get('/invoices')).body.data.invoices).toEqual([]);
    await turnBack(customer, 14 + 61);
    const replies = await Promise.all([1, 2, 3].map(() => customer.get('/invoices')));
    for (const { body } of replies) {
      expect(
        body.data.invoices.map(({ total, status }: { total: number; status: string }) => [total, status]),
      ).toEqual(Array(3).fill([19, 'paid']));
    }
    const { subscription, billingStatus } = (await customer.get('/customer')).body.data;
    expect(billingStatus).toBe('active');
    expect(Date.parse(subscription.currentPeriodEnd) - app.deps.clock()).toBe(29 * DAY_MS);
    const [newest, before] = replies[0]?.body.data.invoices ?? [];
    expect(newest.periodStart).toBe(before.periodEnd);
    expect(newest.items).toEqual([{ id: expect.any(String) as string, description: 'Pro', amount: 19 }]);
  });

  it('never touch a free plan', async () => {
    const customer = await buildCustomer(app);
    await customer.post('/start-with-free', {});
    await turnBack(customer, 1000);
    expect((await customer.get('/invoices')).body.data.invoices).toEqual([]);
    expect((await customer.get('/customer')).body.data.subscription.plan.id).toBe('free');
  });
});

describe('what a customer’s token opens', () => {
  it('is that customer and nobody else, whatever id is given beside it', async () => {
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
  ])('is nothing with %s', async (_what, forge) => {
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

  it('is nothing under another app’s id, with a wrong key, or once the app was taken out', async () => {
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

  it('answers every fault in the protocol’s words', async () => {
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

  it('shows the plans and leads to the charge page', async () => {
    const customer = await buildCustomer(app);
    const path = await open(customer, 'plans');
    const page = await request(app.http).get(path);
    expect(page.text).toContain('19,00');
    expect(page.text).toContain('14-day free trial');
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

  it('shows the account, its invoices, and cancels', async () => {
    const customer = await buildCustomer(app);
    await upgrade(app, customer);
    await turnBack(customer, 15);
    const path = await open(customer, 'account');
    expect((await request(app.http).get(path)).text).toMatch(/19,00[\s\u00a0]\$/);
    await request(app.http).post(path).type('form').send({ action: 'cancel', reason: '<b>dear</b>' });
    expect((await request(app.http).get(path)).text).toContain('It was cancelled and ends on');
    expect(granted(await customer.client.getCustomer()).billingStatus).toBe('canceled');
  });

  it('is nobody’s who made its address up, and ends after an hour', async () => {
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

describe('what the plans page asks for', () => {
  it('tells how much of each limit is used', async () => {
    const customer = await buildCustomer(app);
    await customer.post('/start-with-free', {});
    await publish(customer, 'only');
    const { limits } = (await customer.get('/usage')).body.data;
    expect(limits).toEqual([
      { key: 'questions_per_survey', name: 'Questions in a survey', used: 1, limit: 10, level: 'fine' },
      { key: 'active_surveys', name: 'Live surveys', used: 1, limit: 1, level: 'reached' },
      { key: 'responsesPerSurvey', name: 'Responses a month', used: 0, limit: 100, level: 'fine' },
    ]);
    await upgrade(app, customer);
    expect((await customer.get('/usage')).body.data.limits[1]).toMatchObject({ limit: null, level: 'fine' });
  });

  it('begins an upgrade that leads back to where the app was opened', async () => {
    const customer = await buildCustomer(app);
    const begin = async (framed: boolean) => {
      const { data } = (await customer.post('/plan', { planId: 'pro-monthly', framed })).body;
      expect(data.confirmationUrl).toContain(app.shops.url);
      const charge = lastCharge(app);
      app.shops.approve(charge.id);
      return new URL((await request(app.http).get(charge.returnPath)).headers['location'] as string);
    };
    const framed = await begin(true);
    expect(framed.href).toContain(`${app.shops.url}/admin/apps/askwell-development/?charge_id=`);
  });

  it('refuses a plan that is not on offer, and a preview of one', async () => {
    const customer = await buildCustomer(app);
    expect((await customer.post('/plan', { planId: 'platinum', framed: false })).status).toBe(404);
    expect((await customer.get('/change-preview?planId=platinum')).status).toBe(404);
  });
});
