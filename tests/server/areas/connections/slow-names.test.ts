import { execFileSync } from 'node:child_process';
import { constants, openSync, closeSync } from 'node:fs';
import { mkdtemp, open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createLookups } from '#server/areas/connections/host-names.ts';
import { postRequest } from '#server/areas/connections/post-request.ts';
import { fetchShopDetails } from '#server/kernel/platform/shop-details.ts';
import { testConfig } from '#tests/support/app.ts';
import { FakeShops } from '#tests/support/fake-shop.ts';
import { createGate } from '#tests/support/gate.ts';
import { startNameServer } from '#tests/support/name-server.ts';
import { liveSurvey, newId, startCollectApp } from '../collect/support.ts';
import { connectionCalls, newReceiver } from './support.ts';

/** Takes all threads that the process shares for lookups, files and pictures, until the test gives them back. */
async function takeThreads(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(inject('scratch'), 'pipes-'));
  const pipes = Array.from({ length: Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) }, (_, at) =>
    join(directory, `pipe-${at}`),
  );
  execFileSync('mkfifo', pipes);
  // Opening a pipe waits in its thread for somebody who writes.
  const readers = pipes.map((pipe) => open(pipe, 'r'));
  let isTaken = true;
  const giveBack = async () => {
    if (!isTaken) return;
    isTaken = false;
    for (const pipe of pipes) closeSync(openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK));
    for (const reader of await Promise.all(readers)) await reader.close();
  };
  onTestFinished(giveBack);
  return giveBack;
}

it('sends to a host name while each thread of the process waits for something else', async () => {
  const receiver = await newReceiver();
  const url = receiver.url.replace('127.0.0.1', 'localhost');
  const giveBack = await takeThreads();
  const { attempt } = await postRequest(
    { rules: { allowsLoopback: true }, clock: Date.now, lookup: createLookups()('store') },
    { url, shownUrl: url, keys: [], headers: {}, body: '{}' },
  );
  expect([attempt.status, attempt.failure]).toEqual([200, null]);
  await giveBack();
});

it('sends for one store and asks the platform while names of another store are not answered', async () => {
  const gate = createGate();
  const names = await startNameServer(async ({ name, type }) => {
    if (name.startsWith('slow')) {
      await gate.opened;
      return 'NXDOMAIN';
    }
    return type === 'A' ? [{ type, value: '127.0.0.1' }] : [];
  });
  onTestFinished(gate.open);
  const app = await startCollectApp(undefined, {
    CONNECTIONS_LOOPBACK: 'on',
    CONNECTIONS_DNS: names.address,
  });
  const [slow, other] = [await liveSurvey(app), await liveSurvey(app)];
  const [slowCalls, calls] = [connectionCalls(app, slow), connectionCalls(app, other)];
  await slow.saved(newId());
  await other.saved(newId());
  const receiver = await newReceiver();
  const { port, pathname } = new URL(receiver.url);
  const { connection } = await calls.create(`http://hook.example:${port}${pathname}`);

  const hanging = [];
  for (const at of [0, 1, 2, 3, 4]) {
    const created = await slowCalls.create(`http://slow-${at}.example:${port}${pathname}`);
    hanging.push(slowCalls.test(created.connection.connectionId));
  }
  // Two tests of a store run at once.
  await expect.poll(names.names).toHaveLength(2);

  expect(await calls.test(connection.connectionId)).toMatchObject({ delivery: { state: 'delivered' } });
  expect(receiver.received.map(({ headers }) => headers.host)).toEqual([`hook.example:${port}`]);
  const shops = await FakeShops.start();
  onTestFinished(() => shops.stop());
  shops.accessToken = 'good';
  const settings = testConfig({
    DEV_STORE: 'on',
    DEV_STORE_URL: shops.url.replace('127.0.0.1', 'localhost'),
  });
  const access = { settings, shop: 'demo.dev-store.test', accessToken: 'good' };
  expect(await fetchShopDetails(access)).toMatchObject({ name: 'Marlow Lamps' });

  gate.open();
  for (const { delivery } of await Promise.all(hanging)) {
    const failure = expect.stringMatching(
      /^The host name (?:was not found|could not be looked up)\.$/,
    ) as string;
    expect(delivery.log).toMatchObject([{ status: null, failure }]);
  }
});
