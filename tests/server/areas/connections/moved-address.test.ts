import request from 'supertest';
import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActivityEntry } from '#shared/api/activity.ts';
import type { Receiver } from '#tests/support/webhook-receiver.ts';
import { type CollectApp, newId } from '../collect/support.ts';
import { choice, connect, newReceiver, startConnectedApp } from './support.ts';

let app: CollectApp;
beforeAll(async () => {
  app = await startConnectedApp();
  // The verifier compares with the real clock.
  app.deps.clock.advance(Date.now() - app.deps.clock());
});

const KEY = 'the-first-key';
const events = ['response.saved'];

const customRequest = (more: object = {}) => ({
  ...{ kind: 'http', template: '{"nps": {{response.nps}}}', type: 'json', header: 'X-Key', purpose: null },
  ...more,
});

/** A store with a custom request to one receiver, and another receiver to move to. */
async function connectRequest(more: object = {}, credential = KEY) {
  const connected = await connect(app);
  const { calls, receiver, connectionId: webhook } = connected;
  await calls.remove(webhook);
  const service = customRequest(more);
  const { connection } = await calls.create(receiver.url, { service, credential, events });
  return { ...connected, service, connectionId: connection.connectionId, other: await newReceiver() };
}

const keysAt = ({ received }: Receiver) => received.map(({ headers }) => headers['x-key']);

describe('a new address of a custom request', () => {
  it.each([
    ['header', {}, ''],
    ['body', { header: '', template: '{"key": {{secret}}}' }, ''],
    ['address', { header: '' }, '?key={{secret}}'],
  ])('on another server needs the key again: key in the %s', async (_, more, query) => {
    const { live, calls, receiver, other, connectionId, service, deliver } = await connectRequest(more);
    for (const credential of [undefined, '']) {
      const change = { service, events, ...(credential !== undefined && { credential }) };
      const reply = await calls.send('put', `/${connectionId}`, choice(other.url + query, change));
      expect([reply.status, reply.body]).toMatchObject([
        400,
        { error: { fields: { credential: 'Enter the key again: the address leads to another server.' } } },
      ]);
    }
    expect((await calls.list()).map(({ url }) => url)).toEqual([receiver.url]);
    await live.saved(newId());
    await deliver();
    expect([receiver.received.length, other.received.length]).toEqual([1, 0]);
  });

  it('on another server is used with the key that was entered for it', async () => {
    const { live, calls, receiver, other, connectionId, service, deliver } = await connectRequest();
    await calls.change(connectionId, other.url, { service, events, credential: 'the-second-key' });
    await live.saved(newId());
    await deliver();
    expect([keysAt(receiver), keysAt(other)]).toEqual([[], ['the-second-key']]);
  });

  it('on the same server keeps the key', async () => {
    const { live, calls, receiver, connectionId, service, deliver } = await connectRequest();
    const { origin } = new URL(receiver.url);
    await calls.change(connectionId, `${origin}/elsewhere`, { service, events });
    await calls.change(connectionId, receiver.url, { service, events });
    await live.saved(newId());
    await deliver();
    expect(keysAt(receiver)).toEqual([KEY]);
  });

  it('needs no key if none was stored', async () => {
    const { live, calls, other, connectionId, service, deliver } = await connectRequest({ header: '' }, '');
    await calls.change(connectionId, other.url, { service, events });
    await live.saved(newId());
    await deliver();
    expect(other.received).toHaveLength(1);
  });

  it('on a server that gets no key forgets the stored one', async () => {
    const { live, calls, other, connectionId, service, deliver } = await connectRequest();
    await calls.change(connectionId, other.url, { service: { ...service, header: '' }, events });
    await calls.change(connectionId, other.url, { service, events });
    await live.saved(newId());
    await deliver();
    expect(keysAt(other)).toEqual(['']);
  });
});

describe('a new address of a webhook', () => {
  it('on another server gets a secret of its own, and no signature of the earlier ones', async () => {
    const { live, calls, connectionId, secret, deliver } = await connect(app);
    const { secret: rotated } = await calls.rotate(connectionId);
    const other = await newReceiver();
    const { secret: own, connection } = await calls.change(connectionId, other.url, { events });
    expect(connection.previousSecretUntil).toBeNull();
    await live.saved(newId());
    await deliver();
    const [received] = other.received;
    const verify = (by: string) =>
      new Webhook(by).verify(received?.text ?? '', received?.headers as Record<string, string>);
    expect(verify(own ?? '')).toEqual(received?.body);
    for (const earlier of [secret, rotated]) expect(() => verify(earlier)).toThrow(/signature/i);
  });

  it('on the same server keeps the secret', async () => {
    const { calls, connectionId, receiver } = await connect(app);
    const { secret } = await calls.change(connectionId, `${receiver.url}/more`, { events });
    expect(secret).toBeNull();
  });
});

it('is noted in the activity log with both hosts', async () => {
  const { live, calls, connectionId, receiver } = await connect(app);
  const other = await newReceiver();
  await calls.change(connectionId, `${receiver.url}/more`, { events });
  await calls.change(connectionId, other.url, { events });
  const reply = await live.authorized(request(app.express).get('/api/v1/activity?group=connections'));
  const { entries } = (reply.body as { data: { entries: ActivityEntry[] } }).data;
  const [before, after] = [receiver.url, other.url].map((url) => new URL(url).host);
  expect(entries.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['connection.changed', `Warehouse, moved from ${before} to ${after}`],
    ['connection.changed', 'Warehouse'],
    ['connection.added', 'Warehouse'],
  ]);
});
