import { expect, it, vi } from 'vitest';
import type { Connection, Delivery } from '#shared/api/connections.ts';
import { pastCustomer } from '#server/dev-store/store/place-order.ts';
import { startServices } from '#tests/support/service-stand-in.ts';
import { KLAVIYO } from './service-support.ts';
import { openStore } from './store-support.ts';

/** A store that tells of its customers, connected to a stand-in for Klaviyo. */
async function openKlaviyo() {
  const services = await startServices();
  const env = { CONNECTIONS_LOOPBACK: 'on', CONNECTIONS_STAND_IN: services.url };
  const opened = await openStore([], { env });
  const { connection } = await opened.api<{ connection: Connection }>('post', '', {
    ...opened.choiceOf([]),
    ...{ name: 'Klaviyo', credential: KLAVIYO, service: { kind: 'klaviyo' } },
  });
  const answer = (isConfirmed: boolean, order = opened.order) =>
    opened.answer({ isConfirmed, order, namesCustomer: true });
  const { email } = pastCustomer(opened.customerId);
  const profiles = () =>
    services.accepted.map(({ path, body }) => {
      const { attributes } = body['data'] as { attributes: Record<string, unknown> };
      const profile = attributes['profile'] as { data: { attributes: object } } | undefined;
      return [path, profile?.data.attributes ?? attributes];
    });
  return { ...opened, services, answer, email, profiles, log: () => opened.log(connection.connectionId) };
}

const named = (log: readonly Delivery[]) => log.map(({ request, state }) => [state, request]);

it('names a customer whom the store confirmed by e-mail, and neither stores nor shows the address', async () => {
  const { answer, deliver, profiles, email, log, deps, storeId } = await openKlaviyo();
  await answer(true);
  await deliver();
  expect(profiles()).toEqual([['/api/events', { email, properties: expect.any(Object) as object }]]);
  expect(named(await log())).toEqual([['delivered', expect.stringContaining('"email":"••••••••"')]]);
  const stored = await deps.database.query(`SELECT content, log FROM outbox WHERE store_id = $1`, [storeId]);
  expect(JSON.stringify(stored)).not.toContain(email);
});

it('masks the address where the service repeats it', async () => {
  const { answer, deliver, email, log, services } = await openKlaviyo();
  services.repeats = true;
  await answer(true);
  await deliver();
  const [delivery] = await log();
  expect(delivery?.log[0]).toMatchObject({
    status: 400,
    reply: expect.stringContaining('••••••••') as string,
  });
  expect(JSON.stringify(delivery)).not.toContain(email);
});

it('names a customer whom only a page claims by the external ID', async () => {
  const { answer, deliver, profiles, customerId, log } = await openKlaviyo();
  await answer(false);
  await deliver();
  expect(profiles()).toMatchObject([['/api/events', { external_id: String(customerId) }]]);
  expect(named(await log())).toEqual([['delivered', expect.stringContaining('external_id')]]);
});

it('names a customer by the external ID in a store that does not tell who they are', async () => {
  const { answer, deliver, profiles, store, customerId, log } = await openKlaviyo();
  store.revoke('read_customers');
  await answer(true);
  await deliver();
  expect(profiles()).toMatchObject([['/api/events', { external_id: String(customerId) }]]);
  expect(named(await log())).toEqual([['delivered', expect.stringContaining('external_id')]]);
});

it('waits for a store that does not answer, instead of making a second profile', async () => {
  const { answer, deliver, profiles, log, email } = await openKlaviyo();
  const ask = globalThis.fetch;
  const answering = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      typeof init?.body === 'string' && init.body.includes('CustomerEmail')
        ? Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '0' } }))
        : ask(url, init),
    );
  await answer(true);
  await deliver();
  expect(profiles()).toEqual([]);
  expect(await log()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  answering.mockRestore();
  await deliver();
  expect(profiles()).toMatchObject([['/api/events', { email }]]);
});

it('erases under each name by which it was told', async () => {
  const { answer, deliver, erase, profiles, email, customerId, log, secondOrder } = await openKlaviyo();
  const byEmail = await answer(true);
  const byId = await answer(false, secondOrder);
  await deliver();
  await erase(byEmail);
  await erase(byId);
  await deliver();
  const erased = profiles().slice(2);
  expect(erased).toHaveLength(2);
  expect(erased).toContainEqual(['/api/profile-import', { email }]);
  expect(erased).toContainEqual(['/api/profile-import', { external_id: String(customerId) }]);
  expect(JSON.stringify(await log())).not.toContain(email);
});

it('says that an erasure by e-mail is open when the store does not tell the address any more', async () => {
  const { answer, deliver, erase, profiles, store, log } = await openKlaviyo();
  const responseId = await answer(true);
  await deliver();
  store.revoke('read_customers');
  await erase(responseId);
  await deliver();
  expect(profiles()).toHaveLength(1);
  expect(await log()).toMatchObject([
    {
      type: 'response.erased',
      state: 'waiting',
      log: [{ failure: expect.stringMatching(/e-mail address/) as string }],
    },
  ]);
});
