import request, { type Test } from 'supertest';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { plainRoute } from '#server/kernel/http/plain-route.ts';
import { route } from '#server/kernel/http/route.ts';
import { endpoint, type RateClass } from '#shared/api/endpoint.ts';
import { testApp } from '#tests/support/app.ts';
import { createGate } from '#tests/support/gate.ts';

/** An app with ordinary, heavy and large calls. Each call ends when the test ends it. */
function startHolding() {
  const running: { storeId: string; url: string; end: () => void }[] = [];
  const routeOf = (rate: RateClass) =>
    plainRoute({
      name: `test.${rate}`,
      method: rate === 'collect' ? 'POST' : 'GET',
      path: `/${rate}`,
      ...(rate === 'collect' && { body: { kind: 'json', bytes: 1_000_000 } }),
      guard: 'session',
      rate,
      async handle({ url }, response, { session }) {
        const gate = createGate();
        running.push({ storeId: session.storeId, url, end: gate.open });
        await gate.opened;
        response.end();
      },
    });
  const { http } = testApp({
    areas: [
      { name: 'holding', routes: [], plainRoutes: [routeOf('screen'), routeOf('heavy'), routeOf('collect')] },
    ],
  });
  const send = (storeId: string, path = '/screen'): Test =>
    request(http).get(path).set('authorization', `Bearer ${storeId}`);
  /** Sends it without waiting for the reply. */
  const start = (storeId: string, path?: string) => {
    const sent = send(storeId, path);
    return { sent, status: sent.then(({ status }) => status).catch(() => 'aborted') };
  };
  const stores = () => running.map(({ storeId }) => storeId);
  return { running, http, send, start, stores };
}

it('runs three calls of a store at once, and those of another store beside them', async () => {
  const { running, start, stores } = startHolding();
  const calls = Array.from({ length: 5 }, () => start('noisy'));
  await expect.poll(stores).toHaveLength(3);
  const other = start('neighbour');
  await expect.poll(stores).toEqual([...Array(3).fill('noisy'), 'neighbour']);
  running[0]?.end();
  await expect.poll(stores).toHaveLength(5);
  const heavy = start('noisy', '/heavy');
  await expect.poll(stores).toHaveLength(6);
  running[1]?.end();
  await expect.poll(stores).toHaveLength(7);
  for (const { end } of running) end();
  const statuses = await Promise.all([...calls, other, heavy].map(({ status }) => status));
  expect(statuses).toEqual(statuses.map(() => 200));
});

it('passes the turn on when a client goes away, also while it waits', async () => {
  const { running, start, stores } = startHolding();
  const calls = Array.from({ length: 4 }, () => start('noisy'));
  await expect.poll(stores).toHaveLength(3);
  calls[3]?.sent.abort();
  calls[0]?.sent.abort();
  const next = start('noisy', '/screen?next');
  await expect.poll(() => running.map(({ url }) => url)).toContain('/screen?next');
  for (const { end } of running) end();
  const statuses = await Promise.all([...calls, next].map(({ status }) => status));
  expect(statuses).toEqual(['aborted', 200, 200, 'aborted', 200]);
});

it('refuses a call when too many of its store wait, and none of another store', async () => {
  const { running, send, start, stores } = startHolding();
  const calls = Array.from({ length: 103 }, () => start('noisy'));
  await expect.poll(stores).toHaveLength(3);
  await expect.poll(async () => (await send('noisy')).status).toBe(503);
  const other = start('neighbour');
  await expect.poll(() => stores().includes('neighbour')).toBe(true);
  await expect
    .poll(() => {
      for (const { end } of running) end();
      return running.length;
    })
    .toBe(104);
  for (const { end } of running) end();
  const statuses = await Promise.all([...calls, other].map(({ status }) => status));
  expect(statuses).toEqual(statuses.map(() => 200));
});

it('reads one large body of a store at once, and small ones beside it', async () => {
  const { running, http, stores } = startHolding();
  const post = (letters: number) =>
    request(http)
      .post('/collect')
      .set('authorization', 'Bearer noisy')
      .send({ text: 'a'.repeat(letters) })
      .then(({ status }) => status);
  const large = [post(200_000), post(200_000)];
  await expect.poll(stores).toHaveLength(1);
  const small = post(1_000);
  await expect.poll(stores).toHaveLength(2);
  running[0]?.end();
  await expect.poll(stores).toHaveLength(3);
  for (const { end } of running) end();
  expect(await Promise.all([...large, small])).toEqual([200, 200, 200]);
});

it('checks a large body in a piece of long work, and a small one at once', async () => {
  const checked: number[] = [];
  const text = z.string().check(z.refine((given) => checked.push(given.length) > 0));
  const save = endpoint('PUT /texts', {
    ...{ name: 'saveText', summary: 'Saves a text.', bodyBytes: 1_000_000 },
    ...{ input: z.object({ text }), output: z.object({}) },
  });
  const { http } = testApp({ areas: [{ name: 'texts', routes: [route(save, async () => ({}))] }] });
  const send = (length: number) =>
    request(http)
      .put('/api/v1/texts')
      .set('authorization', 'Bearer store')
      .send({ text: 'a'.repeat(length) });
  vi.useFakeTimers({ toFake: ['setImmediate'] });
  onTestFinished(() => void vi.useRealTimers());
  const large = send(200_000).then(({ status }) => status);
  for (let sent = 0; sent < 5; sent += 1) expect((await send(10)).status).toBe(200);
  expect(checked).toEqual([10, 10, 10, 10, 10]);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.runAllTimersAsync();
  expect(await large).toBe(200);
  expect(checked.at(-1)).toBe(200_000);
});
