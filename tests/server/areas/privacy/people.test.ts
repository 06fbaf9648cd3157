import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { productDeps } from '#server/start/product-deps.ts';
import { deleteResponse } from '#server/areas/collect/removal/delete-response.ts';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { createJobRunner } from '#server/kernel/jobs/job-runner.ts';
import { insertJob } from '#server/kernel/jobs/job-repository.ts';
import { testJobs } from '#tests/support/jobs.ts';
import { privacyArea } from '#server/areas/privacy/routes.ts';
import { mergeSettings } from '#server/areas/identity/stores/store-repository.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, newId, startCollectApp } from '../collect/support.ts';
import request from 'supertest';
import { ORDER, sendOrder } from '../orders/order.ts';
import { createGate } from '#tests/support/gate.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

const WORDS = {
  complete: true,
  path: ['q1', 'q2', 'q3'],
  answers: {
    q1: { value: 2 },
    q2: { optionId: 'other', otherValue: 'red' },
    q3: { value: 'Call me Ada Example' },
  },
};

const database = () => app.deps.database;

/** The attributes that the page of an order sends. */
const cameFrom = (orderId: string) => ({
  attributes: { orderId, checkoutToken: `checkout-${orderId}`, placement: 'thank_you' as const },
});
const FROM_76 = cameFrom('order-76').attributes;

async function tellOrders({ store }: LiveSurvey, customer: string, orderIds: readonly string[]) {
  for (const id of orderIds) {
    const order = {
      ...ORDER,
      id,
      checkout_token: `checkout-${id}`,
      customer: { id: customer, orders_count: 1 },
    };
    await sendOrder(app, store.shop, order).expect(200);
  }
}

const runner = () => testJobs(app.deps, privacyArea);

async function queue(live: LiveSurvey, kind: string, payload: object): Promise<string> {
  const jobId = newId();
  await insertJob(app.deps.database, { storeId: live.store.storeId, jobId, kind, uniqueKey: jobId, payload });
  return jobId;
}

const jobOf = async (live: LiveSurvey, jobId: string) => {
  const [job] = await app.deps.database.query(
    `SELECT status, attempts, last_error, payload, lease_by, run_at > now() AS is_later FROM jobs
      WHERE store_id = $1 AND job_id = $2`,
    [live.store.storeId, jobId],
  );
  return job;
};

const ledgerOf = (live: LiveSurvey) =>
  app.deps.database.query<{ subject: string; responseIds: string[] }>(
    `SELECT subject, response_ids FROM erasures WHERE store_id = $1 ORDER BY requested_at`,
    [live.store.storeId],
  );

/** All rows of the store in all tables, as text. */
async function everything({ store }: LiveSurvey): Promise<string> {
  const { database } = app.deps;
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE column_name = 'store_id' AND table_schema = current_schema() ORDER BY 1`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await database.query(`SELECT * FROM ${name} WHERE store_id = $1`, [store.storeId]);
    texts.push(JSON.stringify({ [name]: rows }));
  }
  return texts.join('\n');
}

describe('erasing a shopper', () => {
  it('deletes their answers from all tables and counters, and no other shopper’s', async () => {
    const live = await liveSurvey(app);
    const customer = `customer-${randomUUID()}`;
    const [first, byOrder, other] = [newId(), newId(), newId()];
    await live.saved(first, { ...WORDS, attributes: { country: 'IS', ...FROM_76 } });
    await live.saved(byOrder, cameFrom('order-77'));
    await tellOrders(live, customer, ['order-76', 'order-77']);
    await live.saved(other, { attributes: { customerId: 'somebody-else' } });
    const jobId = await queue(live, 'erase_customer', {
      customerId: customer,
      orderIds: ['order-76', 'order-77'],
    });
    await database().query('DELETE FROM orders WHERE store_id = $1', [live.store.storeId]);
    await runner().runDue();

    expect((await live.rows()).map(({ responseId }) => responseId)).toEqual([other]);
    expect((await live.expectCounted()).texts).toEqual({});
    expect(await live.figures()).toMatchObject({ responses: 1, completes: 0, inMonth: 3 });
    expect(await jobOf(live, jobId)).toMatchObject({
      status: 'done',
      payload: { erased: 2 },
      leaseBy: null,
    });
    const ledger = await ledgerOf(live);
    expect(ledger.map(({ subject }) => subject)).toEqual(['shopper']);
    expect(ledger.flatMap(({ responseIds }) => responseIds).sort()).toEqual([first, byOrder].sort());
    const left = await everything(live);
    for (const trace of [customer, 'Ada Example', 'order-77', '"IS"']) expect(left).not.toContain(trace);
  });

  it('cannot be undone by a page that sends the answers again', async () => {
    const live = await liveSurvey(app);
    const id = newId();
    await live.saved(id, cameFrom('order-5'));
    await tellOrders(live, '5', ['order-5']);
    await queue(live, 'erase_customer', { customerId: '5', orderIds: ['order-5'] });
    await runner().runDue();
    const reply = await live.save(id, { revision: 2 });
    expect([reply.status, reply.body.error.code]).toEqual([410, 'GONE']);
    expect(await live.rows()).toEqual([]);
  });

  it('is repeated after a restore from an older backup', async () => {
    const live = await liveSurvey(app);
    const id = newId();
    await live.saved(id, WORDS);
    await app.deps.database.query(
      `INSERT INTO erasures (store_id, erasure_id, subject, survey_id, response_ids, requested_at, completed_at)
       VALUES ($1, 'restored', 'shopper', $2, $3::jsonb, now(), now())`,
      [live.store.storeId, live.survey.surveyId, JSON.stringify([id])],
    );
    await runner().runChores();
    expect(await live.rows()).toEqual([]);
    expect(await live.expectCounted()).toMatchObject({ counters: {}, segmentCounters: {}, texts: {} });
  });
});

describe('a response that only names a customer', () => {
  const CLAIM = { ...WORDS, attributes: { customerId: '9', orderId: '31', orderValue: 20 } };

  /** A customer with one verified response, and another person's response that names them. */
  async function claimedCustomer() {
    const live = await liveSurvey(app);
    const [own, claim] = [newId(), newId()];
    await live.saved(claim, CLAIM);
    await live.saved(own, cameFrom('31'));
    await tellOrders(live, '9', ['31']);
    const ask = async (what: string, body: object = {}) => {
      const path = `/api/v1/privacy/shopper/${what}`;
      const sent = request(app.http)
        .post(path)
        .send({ by: 'customer', id: '9', ...body });
      return (await live.authorized(sent)).body.data;
    };
    return { live, own, claim, ask };
  }

  it('is exported separately as an unverified claim', async () => {
    const { live, own, claim, ask } = await claimedCustomer();
    expect(await ask('find')).toEqual({ responses: 1, claimed: 1, orders: 1 });
    const expected = {
      responses: [{ responseId: own, identity: 'verified', customerId: '9' }],
      claimed: [{ responseId: claim, identity: 'claimed, not verified', answers: WORDS.answers }],
    };
    expect(await ask('export')).toMatchObject(expected);
    const requestId = await queue(live, 'collect_customer_data', { customerId: '9', orderIds: [] });
    await runner().runDue();
    const collected = await live.authorized(
      request(app.http).get(`/api/v1/privacy/data-requests/${requestId}`),
    );
    expect(collected.body.data).toMatchObject(expected);

    const exported = await live.authorized(request(app.express).get('/api/v1/settings/export'));
    const lines = exported.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { kind: string; content: Record<string, string> });
    const identities = lines.flatMap(({ kind, content }) =>
      kind === 'responses' ? [[content['response_id'], content['identity']]] : [],
    );
    expect(Object.fromEntries(identities)).toEqual({ [own]: 'verified', [claim]: 'claimed, not verified' });
    expect(exported.text).not.toContain('checkout-31');
  });

  it('stays and is counted when the customer is erased, without the customer’s id', async () => {
    const { live, claim } = await claimedCustomer();
    await queue(live, 'erase_customer', { customerId: '9', orderIds: ['31'] });
    await runner().runDue();
    const nameless = { customerId: null, orderId: null, orderValue: null, checkoutToken: null };
    expect(await live.rows()).toMatchObject([{ responseId: claim, answers: WORDS.answers, ...nameless }]);
    expect(await live.figures()).toMatchObject({ responses: 1, completes: 1, inMonth: 2 });
    await live.expectCounted();

    // An older backup brings the claim back, and only the claim is removed again.
    await database().query(`UPDATE responses SET customer_id = '9', order_id = '31' WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    await runner().runChores();
    expect(await live.rows()).toMatchObject([{ responseId: claim, ...nameless }]);
  });

  it('is deleted only if the merchant chooses to erase claims too', async () => {
    const { live, claim, ask } = await claimedCustomer();
    expect(await ask('erase')).toEqual({
      ...{ responses: 1, claimed: 1, orders: 1 },
      isUnfinished: false,
    });
    expect((await live.rows()).map(({ responseId: id }) => id)).toEqual([claim]);
    const second = await claimedCustomer();
    expect(await second.ask('erase', { alsoClaimed: true })).toEqual({
      ...{ responses: 2, claimed: 0, orders: 1 },
      isUnfinished: false,
    });
    expect(await second.live.rows()).toEqual([]);
    await second.live.expectCounted();
  });

  it('is not verified by an order without a known customer', async () => {
    const live = await liveSurvey(app);
    const { attributes } = cameFrom('32');
    await live.saved(newId(), { attributes: { ...attributes, customerId: '9' } });
    await sendOrder(app, live.store.shop, {
      ...ORDER,
      id: '32',
      checkout_token: 'checkout-32',
      customer: null,
    });
    expect(await live.rows()).toMatchObject([{ isOrderVerified: true, customerId: null }]);
  });
});

describe('deleting one response', () => {
  it('subtracts it from the counters and records it; returns 404 for another store’s response', async () => {
    const live = await liveSurvey(app);
    const stranger = await liveSurvey(app);
    const [id, other] = [newId(), newId()];
    await live.saved(id, WORDS);
    await live.saved(other, WORDS);
    const name = { surveyId: live.survey.surveyId, responseId: id };
    const session = (of: LiveSurvey) => ({
      sessionId: 's',
      storeId: of.store.storeId,
      merchantId: 'm',
      storeUrl: of.store.shop,
    });
    const deps = productDeps(app.deps);
    await expect(deleteResponse(deps, session(stranger), name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await deleteResponse(deps, session(live), name);
    await expect(deleteResponse(deps, session(live), name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await live.rows()).toHaveLength(1);
    await live.expectCounted();
    expect(await ledgerOf(live)).toMatchObject([{ subject: 'response', responseIds: [id] }]);
  });

  it('makes room in a full survey', async () => {
    const live = await liveSurvey(app);
    await live.change(`delivery = delivery || '{"responseCap":1}'`);
    const id = newId();
    await live.saved(id);
    expect((await live.save(newId())).status).toBe(409);
    const session = {
      sessionId: 's',
      storeId: live.store.storeId,
      merchantId: 'm',
      storeUrl: live.store.shop,
    };
    await deleteResponse(productDeps(app.deps), session, { surveyId: live.survey.surveyId, responseId: id });
    expect(await live.figures()).toMatchObject({ isFull: false });
    await live.saved(newId());
  });
});

describe('a shopper’s request for data', () => {
  it('is collected for the merchant of that store, and deleted with the shopper', async () => {
    const live = await liveSurvey(app);
    await live.saved(newId(), { ...WORDS, ...cameFrom('31') });
    await live.saved(newId(), { attributes: { customerId: '10' } });
    await tellOrders(live, '9', ['31']);
    const requestId = await queue(live, 'collect_customer_data', { customerId: '9', orderIds: [] });
    const list = () => live.authorized(request(app.http).get('/api/v1/privacy/data-requests'));
    expect((await list()).body.data.requests).toMatchObject([{ requestId, collectedAt: null }]);
    await runner().runDue();
    expect((await list()).body.data.requests[0].collectedAt).toMatch(/^20/);
    const { body } = await live.authorized(
      request(app.http).get(`/api/v1/privacy/data-requests/${requestId}`),
    );
    expect(body.data).toMatchObject({
      requestId,
      responses: [{ answers: WORDS.answers, customerId: '9', orderId: '31', orderValue: '80.5000' }],
      claimed: [],
      orders: [{ orderId: '31', value: '80.5000' }],
    });
    expect(body.data.responses).toHaveLength(1);
  });
});

describe('retention', () => {
  it('deletes older answers with their counters, and nothing without the setting', async () => {
    const [live, keeper] = [await liveSurvey(app), await liveSurvey(app)];
    for (const each of [live, keeper]) {
      await each.saved(newId(), WORDS);
      await each.saved('a'.repeat(32), WORDS);
      await each.sight();
      await app.deps.database.query(
        `UPDATE responses SET first_saved_at = now() - interval '100 days'
          WHERE store_id = $1 AND response_id <> $2`,
        [each.store.storeId, 'a'.repeat(32)],
      );
      await app.deps.database.query(
        `UPDATE responses SET first_saved_at = now() WHERE store_id = $1 AND response_id = $2`,
        [each.store.storeId, 'a'.repeat(32)],
      );
      await app.deps.database.query(`UPDATE impressions SET day = '2020-01-01' WHERE store_id = $1`, [
        each.store.storeId,
      ]);
    }
    await mergeSettings(app.deps.database, live.store.storeId, { retentionMonths: 3 });
    await mergeSettings(app.deps.database, keeper.store.storeId, { retentionMonths: 'for ever' });
    await runner().runChores();
    expect((await live.rows()).map(({ responseId }) => responseId)).toEqual(['a'.repeat(32)]);
    expect(await live.impressions()).toEqual([]);
    expect(await ledgerOf(live)).toEqual([]);
    await live.expectCounted();
    expect(await keeper.rows()).toHaveLength(2);
    expect(await keeper.impressions()).toHaveLength(1);
  });
});

describe('chores', () => {
  it('delete old sightings', async () => {
    const live = await liveSurvey(app);
    const { database } = app.deps;
    await live.saved(newId(), WORDS);
    await live.sight();
    await live.sight({ kind: 'started' });
    await database.query(
      `UPDATE sightings SET seen_at = now() - interval '9 days' WHERE store_id = $1 AND kind = 'shown'`,
      [live.store.storeId],
    );
    await runner().runChores();
    const kinds = await database.query(`SELECT kind FROM sightings WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    expect(kinds).toEqual([{ kind: 'started' }]);
  });
});

describe('a job', () => {
  it('that fails is retried later, logs no personal data, and is given up in the end', async () => {
    const live = await liveSurvey(app);
    const kind = `fails-${newId()}`;
    let runs = 0;
    const failing = createJobRunner({
      ...app.deps,
      kinds: {
        [kind]: {
          run: () => {
            runs += 1;
            return Promise.reject(new TypeError('Ada Example'));
          },
        },
      },
      chores: [],
    });
    const jobId = await queue(live, kind, {});
    await failing.runDue();
    await failing.runDue();
    expect(runs).toBe(1);
    expect(await jobOf(live, jobId)).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: 'TypeError',
      leaseBy: null,
      isLater: true,
    });
    await app.deps.database.query(`UPDATE jobs SET run_at = now(), attempts = 11 WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    await failing.runDue();
    expect(await jobOf(live, jobId)).toMatchObject({ status: 'failed', attempts: 12 });
  });

  it('is run by one of several instances, and taken over when that one has died', async () => {
    const live = await liveSurvey(app);
    const kind = `counts-${newId()}`;
    let runs = 0;
    const kinds = { [kind]: { run: () => Promise.resolve({ run: (runs += 1) }) } };
    const instances = Array.from({ length: 4 }, () => createJobRunner({ ...app.deps, kinds, chores: [] }));
    const jobId = await queue(live, kind, {});
    await app.deps.database.query(
      `UPDATE jobs SET lease_by = 'dead', lease_until = now() + interval '50 seconds' WHERE store_id = $1`,
      [live.store.storeId],
    );
    await instances[0]?.runDue();
    expect(runs).toBe(0);
    await app.deps.database.query(
      `UPDATE jobs SET lease_until = now() - interval '1 second' WHERE store_id = $1`,
      [live.store.storeId],
    );
    await Promise.all(instances.map((instance) => instance.runDue()));
    expect(runs).toBe(1);
    expect(await jobOf(live, jobId)).toMatchObject({ status: 'done', payload: { run: 1 } });
  });

  /** Failed without the room that a lease's bound leaves for waiting. */
  it('stays with the instance that took it while another waited for the row’s lock', async () => {
    const live = await liveSurvey(app);
    const kind = `waits-${newId()}`;
    let runs = 0;
    const kinds = { [kind]: { run: () => Promise.resolve({ run: (runs += 1) }) } };
    const jobId = await queue(live, kind, {});
    const { storeId } = live.store;
    const locked = createGate();
    const other = app.deps.database.transaction(async (tx) => {
      await tx.query('SELECT job_id FROM jobs WHERE store_id = $1 FOR UPDATE', [storeId]);
      locked.open();
      // Time passes: the runner has to wait for the row meanwhile, which PGlite does not show.
      await pause(200);
      await tx.query(`UPDATE jobs SET lease_by = 'the other', lease_until = $2 WHERE store_id = $1`, [
        storeId,
        new Date(Date.now() + 60_000),
      ]);
    });
    await locked.opened;
    await createJobRunner({ ...app.deps, kinds, chores: [] }).runDue();
    await other;
    expect(runs).toBe(0);
    expect(await jobOf(live, jobId)).toMatchObject({ leaseBy: 'the other' });
  });
});

describe('a recount', () => {
  it('changes nothing when the counters are right, and corrects wrong ones', async () => {
    const live = await liveSurvey(app);
    for (let at = 0; at < 3; at += 1) await live.saved(newId(), at === 0 ? {} : WORDS);
    await live.saved(newId(), { changedAt: app.deps.clock() - 3 * 86_400_000, ...WORDS });
    await live.saved(newId(), { previewToken: live.previewToken(), ...WORDS });
    const { storeId } = live.store;
    const right = await live.expectCounted();
    expect(await recountSurveys(app.deps, storeId)).toEqual({
      surveys: 1,
      days: 2,
      wrongDays: 0,
      wrongTotals: 0,
    });
    const { database } = app.deps;
    await database.query(`UPDATE counters SET n = n + 1 WHERE store_id = $1 AND day = '2026-11-02'`, [
      storeId,
    ]);
    await database.query(`DELETE FROM counters WHERE store_id = $1 AND cell = 'answered'`, [storeId]);
    await live.change('responses_total = 99');
    expect(await recountSurveys(app.deps, storeId)).toEqual({
      surveys: 1,
      days: 2,
      wrongDays: 2,
      wrongTotals: 1,
    });
    expect(await live.expectCounted()).toEqual(right);
  });
});
