import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productDeps } from '#server/start/product-deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { changeSurveyStatus } from '#server/areas/surveys/change-status.ts';
import { publishSurvey } from '#server/areas/surveys/publish-survey.ts';
import { sendWebhook } from '#tests/support/send-webhook.ts';
import { DAY_MS } from '#shared/durations.ts';
import { countsOf, newId, oneQuestion, saveOf, filled, succeeded } from '../surveys/support.ts';
import {
  type BillingApp,
  buildCustomer,
  type Customer,
  granted,
  lastCharge,
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

/** Publishes a survey with this name over HTTP. */
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

const createSurveyDeps = () => ({ ...productDeps(app.deps), newId });

async function proWithThreeLive(): Promise<Customer> {
  const customer = await buildCustomer(app);
  await upgrade(app, customer);
  for (const name of ['first', 'second', 'third']) await publish(customer, name);
  // The order of publication would be undefined within one millisecond.
  await app.deps.database.query(
    `UPDATE surveys SET published_at = given.at
       FROM (VALUES ('first', '2026-10-02'::timestamptz), ('second', '2026-10-03'), ('third', '2026-10-04')) AS given (name, at)
      WHERE surveys.store_id = $1 AND surveys.name = given.name`,
    [customer.storeId],
  );
  return customer;
}

describe('the return from the charge page', () => {
  it('starts one subscription for one charge, however many requests return at once', async () => {
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
      { planId: 'pro-yearly', status: 'active' },
    ]);
  });

  it('checks the charge with the platform', async () => {
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

  it('starts the plan of a merchant who accepted and closed the page', async () => {
    const customer = await buildCustomer(app);
    granted(await customer.client.subscribe({ planId: 'pro-monthly' }));
    const { id, returnPath } = lastCharge(app);
    expect((await customer.get('/customer')).body.data.subscription).toBeNull();
    app.shops.approve(id);
    app.shops.behaviour.troubles = [400];
    expect((await customer.get('/customer')).body.data.subscription).toBeNull();
    expect((await customer.get('/customer')).body.data.subscription.plan.id).toBe('pro-monthly');
    expect((await request(app.http).get(returnPath)).headers['location']).toContain('charge_id=');
    expect(await subscriptionsOf(app, customer.storeId)).toHaveLength(1);
  });

  it('accepts a charge that was declined before, and does not check dropped charges', async () => {
    const customer = await buildCustomer(app);
    granted(await customer.client.subscribe({ planId: 'pro-monthly' }));
    const left = lastCharge(app);
    await request(app.http).get(left.returnPath);
    const asked = app.shops.calls.length;
    await customer.get('/customer');
    expect(app.shops.calls).toHaveLength(asked);
    app.shops.approve(left.id);
    expect((await request(app.http).get(left.returnPath)).headers['location']).toContain('charge_id=');
  });

  it('ignores charges that do not exist or belong to another store', async () => {
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

  it('replaces the current plan', async () => {
    const customer = await buildCustomer(app);
    await customer.post('/start-with-free', {});
    await upgrade(app, customer, 'pro-monthly');
    await upgrade(app, customer, 'pro-yearly');
    expect(await subscriptionsOf(app, customer.storeId)).toEqual(
      expect.arrayContaining([
        { planId: 'free', status: 'replaced' },
        { planId: 'pro-monthly', status: 'replaced' },
        { planId: 'pro-yearly', status: 'active' },
      ]),
    );
  });
});

describe('a smaller plan', () => {
  it('pauses the surveys that exceed it, deletes nothing, and the preview says how many', async () => {
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

  it('proposes the busiest survey to stay live, and keeps the one that the merchant chooses', async () => {
    const customer = await proWithThreeLive();
    await app.deps.database.query(
      `UPDATE surveys SET responses_total = 700 WHERE store_id = $1 AND name = 'first'`,
      [customer.storeId],
    );
    const { live, surveys } = (await customer.get('/change-preview?planId=free')).body.data;
    expect(live.map(({ name, responses }: { name: string; responses: number }) => [name, responses])).toEqual(
      [
        ['first', 700],
        ['third', 0],
        ['second', 0],
      ],
    );
    expect(surveys).toMatchObject([{ name: 'third' }, { name: 'second' }]);
    const keepLive = [live.at(-1).surveyId];
    await customer.post('/plan', { planId: 'free', framed: false, keepLive });
    expect(await statuses(customer)).toEqual({ first: 'paused', second: 'live', third: 'paused' });
  });

  it('pauses a survey that chooses shoppers by country, and publishes it again without that', async () => {
    const customer = await proWithThreeLive();
    const targeted = JSON.stringify([{ type: 'location', operator: 'contains', values: ['DE:Germany'] }]);
    await app.deps.database.query(
      `UPDATE surveys SET audience = $2::jsonb WHERE store_id = $1 AND name IN ('first', 'third')`,
      [customer.storeId, targeted],
    );
    const preview = (await customer.get('/change-preview?planId=free')).body.data;
    expect(preview).toMatchObject({
      surveysToPause: 2,
      liveSurveys: 3,
      live: [{ name: 'second' }],
      overTargeted: [{ name: 'third' }, { name: 'first' }],
    });
    await customer.post('/plan', { planId: 'free', framed: false });
    expect(await statuses(customer)).toEqual({ first: 'paused', second: 'live', third: 'paused' });
    const call = (method: 'post' | 'put', id: string, path: string, body: object) =>
      request(app.http)
        [method](`/api/v1/surveys/${id}${path}`)
        .set('authorization', customer.authorization)
        .send(body);
    const [third, , second] = [...preview.overTargeted, ...preview.live].map(({ surveyId }) => surveyId);
    succeeded(await call('post', second, '/status', { action: 'pause' }));
    for (const [path, body] of [
      ['/status', { action: 'resume' }],
      ['/publish', { draftRevision: 2, meanings: [] }],
    ] as const) {
      const refused = await call('post', third, path, body);
      expect([refused.status, refused.body.error.message]).toEqual([
        402,
        expect.stringMatching(/^This survey chooses shoppers by country or order value/),
      ]);
    }
    succeeded(await call('put', third, '/audience', { audience: [] }));
    succeeded(await call('post', third, '/status', { action: 'resume' }));
  });

  it('keeps everything live on a larger one', async () => {
    const customer = await proWithThreeLive();
    const preview = (await customer.get('/change-preview?planId=pro-yearly')).body.data;
    expect(preview).toMatchObject({ surveysToPause: 0, surveys: [], lost: [] });
    await upgrade(app, customer, 'pro-yearly');
    expect(Object.values(await statuses(customer))).toEqual(['live', 'live', 'live']);
  });

  it('does not exceed its limit through two concurrent changes', async () => {
    const customer = await proWithThreeLive();
    const paused = await publish(customer, 'fourth');
    const status = (action: string) =>
      request(app.http)
        .post(`/api/v1/surveys/${paused}/status`)
        .set('authorization', customer.authorization)
        .send({ action });
    succeeded(await status('pause'));
    await Promise.all([customer.post('/plan', { planId: 'free', framed: false }), status('resume')]);
    // The second request was refused, or its survey was paused with the others.
    expect(await countsOf(app.deps, customer.storeId)).toMatchObject({ live: 1, rows: 1 });
  });

  it.each(['resume', 'publish'] as const)(
    'pauses a survey that %s made live under the plan before, and reports it',
    async (way) => {
      const customer = await proWithThreeLive();
      const surveyId = await publish(customer, 'fourth');
      const { billing } = createSurveyDeps();
      const pro = await billing.loadCustomer(customer.storeId);
      const session = { storeId: customer.storeId } as Session;
      const pause = { surveyId, action: 'pause' } as const;
      await changeSurveyStatus(createSurveyDeps(), session, pause);
      granted(await customer.client.getCustomer());
      await customer.post('/plan', { planId: 'free', framed: false });
      // Checks the plan before the change, and takes the lock after it.
      let looks = 0;
      const late = {
        ...billing,
        loadCustomer: (id: string) => (looks++ === 0 ? pro : billing.loadCustomer(id)),
      };
      const deps = { ...createSurveyDeps(), billing: late as typeof billing };
      const going =
        way === 'resume'
          ? changeSurveyStatus(deps, session, { surveyId, action: 'resume' })
          : publishSurvey(deps, session, { surveyId, draftRevision: 2, meanings: [] });
      await expect(going).rejects.toMatchObject({ code: 'PLAN_LIMIT' });
      expect(await statuses(customer)).toMatchObject({ third: 'live', fourth: 'paused' });
      expect(await countsOf(app.deps, customer.storeId)).toMatchObject({ live: 1, rows: 1 });
    },
  );

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
  it('ends the plan at once on request and pauses every survey', async () => {
    const customer = await proWithThreeLive();
    expect((await customer.get('/change-preview')).body.data).toMatchObject({ surveysToPause: 3 });
    const { data } = (await customer.post('/cancel', { when: 'now', reason: 'Moving on' })).body;
    expect(data).toMatchObject({ subscription: null, features: {}, billingStatus: 'canceled' });
    expect(await statuses(customer)).toEqual({ first: 'paused', second: 'paused', third: 'paused' });
    const notes = await app.deps.database.query<{ kind: string; actor: string }>(
      `SELECT kind, actor FROM activity WHERE store_id = $1 AND kind LIKE 'plan.%' ORDER BY at DESC LIMIT 2`,
      [customer.storeId],
    );
    expect(notes).toEqual([
      { kind: 'plan.cancelled', actor: 'person' },
      { kind: 'plan.ended', actor: 'askwell' },
    ]);
  });

  it('runs until the end of the paid period, then ends', async () => {
    const customer = await proWithThreeLive();
    const { subscription } = (await customer.post('/cancel', { when: 'period_end' })).body.data;
    expect(Date.parse(subscription.cancelOn) - app.deps.clock()).toBe(14 * DAY_MS);
    expect(Object.values(await statuses(customer))).toEqual(['live', 'live', 'live']);
    await backdateSubscription(app, customer, 14);
    expect((await customer.get('/customer')).body.data).toMatchObject({ subscription: null, features: {} });
    expect(Object.values(await statuses(customer))).toEqual(['paused', 'paused', 'paused']);
    expect((await customer.get('/invoices')).body.data).toEqual({ invoices: [], next: null });
  });

  it('does not charge twice when the merchant subscribes again', async () => {
    const customer = await buildCustomer(app);
    await upgrade(app, customer);
    await customer.post('/cancel', { when: 'period_end' });
    await backdateSubscription(app, customer, 10);
    expect((await upgrade(app, customer)).trialDays).toBe(4);
    expect((await customer.get('/customer')).body.data.subscription).not.toHaveProperty('cancelOn');
  });
});

describe('a trial', () => {
  it('is not prolonged by ending and choosing the plan again', async () => {
    const customer = await buildCustomer(app);
    const again = async () => {
      granted(await customer.client.cancelSubscription({ when: 'now' } as never));
      return (await upgrade(app, customer)).trialDays;
    };
    expect((await upgrade(app, customer)).trialDays).toBe(14);
    await backdateSubscription(app, customer, 13.5);
    // The platform counts whole days.
    expect(await again()).toBe(1);
    await backdateSubscription(app, customer, 0.7);
    expect(await again()).toBe(0);
  });
});

describe('periods', () => {
  it('are each invoiced once, also those without a visit, under concurrent requests', async () => {
    const customer = await buildCustomer(app);
    await upgrade(app, customer);
    expect((await customer.get('/invoices')).body.data.invoices).toEqual([]);
    await backdateSubscription(app, customer, 14 + 61);
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

  it('do not exist for a free plan', async () => {
    const customer = await buildCustomer(app);
    await customer.post('/start-with-free', {});
    await backdateSubscription(app, customer, 1000);
    expect((await customer.get('/invoices')).body.data.invoices).toEqual([]);
    expect((await customer.get('/customer')).body.data.subscription.plan.id).toBe('free');
  });
});

describe('an uninstall', () => {
  it('ends the subscription, so a store that installs again has none', async () => {
    const customer = await proWithThreeLive();
    await sendWebhook(app, { topic: 'app/uninstalled', shop: customer.store.shop }).expect(200);
    expect(await subscriptionsOf(app, customer.storeId)).toEqual([
      { planId: 'pro-monthly', status: 'cancelled' },
    ]);
    expect(Object.values(await statuses(customer))).toEqual(['live', 'live', 'live']);

    const back = await buildCustomer(app, customer.store.shop);
    expect(back.storeId).toBe(customer.storeId);
    expect((await back.get('/customer')).body.data).toMatchObject({
      subscription: null,
      billingStatus: 'canceled',
    });
    await back.post('/start-with-free', {});
    expect(await statuses(back)).toEqual({ first: 'paused', second: 'paused', third: 'live' });
  });
});

describe('a load of responses', () => {
  it('loses no acknowledged response while the plan changes', async () => {
    const customer = await proWithThreeLive();
    const [survey] = await app.deps.database.query<{ publicId: string; surveyId: string }>(
      `SELECT public_id, survey_id FROM surveys WHERE store_id = $1 AND name = 'first'`,
      [customer.storeId],
    );
    const send = (responseId: string) =>
      request(app.http)
        .put(`/api/v1/collect/${survey?.publicId ?? ''}/responses/${responseId}`)
        .send({
          ...{
            version: 1,
            revision: 1,
            respondentKey: responseId,
            complete: false,
            path: ['q1'],
            timings: {},
          },
          ...{ answers: { q1: { value: 9 } }, attributes: { placement: 'hosted' } },
          ...{ startedAt: app.deps.clock(), changedAt: app.deps.clock(), sentAt: app.deps.clock() },
        });
    const ids = Array.from({ length: 30 }, () => app.deps.newId());
    const [other] = await app.deps.database.query<{ surveyId: string }>(
      `SELECT survey_id FROM surveys WHERE store_id = $1 AND name = 'third'`,
      [customer.storeId],
    );
    const [changed, ...replies] = await Promise.all([
      customer.post('/plan', { planId: 'free', framed: false, keepLive: [other?.surveyId] }),
      ...ids.map(async (id) => ({ id, status: (await send(id)).status })),
    ]);
    expect(changed.status).toBe(200);
    // Each response is either saved or refused because the survey is paused.
    expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const kept = await app.deps.database.query<{ responseId: string }>(
      'SELECT response_id FROM responses WHERE store_id = $1 AND survey_id = $2',
      [customer.storeId, survey?.surveyId],
    );
    const acknowledged = replies.filter(({ status }) => status === 200).map(({ id }) => id);
    expect(kept.map((row) => row.responseId).sort()).toEqual(acknowledged.sort());
    expect((await send(app.deps.newId())).status).toBe(409);
  });
});

describe('the plans page', () => {
  it('shows how much of each limit is used', async () => {
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

  it('starts an upgrade that returns to where the app was opened', async () => {
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

  it('refuses to preview or start a plan that is not offered', async () => {
    const customer = await buildCustomer(app);
    expect((await customer.post('/plan', { planId: 'platinum', framed: false })).status).toBe(404);
    expect((await customer.get('/change-preview?planId=platinum')).status).toBe(404);
  });
});
