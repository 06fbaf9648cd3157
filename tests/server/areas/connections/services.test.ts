import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '#web/admin/features/settings/connections/services/http/presets.ts';
import { connectionsArea } from '#server/areas/connections/routes.ts';
import { allJobs, testJobs } from '#tests/support/jobs.ts';
import { recordLog } from '#tests/processes/support/product.ts';
import { failingFor } from '#tests/support/failing-for-store.ts';
import { newId } from '../collect/support.ts';
import { FULL, GOOGLE, KLAVIYO, openServices, SLACK } from './service-support.ts';
import { choice } from './support.ts';

describe('Slack', () => {
  it('gets a low score at once, with the answers escaped and the order if the shopper allows marketing', async () => {
    const { add, answer, deliver, services } = await openServices();
    await add({ kind: 'slack', digestHour: 9 }, SLACK, { events: ['response.low_score'] });
    await answer(9);
    const answers = {
      q1: { value: 2 },
      q2: { optionId: 'bad', otherValue: null },
      q3: { value: '<!channel> & <b>' },
    };
    await answer(2, FULL, { answers, path: ['q1', 'q2', 'q3'] });
    await answer(1, { placement: 'hosted', orderId: '9002', consent: 'analytics' });
    await deliver();
    expect(services.accepted.map(({ host, path }) => host + path)).toEqual([
      'hooks.slack.com/services/T0ABC/B0DEF/s3cr3tPart',
      'hooks.slack.com/services/T0ABC/B0DEF/s3cr3tPart',
    ]);
    const [first = '', second = ''] = services.accepted.map(({ body }) => JSON.stringify(body));
    expect(first).toContain('Low score: ');
    expect(first).toContain('&lt;!channel&gt; &amp; &lt;b&gt;');
    expect(first).toContain('Order 9001');
    expect(second).not.toContain('9002');
  });

  it('refuses an address that is not Slack’s', async () => {
    const { calls } = await openServices();
    const service = { kind: 'slack', digestHour: 9 };
    for (const credential of [
      'https://hooks.slack.com.evil.example/services/T/B/x',
      'http://127.0.0.1/',
      '',
    ]) {
      const reply = await calls.send(
        'post',
        '',
        choice('', { service, credential, events: ['response.low_score'] }),
      );
      expect(reply.status).toBe(400);
      expect(JSON.stringify(reply.body)).toContain('begins with https://hooks.slack.com/services/');
    }
  });
});

describe('the daily digest', () => {
  it('is sent once, at the hour of the store’s clock, with the figures of the day before', async () => {
    const { add, answer, deliver, services, app, live } = await openServices();
    const { database, clock } = app.deps;
    const { storeId } = live.store;
    await database.query(`UPDATE stores SET timezone = 'America/New_York' WHERE store_id = $1`, [storeId]);
    const events = ['store.digest'];
    const { connectionId } = await add({ kind: 'slack', digestHour: 9 }, SLACK, { events });
    await database.query(`UPDATE connections SET state_changed_at = '2026-11-01' WHERE connection_id = $1`, [
      connectionId,
    ]);
    await answer(9);
    await answer(2);
    await live.saved(newId(), { answers: { q1: { value: 6 } }, attributes: FULL });
    const rounds: number[] = [];
    // The answers came on 2 November at noon in UTC; 9:00 in New York is 14:00 in UTC.
    for (const hours of [0, 25, 1.2, 1, 2, 22]) {
      clock.advance(hours * 3_600_000);
      await testJobs(app.deps, connectionsArea).runChores();
      await deliver();
      rounds.push(services.accepted.length);
    }
    expect(rounds).toEqual([0, 0, 1, 1, 1, 1]);
    expect(JSON.stringify(services.accepted[0]?.body)).toContain('Answers on 2026-11-02');
    expect(JSON.stringify(services.accepted[0]?.body)).toContain('3 begun · 2 completed · 2 low scores');
  });
});

describe('the digests of all stores', () => {
  it('are written for the other stores when one store fails', async () => {
    const opened = [await openServices(), await openServices()];
    const [failing, other] = opened.toSorted((a, b) =>
      a.live.store.storeId < b.live.store.storeId ? -1 : 1,
    );
    if (!failing || !other) throw new Error('Two stores are needed');
    const { database } = other.app.deps;
    for (const { add, answer, live } of opened) {
      await add({ kind: 'slack', digestHour: 9 }, SLACK, { events: ['store.digest'] });
      await database.query(`UPDATE stores SET timezone = 'UTC' WHERE store_id = $1`, [live.store.storeId]);
      await database.query(`UPDATE connections SET state_changed_at = '2026-11-01' WHERE store_id = $1`, [
        live.store.storeId,
      ]);
      await answer(9);
    }
    other.app.deps.clock.advance(22 * 3_600_000);
    const { storeId } = failing.live.store;
    const recorded = recordLog();
    const deps = { ...other.app.deps, log: recorded.log, database: failingFor(database, storeId) };
    await testJobs(deps, connectionsArea).runChores();
    const written = await database.query(
      `SELECT store_id, type FROM outbox WHERE store_id = ANY ($1::text[]) AND type LIKE 'store.%' ORDER BY type`,
      [opened.map(({ live }) => live.store.storeId)],
    );
    expect(written).toEqual([{ storeId: other.live.store.storeId, type: 'store.digest' }]);
    const lines = recorded.read().filter(({ msg }) => msg === 'A chore failed for one store');
    expect(lines.map(({ chore }) => chore)).toEqual(['write daily digests']);
    await database.query(`DELETE FROM outbox WHERE store_id = $1`, [other.live.store.storeId]);
  });
});

describe('Klaviyo', () => {
  it('gets an event of the customer and the properties of their profile, once for each answer', async () => {
    const { add, answer, deliver, services, calls } = await openServices();
    const { connectionId } = await add({ kind: 'klaviyo' }, KLAVIYO);
    await answer(9);
    await deliver();
    expect(services.accepted).toHaveLength(1);
    const [{ headers, body }] = services.accepted as [(typeof services.accepted)[0]];
    expect(headers).toMatchObject({ authorization: `Klaviyo-API-Key ${KLAVIYO}`, revision: '2026-04-15' });
    const [delivery] = (await calls.deliveries(connectionId)).deliveries;
    expect(body).toMatchObject({
      data: {
        attributes: {
          unique_id: delivery?.eventId,
          properties: { nps: 9, order_id: '9001', status: 'complete' },
          metric: { data: { attributes: { name: 'Answered a survey' } } },
          profile: { data: { attributes: { external_id: '7001', properties: { 'Askwell NPS': 9 } } } },
        },
      },
    });
    expect(delivery).toMatchObject({ state: 'delivered', request: JSON.stringify(body) });
  });

  it.each([
    ['without consent to marketing', { ...FULL, consent: 'analytics' as const }],
    ['of whose consent nothing is known', { ...FULL, consent: undefined }],
    ['of a customer who is not known', { ...FULL, customerId: undefined }],
  ])('gets nothing of an answer %s, and the log says so without the answer', async (_, attributes) => {
    const { add, answer, deliver, services, calls } = await openServices();
    const { connectionId } = await add({ kind: 'klaviyo' }, KLAVIYO);
    await answer(9, attributes);
    await deliver();
    expect(services.all).toEqual([]);
    const { deliveries } = await calls.deliveries(connectionId);
    expect(deliveries).toMatchObject([{ state: 'withheld', request: '', log: [] }]);
    expect((await calls.list())[0]).toMatchObject({ waiting: 0, dead: 0 });
  });

  it('gets nothing more of an answer when the shopper takes the consent back', async () => {
    const { add, live, deliver, services, calls } = await openServices();
    const { connectionId } = await add({ kind: 'klaviyo' }, KLAVIYO);
    const responseId = newId();
    const low = { respondentKey: newId(), answers: { q1: { value: 1 } } };
    await live.saved(responseId, { ...low, attributes: FULL });
    await live.saved(responseId, {
      ...low,
      revision: 2,
      complete: true,
      attributes: { ...FULL, consent: 'none' },
    });
    await deliver();
    expect(services.all).toEqual([]);
    const { deliveries } = await calls.deliveries(connectionId);
    expect(deliveries.map(({ state }) => state)).toEqual(['withheld', 'withheld']);
    expect((await live.rows())[0]).toMatchObject({ consent: 'none' });
  });
});

describe('Klaviyo, when an answer is erased', () => {
  const erase = ({ live, app }: Pick<Awaited<ReturnType<typeof openServices>>, 'live' | 'app'>) =>
    live.authorized(request(app.express).post('/api/v1/privacy/shopper/erase')).send({
      ...{ by: 'customer', id: '7001', alsoClaimed: true },
    });

  it('unsets the properties of the customer’s profile, and the log forgets whom', async () => {
    const { add, answer, deliver, services, calls, ...rest } = await openServices();
    const { connectionId } = await add({ kind: 'klaviyo' }, KLAVIYO);
    await answer(9);
    await deliver();
    expect((await erase(rest)).status).toBe(200);
    await allJobs(rest.app.deps).runDue();
    await deliver();
    expect(services.accepted.map(({ path }) => path)).toEqual(['/api/events', '/api/profile-import']);
    expect(services.accepted[1]?.body).toEqual({
      data: {
        type: 'profile',
        attributes: { external_id: '7001' },
        meta: {
          patch_properties: { unset: ['Askwell last survey', 'Askwell last answered at', 'Askwell NPS'] },
        },
      },
    });
    const { deliveries } = await calls.deliveries(connectionId);
    expect(deliveries).toMatchObject([
      {
        type: 'response.erased',
        state: 'delivered',
        log: [{ url: 'https://a.klaviyo.com/api/profile-import' }],
      },
    ]);
    expect(JSON.stringify(deliveries)).not.toContain('7001');
  });

  it('is told of an answer that the log has forgotten, and not of one that it was never told of', async () => {
    const { add, answer, deliver, services, app, live } = await openServices();
    await answer(8);
    app.deps.clock.advance(60_000);
    await add({ kind: 'klaviyo' }, KLAVIYO);
    await app.deps.database.query(`UPDATE connections SET created_at = $2 WHERE store_id = $1`, [
      live.store.storeId,
      new Date(app.deps.clock()).toISOString(),
    ]);
    app.deps.clock.advance(60_000);
    await answer(9);
    await answer(7, { ...FULL, consent: 'analytics' });
    await deliver();
    await app.deps.database.query(`DELETE FROM outbox WHERE store_id = $1`, [live.store.storeId]);
    await erase({ live, app });
    await allJobs(app.deps).runDue();
    await deliver();
    expect(services.accepted.map(({ path }) => path)).toEqual(['/api/events', '/api/profile-import']);
  });
});

describe('Google Analytics', () => {
  it('gets an event with consent to analytics, and says whether its data may be used for ads', async () => {
    const { add, answer, deliver, services } = await openServices();
    await add(GOOGLE, 'api-secret-1');
    await answer(10, { ...FULL, consent: 'analytics' });
    await answer(9, { ...FULL, consent: 'all' });
    await answer(8, { ...FULL, consent: 'marketing' });
    await deliver();
    expect(services.accepted.map(({ path, body }) => [path, body['consent']])).toEqual([
      ['/mp/collect', { ad_user_data: 'DENIED', ad_personalization: 'DENIED' }],
      ['/mp/collect', { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' }],
    ]);
    expect(JSON.stringify(services.accepted)).not.toMatch(/7001|9001/);
  });

  it('is tested at the address that checks an event and keeps nothing', async () => {
    const { add, answer, calls, services, deliver } = await openServices();
    const { connectionId } = await add({ ...GOOGLE, isEuropean: true }, 'api-secret-1');
    await answer(10);
    const { delivery } = await calls.test(connectionId);
    expect(delivery).toMatchObject({ state: 'delivered', log: [{ status: 200 }] });
    expect(services.all.map(({ host, path }) => host + path)).toEqual([
      'region1.google-analytics.com/debug/mp/collect',
    ]);
    expect(services.accepted).toEqual([]);
    await deliver();
    expect(services.accepted).toHaveLength(1);
  });
});

describe('a request of the merchant’s own making', () => {
  it.each([
    ['Meta conversions', 'EAAsecretToken', 'graph.facebook.com'],
    ['TikTok events', 'tiktok-token-1', 'business-api.tiktok.com'],
  ])('reaches %s in the shape of its documentation', async (name, credential, host) => {
    const { add, answer, deliver, services } = await openServices();
    const preset = PRESETS.find((each) => each.name === name);
    if (!preset) throw new Error(`no preset ${name}`);
    const { template, type, header, purpose } = preset;
    const url = preset.url.replace('https://', `${services.url}/`);
    await add({ kind: 'http', template, type, header, purpose }, credential, { url });
    await answer(9);
    await answer(8, { ...FULL, consent: 'analytics' });
    await answer(7, { ...FULL, customerId: undefined });
    await deliver();
    expect(services.all.map((each) => each.host)).toEqual([host]);
    expect(services.accepted).toHaveLength(1);
  });

  it('without a purpose sends every answer, and who answered only with consent', async () => {
    const { add, answer, deliver, services } = await openServices();
    const template = '{"nps": {{response.nps}}, "order": {{order.id}}, "value": {{order.value}}}';
    const service = { kind: 'http', type: 'json', header: '', purpose: null, template } as const;
    await add(service, '', { url: `${services.url}/own` });
    await answer(9);
    await answer(8, { ...FULL, consent: 'none' });
    await deliver();
    expect(services.all.map(({ body }) => body)).toEqual([
      { nps: 9, order: '9001', value: 49.5 },
      { nps: 8, order: null, value: null },
    ]);
  });

  it.each([
    [{ template: '{"a": {{response.phone}}}' }, 'template', /is not known/],
    [{ template: '{"a": ' }, 'template', /not JSON/],
    [{ header: 'Host' }, 'header', /ourselves/],
    [{ url: 'https://example.com/{{secret}}/hook' }, 'url', /after the \?/],
    [{ url: 'https://example.com/?a={{response.nps}}' }, 'url', /after the \?/],
    [{ url: 'https://10.0.0.1/' }, 'url', /private network/],
  ])('is refused: %j', async (change: Record<string, string>, field, reason) => {
    const { calls } = await openServices();
    const { url = 'https://example.com/', ...rest } = change;
    const service = { kind: 'http', template: '{}', type: 'json', header: '', purpose: null, ...rest };
    const reply = await calls.send('post', '', choice(url, { service, events: ['response.completed'] }));
    expect(reply.status).toBe(400);
    const { error } = reply.body as { error: { fields: Record<string, string> } };
    expect(error.fields[field]).toMatch(reason);
  });

  it.each([
    ['nested 21 levels deep', `${'['.repeat(21)}1${']'.repeat(21)}`, /more than 20 levels/],
    ['nested 4,900 levels deep', `${'['.repeat(4_900)}1${']'.repeat(4_900)}`, /more than 20 levels/],
    ['with 101 places', `[${'{{event.id}},'.repeat(100)}{{event.id}}]`, /more than 100 places/],
  ])('is refused with a template %s', async (_, template, reason) => {
    const { calls } = await openServices();
    const service = { kind: 'http', template, type: 'json', header: '', purpose: null };
    const wanted = choice('https://example.com/', { service, events: ['response.completed'] });
    const reply = await calls.send('post', '', wanted);
    expect(reply.status).toBe(400);
    const { error } = reply.body as { error: { fields: Record<string, string> } };
    expect(error.fields['template']).toMatch(reason);
  });
});

describe('every service', () => {
  it('keeps its key to itself: in replies, logs, previews and the database', async () => {
    const { add, answer, deliver, services, calls, app, live } = await openServices();
    const url = `${services.url}/graph.facebook.com/v23.0/1/events?access_token={{secret}}`;
    const secret = 'wrong-token-that-is-echoed';
    const service = {
      kind: 'http',
      template: '{"key": {{secret}}}',
      type: 'json',
      header: 'X-Key',
      purpose: null,
    } as const;
    const { connectionId } = await add(service, secret, { url });
    await answer(9);
    await deliver();
    expect(services.all).toMatchObject([{ headers: { 'x-key': secret }, body: { key: secret } }]);
    const { deliveries } = await calls.deliveries(connectionId);
    expect(deliveries[0]?.log[0]).toMatchObject({
      status: 401,
      reply: 'Invalid OAuth access token: ••••••••',
    });
    const { body: preview } = await previewOf({ live, app }, { service, url });
    const rows = await app.deps.database.query(
      `SELECT * FROM connections JOIN outbox USING (store_id) WHERE store_id = $1`,
      [live.store.storeId],
    );
    expect(preview).toMatchObject({ data: { preview: { headers: { 'x-key': '••••••••' } } } });
    expect(JSON.stringify([await calls.list(), deliveries, preview, rows])).not.toContain(secret);
  });

  it('is repeated with the same id when it is down, and switched off with the plan', async () => {
    const { add, answer, deliver, services, calls, live, app } = await openServices();
    const { connectionId } = await add({ kind: 'klaviyo' }, KLAVIYO);
    services.down = true;
    await answer(9);
    await deliver();
    services.down = false;
    await deliver();
    const ids = services.all.map(({ body }) => JSON.stringify(body).match(/"unique_id":"(\w+)/)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await app.deps.database.query(`UPDATE subscriptions SET status = 'cancelled' WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    const reply = await calls.send('post', `/${connectionId}/test`);
    expect(reply.status).toBeGreaterThanOrEqual(400);
  });

  it('keeps its service and, unless a new one is given, its key', async () => {
    const { add, answer, deliver, services, calls } = await openServices();
    const service = { kind: 'klaviyo' } as const;
    const { connectionId } = await add(service, KLAVIYO);
    const events = ['response.completed'];
    await calls.change(connectionId, '', { service, events, name: 'Mails' });
    await answer(9);
    await deliver();
    await calls.change(connectionId, '', { service, events, credential: 'pk_another' });
    await answer(9, { ...FULL, orderId: '9005' });
    await deliver();
    expect(services.accepted.map(({ headers }) => headers.authorization)).toEqual([
      `Klaviyo-API-Key ${KLAVIYO}`,
      'Klaviyo-API-Key pk_another',
    ]);
    const other = await calls.send('put', `/${connectionId}`, choice('https://example.com/'));
    expect(other.status).toBe(409);
    expect((await calls.send('post', `/${connectionId}/secret`)).status).toBe(409);
  });

  it('is told only of events that it can be told of', async () => {
    const { calls } = await openServices();
    const wrong = { service: { kind: 'klaviyo' }, credential: KLAVIYO, events: ['survey.full'] };
    expect((await calls.send('post', '', choice('', wrong))).status).toBe(400);
  });
});

describe('a preview', () => {
  it('shows exactly what is sent then, and says how many answers it passes over', async () => {
    const opened = await openServices();
    const { add, answer, calls, services } = opened;
    await answer(9, FULL, { changedAt: opened.app.deps.clock() - 9_000 });
    await answer(3, { ...FULL, consent: 'none' });
    const service = { kind: 'klaviyo' } as const;
    const { body } = await previewOf(opened, { service });
    const { preview, withheld } = (body as { data: { preview: { body: string }; withheld: number } }).data;
    expect(withheld).toBe(1);
    expect(preview).toMatchObject({
      url: 'https://a.klaviyo.com/api/events',
      headers: { authorization: 'Klaviyo-API-Key ••••••••', revision: '2026-04-15' },
    });
    const { connectionId } = await add(service, KLAVIYO);
    await calls.test(connectionId);
    const plain = (text: string) => text.replace(/"unique_id":"\w+"/, '').replace(' (test)', '');
    expect(plain(JSON.stringify(services.accepted[0]?.body))).toBe(plain(preview.body));
  });

  it('says that there is no answer yet, or none that may be sent', async () => {
    const opened = await openServices();
    const ask = async () => JSON.stringify((await previewOf(opened, { service: { kind: 'klaviyo' } })).body);
    expect(await ask()).toContain('Only a real answer shows what is sent.');
    await opened.answer(9, { ...FULL, consent: 'none' });
    expect(await ask()).toContain('Of one, the shopper did not allow it, or is not known.');
  });
});

async function previewOf(
  { live, app }: Pick<Awaited<ReturnType<typeof openServices>>, 'live' | 'app'>,
  change: object,
) {
  const { default: request } = await import('supertest');
  const events = ['response.completed'];
  const { url = '', ...rest } = change as { url?: string };
  return live
    .authorized(request(app.express).post('/api/v1/connection-preview'))
    .send(choice(url, { events, ...rest }));
}
