import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectionsArea } from '#server/areas/connections/routes.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, newId, startCollectApp } from '../collect/support.ts';
import { connect, connectionCalls, startConnectedApp, typesOf } from './support.ts';
import { refuse } from '#tests/support/webhook-receiver.ts';
import { testJobs } from '#tests/support/jobs.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startConnectedApp()));

const surveyPath = ({ survey }: LiveSurvey) => `/api/v1/surveys/${survey.surveyId}`;

const COMPLETE = { revision: 2, complete: true, path: ['q1', 'q2'] } as const;

describe('what is written', () => {
  it('sends a response when it is first saved, changed and completed, with its answers', async () => {
    const { live, receiver, deliver } = await connect(app);
    const responseId = newId();
    await live.saved(responseId);
    await deliver();
    await live.saved(responseId, {
      revision: 2,
      answers: { q1: { value: 9 }, q2: { optionId: 'other', otherValue: 'A friend' } },
    });
    await live.saved(responseId, { ...COMPLETE, revision: 3 });
    await deliver();
    expect(typesOf(receiver)).toEqual(['response.saved', 'response.changed', 'response.completed']);
    expect(receiver.received.map(({ body }) => body.data['status'])).toEqual([
      'partial',
      'partial',
      'complete',
    ]);
    expect(receiver.received[1]?.body).toMatchObject({
      sequence: 2,
      data: {
        survey_id: live.survey.surveyId,
        response_id: responseId,
        version: 1,
        placement: 'hosted',
        answers: [
          { question_id: 'q1', type: 'nps', answer: 9 },
          { question_id: 'q2', type: 'single_select', other: 'A friend' },
        ],
      },
    });
  });

  it('says once that a score is low', async () => {
    const { live, receiver, deliver } = await connect(app, { events: ['response.low_score'] });
    const responseId = newId();
    await live.saved(responseId, { answers: { q1: { value: 3 } } });
    await live.saved(responseId, { ...COMPLETE, answers: { q1: { value: 2 } } });
    await live.saved(newId(), { answers: { q1: { value: 9 } } });
    await deliver();
    expect(typesOf(receiver)).toEqual(['response.low_score']);
  });

  it('says of surveys that they were published, paused, full and deleted', async () => {
    const events = ['survey.published', 'survey.paused', 'survey.full', 'survey.deleted'];
    const { live, receiver, deliver } = await connect(app, { events });
    await live.changeStatus('pause').expect(200);
    await live.changeStatus('resume').expect(200);
    await live.change(`delivery = delivery || '{"responseCap":1}'`);
    await live.saved(newId());
    await deliver();
    expect(receiver.received.map(({ body }) => [body.type, body.data['cause']])).toEqual([
      ['survey.paused', 'merchant'],
      ['survey.published', 'resumed'],
      ['survey.full', 'response_cap'],
    ]);
  });

  it('writes nothing for a store without a connection that wants it', async () => {
    const live = await liveSurvey(app);
    await live.saved(newId());
    const { live: paused, outbox } = await connect(app, { events: ['survey.paused'] });
    await paused.saved(newId());
    const rows = await app.deps.database.query(`SELECT event_id FROM outbox WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    expect([rows, await outbox()]).toEqual([[], []]);
  });

  it('writes no event of a response that was refused', async () => {
    const { live, outbox } = await connect(app);
    await live.changeStatus('close').expect(200);
    expect((await live.save(newId())).status).toBe(409);
    expect(await outbox()).toEqual([]);
  });

  it('filters by survey and by answer', async () => {
    const { live, receiver, calls, connectionId, deliver } = await connect(app);
    const { surveyId } = live.survey;
    const filtered = { surveyIds: [surveyId], answerFilter: { questionId: 'q1', cells: ['v:9'] } };
    await calls.change(connectionId, receiver.url, filtered);
    await live.saved(newId(), { answers: { q1: { value: 8 } } });
    const wanted = newId();
    await live.saved(wanted);
    await calls.change(connectionId, receiver.url, { surveyIds: ['another-survey'] });
    await live.saved(newId());
    await deliver();
    expect(receiver.received.map(({ body }) => body.data.response_id)).toEqual([wanted]);
  });

  it('tells who answered, the order and the begin as they are stored, not as a later page says', async () => {
    const { live, receiver, deliver } = await connect(app);
    const responseId = newId();
    const order = { orderId: 'order-1', orderValue: 49.5, orderCurrency: 'EUR' };
    const attributes = { customerId: '7001', ...order, language: 'de', consent: 'all' } as const;
    await live.saved(responseId, { attributes });
    app.deps.clock.advance(60_000);
    const later = { customerId: '7002', orderId: 'order-2', orderValue: 1, language: 'fr' };
    await live.saved(responseId, { ...COMPLETE, attributes: { ...later, consent: 'all' } });
    await deliver();
    const told = receiver.received.map(({ body: { data } }) => [
      ...[data['customer_id'], data['order_id'], data['order_value'], data['order_currency']],
      ...[data['language'], data['started_at']],
    ]);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject(['7001', 'order-1', '49.5000', 'EUR', 'de', expect.any(String)]);
    expect(told[1]).toEqual(told[0]);
  });

  it('tells no order that the plan does not allow', async () => {
    const oneOrder = await startCollectApp(app.deps.database, { CONNECTIONS_LOOPBACK: 'on' }, (config) => ({
      ...config,
      billing: {
        ...config.billing,
        plans: config.billing.plans.map((plan) => ({
          ...plan,
          features: { ...plan.features, ordersLimit: 1 },
        })),
      },
    }));
    const { live, receiver, deliver } = await connect(oneOrder);
    const [first, second] = [newId(), newId()];
    for (const [responseId, orderId] of [
      [first, 'order-1'],
      [second, 'order-2'],
    ] as const) {
      const attributes = { orderId, orderValue: 20, orderCurrency: 'EUR', consent: 'all' } as const;
      await live.saved(responseId, { attributes });
      await live.saved(responseId, { ...COMPLETE, attributes });
    }
    await deliver();
    expect(receiver.received).toHaveLength(4);
    const ordersOf = (wanted: string) =>
      receiver.received
        .filter(({ body }) => body.data.response_id === wanted)
        .map(({ body }) => body.data['order_id']);
    expect([first, second].map(ordersOf)).toEqual([
      ['order-1', 'order-1'],
      [undefined, undefined],
    ]);
  });

  it('sends no test answer', async () => {
    const { live, outbox } = await connect(app);
    await live.saved(newId(), { previewToken: live.previewToken(), test: true });
    expect(await live.rows()).toMatchObject([{ isTest: true }]);
    expect(await outbox()).toEqual([]);
  });
});

describe('what is sent', () => {
  it('repeats an event with the same id until the receiver accepts it', async () => {
    const { live, receiver, deliver, deliverAll, outbox } = await connect(app);
    receiver.answer = refuse(500);
    await live.saved(newId());
    await deliver();
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    receiver.answer = (_, response) => void response.end();
    await deliverAll();
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
    expect(await outbox()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('holds the later events of a response back while an earlier one waits, and no other response', async () => {
    const { live, receiver, deliver, deliverAll } = await connect(app);
    const [first, other] = [newId(), newId()];
    receiver.answer = ({ body }, response) =>
      void response.writeHead(body.data.response_id === first ? 503 : 200).end();
    await live.saved(first);
    await live.saved(other);
    await live.saved(first, COMPLETE);
    await live.saved(other, COMPLETE);
    await deliver();
    const told = () =>
      receiver.received.map(
        ({ body }) => `${body.data.response_id === first ? 'first' : 'other'} ${body.type}`,
      );
    expect(told().sort()).toEqual([
      'first response.saved',
      'other response.completed',
      'other response.saved',
    ]);
    receiver.received.length = 0;
    receiver.answer = (_, response) => void response.end();
    await deliverAll();
    expect(told()).toEqual(['first response.saved', 'first response.completed']);
  });

  it('gives an event up after three days, goes on with the next one and names the missing one there', async () => {
    const { live, receiver, deliver, deliverAll, outbox, calls, connectionId } = await connect(app);
    const responseId = newId();
    receiver.answer = ({ body }, response) =>
      void response.writeHead(body.type === 'response.saved' ? 500 : 200).end();
    await live.saved(responseId);
    await live.saved(responseId, COMPLETE);
    let seconds = 0;
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await deliverAll();
      const [{ wait } = { wait: 0 }] = await app.deps.database.query<{ wait: number }>(
        `SELECT extract(epoch FROM next_at - now())::float8 AS wait FROM outbox
          WHERE store_id = $1 AND type = 'response.saved'`,
        [live.store.storeId],
      );
      seconds += wait;
    }
    expect(seconds / 86_400).toBeGreaterThan(2.9);
    expect(seconds / 86_400).toBeLessThan(3.1);
    await deliverAll();
    await deliverAll();
    const [saved, completed] = await outbox();
    expect([saved?.state, completed?.state]).toEqual(['dead', 'delivered']);
    expect(receiver.received.at(-1)?.body).toMatchObject({
      type: 'response.completed',
      undelivered: [{ id: saved?.eventId, type: 'response.saved' }],
    });

    receiver.answer = (_, response) => void response.end();
    expect(await calls.again(connectionId, saved?.eventId)).toEqual({ queued: 1 });
    await deliver();
    expect(receiver.received.at(-1)).toMatchObject({ id: saved?.eventId });
    expect(await outbox()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
    expect((await calls.send('post', `/${connectionId}/again`, { eventId: saved?.eventId })).status).toBe(
      404,
    );
  });

  it('shows request, reply and time of each attempt, newest event first', async () => {
    const { live, receiver, deliver, calls, connectionId } = await connect(app);
    receiver.answer = refuse(422);
    for (let at = 0; at < 22; at += 1) await live.saved(newId());
    await deliver();
    const first = await calls.deliveries(connectionId);
    const rest = await calls.deliveries(connectionId, first.next ?? '');
    expect([first.deliveries.length, rest.deliveries.length, rest.next]).toEqual([20, 2, null]);
    const oldest = rest.deliveries[1];
    expect(oldest).toMatchObject({
      state: 'waiting',
      attempts: 1,
      log: [{ status: 422, reply: 'no', failure: null, url: receiver.url }],
    });
    expect(oldest?.request).toBe(receiver.received.find(({ id }) => id === oldest?.eventId)?.text);
  });

  it('switches a connection off after five days without a success', async () => {
    const { live, receiver, deliverAll, calls, connectionId, outbox } = await connect(app);
    receiver.answer = refuse(500);
    await live.saved(newId());
    await deliverAll();
    expect(await calls.list()).toMatchObject([
      { state: 'active', waiting: 1, failingSince: expect.any(String) },
    ]);
    await app.deps.database.query(
      `UPDATE connections SET failing_since = now() - interval '121 hours' WHERE store_id = $1`,
      [live.store.storeId],
    );
    await deliverAll();
    expect(await calls.list()).toMatchObject([{ state: 'failing', waiting: 0, dead: 1 }]);
    await live.saved(newId());
    expect(await outbox()).toHaveLength(1);

    receiver.answer = (_, response) => void response.end();
    await calls.switch(connectionId, true);
    await calls.again(connectionId);
    await deliverAll();
    expect(await calls.list()).toMatchObject([{ state: 'active', dead: 0, failingSince: null }]);
  });

  it('switches a connection off at once when its receiver says that it is gone', async () => {
    const { live, receiver, deliver, calls } = await connect(app);
    receiver.answer = refuse(410);
    await live.saved(newId());
    await deliver();
    expect(await calls.list()).toMatchObject([{ state: 'failing', dead: 1 }]);
  });

  it('wakes a connection whose job was lost', async () => {
    const { live, receiver, deliver } = await connect(app);
    await live.saved(newId());
    await app.deps.database.query(`DELETE FROM jobs WHERE store_id = $1`, [live.store.storeId]);
    await app.deps.database.query(
      `UPDATE outbox SET next_at = now() - interval '6 minutes' WHERE store_id = $1`,
      [live.store.storeId],
    );
    await deliver();
    expect(receiver.received).toHaveLength(0);
    await testJobs(app.deps, connectionsArea).runChores();
    await deliver();
    expect(receiver.received).toHaveLength(1);
  });

  it('keeps one job for a connection, however many events there are', async () => {
    const { live, receiver, deliver } = await connect(app);
    for (let at = 0; at < 5; at += 1) {
      await live.saved(newId());
      await deliver();
    }
    const jobs = await app.deps.database.query(
      `SELECT status FROM jobs WHERE store_id = $1 AND kind = 'deliver_events'`,
      [live.store.storeId],
    );
    expect([receiver.received.length, jobs]).toEqual([5, [{ status: 'done' }]]);
  });
});

describe('what ends', () => {
  it('sends nothing after an uninstall, and nothing after a new install before it is switched on', async () => {
    const { live, receiver, deliverAll, calls } = await connect(app);
    await live.saved(newId());
    const { onUninstalled } = productDeps(app.deps);
    const uninstall = { storeId: live.store.storeId, isInstalledAgain: false };
    await app.deps.database.transaction((tx) => onUninstalled(tx, uninstall));
    await deliverAll();
    expect(receiver.received).toEqual([]);
    expect(await calls.list()).toMatchObject([{ state: 'uninstalled', waiting: 0, dead: 1 }]);
  });

  it('sends nothing on a plan without connections', async () => {
    const { live, receiver, deliverAll, calls, connectionId } = await connect(app);
    await live.saved(newId());
    const { pauseAbovePlan } = productDeps(app.deps);
    await app.deps.database.transaction((tx) => pauseAbovePlan(tx, live.store.storeId, {}));
    await deliverAll();
    expect(receiver.received).toEqual([]);
    expect(await calls.list()).toMatchObject([{ state: 'plan', waiting: 0, dead: 1 }]);
    // The store's subscription is still Pro, so it may be switched on again.
    expect(await calls.switch(connectionId, true)).toMatchObject({ connection: { state: 'active' } });
  });

  it('notices a plan that ended elsewhere before it sends', async () => {
    const { live, receiver, deliverAll, calls } = await connect(app);
    await live.saved(newId());
    await app.deps.database.query(`DELETE FROM subscriptions WHERE store_id = $1`, [live.store.storeId]);
    await deliverAll();
    expect([receiver.received, await calls.list()]).toMatchObject([[], [{ state: 'plan' }]]);
    expect(
      (
        await calls.send('post', '', {
          ...{ name: 'x', url: receiver.url, events: ['survey.full'] },
          surveyIds: [],
          answerFilter: null,
        })
      ).status,
    ).toBe(402);
  });

  it('deletes what was and would be sent of an erased response, and says that it was erased', async () => {
    const { live, receiver, deliverAll, outbox } = await connect(app);
    const [gone, kept] = [newId(), newId()];
    await live.saved(gone);
    await deliverAll();
    receiver.answer = refuse(500);
    await live.saved(gone, COMPLETE);
    await live.saved(kept);
    await live.authorized(request(app.express).delete(`${surveyPath(live)}/responses/${gone}`)).expect(200);
    expect((await outbox()).map((row) => [row.type, row['responseId']])).toEqual([
      ['response.saved', kept],
      ['response.erased', gone],
    ]);
    receiver.received.length = 0;
    receiver.answer = (_, response) => void response.end();
    await deliverAll();
    expect(receiver.received.find(({ body }) => body.type === 'response.erased')?.body.data).toEqual({
      survey_id: live.survey.surveyId,
      response_id: gone,
    });
  });

  it('deletes the log of a deleted survey, and says that it was deleted', async () => {
    const { live, receiver, deliverAll, outbox } = await connect(app, {
      events: ['response.saved', 'survey.deleted'],
    });
    await live.saved(newId());
    await live.authorized(request(app.express).delete(surveyPath(live))).expect(200);
    await deliverAll();
    expect(typesOf(receiver)).toEqual(['survey.deleted']);
    expect(await outbox()).toHaveLength(1);
  });

  it('deletes a connection with its log, and shows no other store what it has', async () => {
    const { live, receiver, deliverAll, calls, connectionId, outbox } = await connect(app);
    const stranger = connectionCalls(app, await liveSurvey(app));
    expect(await stranger.list()).toEqual([]);
    for (const path of ['/deliveries', ''] as const) {
      const reply = await stranger.send(path === '' ? 'delete' : 'get', `/${connectionId}${path}`);
      expect(reply.status).toBe(404);
    }
    await live.saved(newId());
    await calls.remove(connectionId);
    await deliverAll();
    expect([receiver.received, await outbox(), await calls.list()]).toEqual([[], [], []]);
    await live.saved(newId());
    expect(await outbox()).toEqual([]);
  });

  it('deletes old deliveries and never what waits', async () => {
    const { live, receiver, deliverAll, outbox } = await connect(app);
    await live.saved(newId());
    await deliverAll();
    receiver.answer = refuse(500);
    await live.saved(newId());
    await app.deps.database.query(
      `UPDATE outbox SET settled_at = now() - interval '31 days' WHERE store_id = $1 AND settled_at IS NOT NULL`,
      [live.store.storeId],
    );
    await testJobs(app.deps, connectionsArea).runChores();
    expect(await outbox()).toMatchObject([{ state: 'waiting' }]);
  });

  it('keeps the newest deliveries of a long log', async () => {
    const { live, deliverAll } = await connect(app);
    const { storeId } = live.store;
    await live.saved(newId());
    await deliverAll();
    const { database } = app.deps;
    await database.query(
      `INSERT INTO outbox SELECT (jsonb_populate_record(outbox, jsonb_build_object('event_id', n, 'seq', n + 1000))).*
         FROM outbox, generate_series(1, 5002) AS n WHERE store_id = $1`,
      [storeId],
    );
    await testJobs(app.deps, connectionsArea).runChores();
    const [kept] = await database.query(
      `SELECT count(*)::int AS entries, min(seq)::int AS oldest FROM outbox WHERE store_id = $1`,
      [storeId],
    );
    expect(kept).toEqual({ entries: 5_000, oldest: 1_003 });
  });
});

it('measures the oldest waiting event and the dead letters', async () => {
  const { live } = await connect(app);
  await live.saved(newId());
  await app.deps.database.query(
    `UPDATE outbox SET occurred_at = now() - interval '2 hours' WHERE store_id = $1`,
    [live.store.storeId],
  );
  // A scrape gets the figures that the one before asked for.
  const read = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await app.deps.metrics.render())?.[1]);
  await expect.poll(() => read('outbox_oldest_waiting_seconds'), { interval: 1_000 }).toBeGreaterThan(7_000);
  expect(await read('outbox_dead_letters')).toBeGreaterThanOrEqual(0);
});
