import request from 'supertest';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { activityArea } from '#server/areas/activity/routes.ts';
import { endAboveAllowance } from '#server/areas/connections/end-of-access.ts';
import { privacyArea } from '#server/areas/privacy/routes.ts';
import { endKeysAboveAllowance } from '#server/areas/public-api/keys/end-of-keys.ts';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import type { ActivityEntry } from '#shared/api/activity.ts';
import { testJobs } from '#tests/support/jobs.ts';
import { sendWebhook } from '#tests/support/send-webhook.ts';
import { refuse } from '#tests/support/webhook-receiver.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, newId, startCollectApp } from './collect/support.ts';
import { connectionCalls, connect, startConnectedApp } from './connections/support.ts';
import { asProgram, keyCalls } from './public-api/support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

async function logOf(live: LiveSurvey, query = '') {
  const reply = await live.authorized(request(app.express).get(`/api/v1/activity${query}`));
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  return (reply.body as { data: { entries: ActivityEntry[]; next: string | null } }).data;
}

const notesOf = async (live: LiveSurvey, query = '') =>
  (await logOf(live, query)).entries.map(({ kind, subject, actor }) => [kind, subject, actor]).reverse();

const kindsOf = ({ entries }: { entries: readonly ActivityEntry[] }) => entries.map(({ kind }) => kind);

describe('the activity log', () => {
  it('notes what the merchant did, with the email of their session', async () => {
    const live = await liveSurvey(app);
    const { database } = app.deps;
    await database.query(`UPDATE sessions SET user_email = 'ada@example.com' WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    await database.query(`DELETE FROM activity WHERE store_id = $1`, [live.store.storeId]);
    const calls = connectionCalls(app, live);
    const { connection } = await calls.create('https://example.com/hook');
    await calls.switch(connection.connectionId, false);
    await calls.switch(connection.connectionId, false);
    await calls.rotate(connection.connectionId);
    await calls.remove(connection.connectionId);
    const responseId = newId();
    await live.saved(responseId);
    await live.changeStatus('pause');
    const responses = `/api/v1/surveys/${live.survey.surveyId}/responses`;
    await live.authorized(request(app.express).delete(`${responses}/${responseId}`)).expect(200);
    await live.authorized(request(app.express).get('/api/v1/settings/export')).expect(200);
    await live
      .authorized(request(app.express).put('/api/v1/settings/retention'))
      .send({ months: 24 })
      .expect(200);
    const log = await logOf(live);
    expect(log.entries.map(({ kind, subject }) => [kind, subject]).reverse()).toEqual([
      ['connection.added', 'Warehouse'],
      ['connection.switched_off', 'Warehouse'],
      ['connection.secret_replaced', 'Warehouse'],
      ['connection.deleted', 'Warehouse'],
      ['survey.paused', expect.any(String)],
      ['responses.erased', '1 answer'],
      ['store.exported', ''],
      ['retention.changed', '24 months'],
    ]);
    expect(new Set(log.entries.map(({ actor, actorName }) => `${actor} ${actorName}`))).toEqual(
      new Set(['person ada@example.com']),
    );
  });

  it('names a program by its key, and this service where nobody else did it', async () => {
    const live = await liveSurvey(app);
    const { surveyId } = live.survey;
    await connectionCalls(app, live).create('https://example.com/hook');
    await app.deps.database.transaction((tx) => endAboveAllowance(tx, live.store.storeId, {}));
    const keys = keyCalls(app, live);
    const { key, secret } = await keys.create(['write', 'export'], 'Warehouse sync');
    const call = asProgram(app, secret);
    await call('post', `/surveys/${surveyId}/status`, { action: 'pause' }).expect(200);
    await call('get', `/surveys/${surveyId}/exports/summary.csv`).expect(200);
    await keys.end(key.keyId);
    await keys.end(key.keyId);
    const log = (await logOf(live)).entries.map(({ kind, actor, actorName }) => [kind, actor, actorName]);
    expect(log.slice(0, 5)).toEqual([
      ['key.ended', 'person', expect.any(String)],
      ['answers.exported', 'key', 'Warehouse sync'],
      ['survey.paused', 'key', 'Warehouse sync'],
      ['key.created', 'person', expect.any(String)],
      ['connection.switched_off', 'askwell', ''],
    ]);
  });

  it('notes who downloaded a shopper’s data, and not who counted it', async () => {
    const live = await liveSurvey(app);
    await sendWebhook(
      { ...app, http: app.express },
      { topic: 'customers/data_request', shop: live.store.shop, payload: { customer: { id: '7' } } },
    ).expect(200);
    await testJobs(app.deps, privacyArea).runDue();
    const get = (path: string) => live.authorized(request(app.express).get(`/api/v1/privacy${path}`));
    const { requests } = (await get('/data-requests').expect(200)).body.data as {
      requests: { requestId: string }[];
    };
    const ask = (what: string) =>
      live
        .authorized(request(app.express).post(`/api/v1/privacy/shopper/${what}`))
        .send({ by: 'customer', id: '7' })
        .expect(200);
    await ask('find');
    expect(await notesOf(live, '?group=exports')).toEqual([]);
    await get(`/data-requests/${requests[0]?.requestId}`).expect(200);
    await get('/data-requests/none').expect(404);
    await ask('export');
    expect(await notesOf(live, '?group=exports')).toEqual([
      ['shopper.exported', 'At the shopper’s request', 'person'],
      ['shopper.exported', '', 'person'],
    ]);
  });

  it('notes a test and a repetition that left through a connection', async () => {
    const connected = await startConnectedApp();
    onTestFinished(() => connected.stop());
    const { live, calls, connectionId, receiver, deliverAll } = await connect(connected);
    await calls.send('post', `/${connectionId}/test`).expect(409);
    receiver.answer = refuse(410);
    await live.saved(newId());
    await deliverAll();
    await calls.switch(connectionId, true);
    await calls.test(connectionId);
    await calls.again(connectionId);
    await calls.again(connectionId);
    expect((await notesOf(live, '?group=connections')).slice(-3)).toEqual([
      ['connection.switched_on', 'Warehouse', 'person'],
      ['connection.tested', 'Warehouse', 'person'],
      ['connection.resent', 'Warehouse', 'person'],
    ]);
  });

  it('notes who logged out everywhere, and who had past orders fetched', async () => {
    const live = await liveSurvey(app);
    const post = (path: string) => live.authorized(request(app.express).post(`/api/v1${path}`));
    await post('/orders/history').expect(200);
    const { database } = app.deps;
    await database.query(`UPDATE sessions SET user_email = 'ada@example.com' WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    await post('/sessions/end-all').expect(200);
    const rows = await database.query(
      `SELECT kind, actor_name FROM activity WHERE store_id = $1 AND kind IN ('logins.ended', 'orders.requested')
        ORDER BY at`,
      [live.store.storeId],
    );
    expect(rows).toEqual([
      { kind: 'orders.requested', actorName: expect.any(String) },
      { kind: 'logins.ended', actorName: 'ada@example.com' },
    ]);
  });

  it('notes what changes for shoppers at once, and neither a draft nor a save without a change', async () => {
    const live = await liveSurvey(app);
    const { database } = app.deps;
    const put = (path: string, body: object) =>
      live
        .authorized(request(app.express).put(`/api/v1${path}`))
        .send(body)
        .expect(200);
    const survey = `/surveys/${live.survey.surveyId}`;
    const audience = [{ type: 'customerType', value: 'repeat' }];
    const delivery = { ...DEFAULT_DELIVERY, priority: 3 };
    const save = async () => {
      await put(`${survey}/audience`, { audience });
      await put(`${survey}/delivery`, { delivery });
    };
    await database.query(`UPDATE surveys SET status = 'draft' WHERE store_id = $1`, [live.store.storeId]);
    await save();
    await database.query(
      `UPDATE surveys SET status = 'live', audience = '[]', delivery = '{}' WHERE store_id = $1`,
      [live.store.storeId],
    );
    await save();
    await save();
    await put('/store/frequency-cap', { frequencyCap: { surveys: 1, days: 7 } });
    await put('/settings/appearance', { branding: 'hidden' });
    const name = expect.any(String) as string;
    expect((await notesOf(live, '?group=publishing')).slice(1)).toEqual([
      ['survey.audience_changed', name, 'person'],
      ['survey.delivery_changed', name, 'person'],
      ['frequency.changed', '', 'person'],
      ['appearance.changed', '', 'person'],
    ]);
  });

  it('notes API keys that a smaller plan ended, each once', async () => {
    const live = await liveSurvey(app);
    await keyCalls(app, live).create(['read'], 'Warehouse sync');
    const end = () =>
      app.deps.database.transaction((tx) => endKeysAboveAllowance(tx, live.store.storeId, {}));
    await end();
    await end();
    expect((await notesOf(live, '?group=keys')).slice(1)).toEqual([
      ['key.ended', 'Warehouse sync', 'askwell'],
    ]);
  });

  it('notes links to results by the survey’s name, and the end of a link once', async () => {
    const live = await liveSurvey(app);
    const shares = `/api/v1/surveys/${live.survey.surveyId}/shares`;
    const post = (path: string, body?: object) =>
      live.authorized(request(app.express).post(path)).send(body).expect(200);
    const made = await post(shares, { days: 30, hasTexts: false });
    const { share } = (made.body as { data: { share: { shareId: string } } }).data;
    await post(`${shares}/${share.shareId}/end`);
    await post(`${shares}/${share.shareId}/end`);
    const links = (await logOf(live, '?group=links')).entries;
    expect(links.map(({ kind }) => kind)).toEqual(['link.ended', 'link.created']);
    expect(new Set(links.map(({ subject }) => subject)).size).toBe(1);
  });

  it('notes nothing of what failed', async () => {
    const live = await liveSurvey(app);
    await live.changeStatus('close').expect(200);
    const before = kindsOf(await logOf(live));
    await live.changeStatus('resume').expect(409);
    expect(kindsOf(await logOf(live))).toEqual(before);
  });

  it('shows a group, and pages of which each entry is in one', async () => {
    const [live, other] = [await liveSurvey(app), await liveSurvey(app)];
    const { database } = app.deps;
    for (const { store } of [live, other]) {
      await database.query(
        `INSERT INTO activity (store_id, activity_id, at, kind, actor, subject)
         SELECT $1, 'old-' || n, timestamptz '2026-01-01' + interval '1 second' * (n / 3), 'key.created', 'person', $1
           FROM generate_series(1, 70) AS n`,
        [store.storeId],
      );
    }
    const seen: ActivityEntry[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await logOf(live, `?group=keys&after=${encodeURIComponent(next)}`);
      seen.push(...page.entries);
      ({ next } = page);
    }
    expect(new Set(seen.map(({ activityId }) => activityId)).size).toBe(70);
    expect(seen).toHaveLength(70);
    expect(seen.every(({ subject }) => subject === live.store.storeId)).toBe(true);
    expect(kindsOf(await logOf(live, '?group=links'))).toEqual([]);
    const wrong = await live.authorized(request(app.express).get('/api/v1/activity?after=x'));
    expect(wrong.status).toBe(400);
  });

  it('keeps an entry for 400 days, and is a part of the store’s export', async () => {
    const live = await liveSurvey(app);
    const { database } = app.deps;
    const insert = (id: string, days: number) =>
      database.query(
        `INSERT INTO activity (store_id, activity_id, at, kind, actor)
         VALUES ($1, $2, now() - make_interval(days => $3), 'key.created', 'person')`,
        [live.store.storeId, id, days],
      );
    await insert('young', 399);
    await insert('old', 401);
    await testJobs(app.deps, activityArea).runChores();
    expect((await logOf(live, '?group=keys')).entries.map(({ activityId }) => activityId)).toEqual(['young']);
    const exported = await live.authorized(request(app.express).get('/api/v1/settings/export')).buffer(true);
    expect(exported.text).toContain('"activity_id": "young"');
  });
});
