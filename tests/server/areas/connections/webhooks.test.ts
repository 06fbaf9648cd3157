import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '#server/kernel/config/config.ts';
import { type CollectApp, liveSurvey, newId, startCollectApp } from '../collect/support.ts';
import { choice, connect, connectionCalls, newReceiver, startConnectedApp } from './support.ts';
import { refuse, type Received } from '#tests/support/webhook-receiver.ts';
import { TEST_SECRETS } from '#tests/support/app.ts';
import { readFileSync } from 'node:fs';

let app: CollectApp;
beforeAll(async () => {
  app = await startConnectedApp();
  // The verifier compares with the real clock.
  app.deps.clock.advance(Date.now() - app.deps.clock());
});

const verify = (secret: string, { headers, text }: Received): unknown =>
  new Webhook(secret).verify(text, headers as Record<string, string>);

describe('the signature', () => {
  it('is accepted by the verifier of Standard Webhooks', async () => {
    const { live, receiver, deliver, secret } = await connect(app);
    await live.saved(newId());
    await deliver();
    const [received] = receiver.received;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(verify(secret, received!)).toEqual(received?.body);
    expect(received?.id).toMatch(/^evt_[\w-]{27}$/);
    expect(received?.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('is refused with another secret, another body, another id and an old moment', async () => {
    const { live, receiver, deliver, secret } = await connect(app);
    const { secret: other } = await connect(app);
    await live.saved(newId());
    await deliver();
    const received = receiver.received[0]!;
    expect(() => verify(other, received)).toThrow(/signature/i);
    expect(() => verify(secret, { ...received, text: received.text.replace('9', '8') })).toThrow(
      /signature/i,
    );
    const headers = { ...received.headers, 'webhook-id': 'evt_other' };
    expect(() => verify(secret, { ...received, headers })).toThrow(/signature/i);
    app.deps.clock.advance(-600_000);
    await live.saved(newId());
    await deliver();
    app.deps.clock.advance(600_000);
    expect(() => verify(secret, receiver.received[1]!)).toThrow(/timestamp/i);
  });

  it('carries the old and the new secret for a day after a change, then the new one only', async () => {
    const { live, receiver, deliver, secret, calls, connectionId } = await connect(app);
    const { secret: next, connection } = await calls.rotate(connectionId);
    expect([next === secret, connection.previousSecretUntil]).toEqual([false, expect.any(String)]);
    await live.saved(newId());
    await deliver();
    const during = receiver.received[0]!;
    expect(verify(secret, during)).toEqual(verify(next, during));
    await app.deps.database.query(
      `UPDATE connections SET previous_secret_until = now() - interval '1 second' WHERE store_id = $1`,
      [live.store.storeId],
    );
    await live.saved(newId());
    await deliver();
    const after = receiver.received[1]!;
    expect(verify(next, after)).toEqual(after.body);
    expect(() => verify(secret, after)).toThrow(/signature/i);
  });

  it('is made with the new secret alone when the key of the old secret is gone', async () => {
    const { live, receiver, deliver, calls, connectionId } = await connect(app);
    await app.deps.database.query(
      `UPDATE connections SET secret_sealed = regexp_replace(secret_sealed, '^v1[.][^.]+', 'v1.gone') WHERE store_id = $1`,
      [live.store.storeId],
    );
    const { secret } = await calls.rotate(connectionId);
    await live.saved(newId());
    await deliver();
    const received = receiver.received[0]!;
    expect(verify(secret, received)).toEqual(received.body);
  });

  it('needs a secret that is shown once and stored encrypted', async () => {
    const { live, secret, calls } = await connect(app);
    expect(JSON.stringify(await calls.list())).not.toContain(secret.slice(6));
    const rows = await app.deps.database.query(`SELECT * FROM connections WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  });
});

describe('a test', () => {
  it('sends the newest real answer that fits, signed and marked, and shows the reply', async () => {
    const { live, receiver, calls, connectionId, secret, outbox } = await connect(app, {
      events: ['response.completed'],
      answerFilter: { questionId: 'q1', cells: ['v:9'] },
    });
    const wanted = newId();
    await live.saved(wanted, { complete: true });
    await live.saved(newId(), { complete: true, answers: { q1: { value: 3 } } });
    await app.deps.database.query(`DELETE FROM outbox WHERE store_id = $1`, [live.store.storeId]);
    receiver.answer = (_, response) => void response.writeHead(202).end('thanks');
    const { delivery } = await calls.test(connectionId);
    expect(delivery).toMatchObject({
      state: 'delivered',
      isTest: true,
      log: [{ status: 202, reply: 'thanks' }],
    });
    const [received] = receiver.received;
    expect(verify(secret, received!)).toMatchObject({
      type: 'response.completed',
      test: true,
      data: { response_id: wanted },
    });
    expect(delivery.request).toBe(received?.text);
    expect(await outbox()).toMatchObject([{ state: 'delivered' }]);
    receiver.answer = refuse(500);
    expect(await calls.test(connectionId)).toMatchObject({ delivery: { state: 'dead' } });
    expect(await calls.again(connectionId)).toEqual({ queued: 0 });
  });

  it('says so when no answer fits', async () => {
    const { calls, connectionId } = await connect(app);
    const reply = await calls.send('post', `/${connectionId}/test`);
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining('No answer yet fits')]);
  });
});

describe('an address', () => {
  it.each(['https://127.0.0.1/', 'https://2130706433/', 'https://[::1]/', 'http://example.com/'])(
    'is refused in the form: %s',
    async (url) => {
      const strict = await startCollectApp(app.deps.database);
      const live = await liveSurvey(strict);
      const reply = await connectionCalls(strict, live).send('post', '', choice(url));
      expect([reply.status, reply.body]).toMatchObject([
        400,
        { error: { fields: { url: expect.any(String) } } },
      ]);
    },
  );

  it('is refused at the delivery when its name leads to this machine', async () => {
    const strict = await startCollectApp(app.deps.database);
    const live = await liveSurvey(strict);
    const calls = connectionCalls(strict, live);
    const receiver = await newReceiver();
    const { connection } = await calls.create(`https://localhost:${new URL(receiver.url).port}/`);
    await live.saved(newId());
    const { delivery } = await calls.test(connection.connectionId);
    expect(delivery.log).toMatchObject([
      { status: null, failure: expect.stringContaining('private network') },
    ]);
    expect(receiver.received).toEqual([]);
  });

  it('may not be this machine in production', () => {
    const root = new URL('../../../..', import.meta.url).pathname;
    const toml = readFileSync(`${root}app.config.toml`, 'utf8');
    const env = { NODE_ENV: 'production', CONNECTIONS_LOOPBACK: 'on', ...TEST_SECRETS };
    expect(() => parseConfig(toml, { root, env })).toThrow(/CONNECTIONS_LOOPBACK/);
  });
});

it('gives a store at most ten connections', async () => {
  const { calls, receiver } = await connect(app);
  for (let at = 1; at < 10; at += 1) await calls.create(receiver.url);
  const reply = await calls.send('post', '', choice(receiver.url));
  expect([reply.status, (await calls.list()).length]).toEqual([409, 10]);
});

it('always says what was erased to a receiver of answers', async () => {
  const { calls } = await connect(app, { events: ['response.completed'] });
  expect(await calls.list()).toMatchObject([{ events: ['response.completed', 'response.erased'] }]);
});
