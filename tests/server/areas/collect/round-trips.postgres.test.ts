import { expect, it, onTestFinished } from 'vitest';
import { answer, expectKept, newPostgres, newResponseId, prepare } from '#tests/faults/support/prepare.ts';
import { startProduct } from '#tests/faults/support/product.ts';
import { openTurnProxy } from '#tests/support/turn-proxy.ts';
import { startReceiver } from '#tests/support/webhook-receiver.ts';

/** Failed while BEGIN, the lookup of conflicts and COMMIT each waited for a reply. */
it('stores a new response in two round trips', async () => {
  const prepared = await prepare(await newPostgres());
  const { url: proxy, turns } = await openTurnProxy(prepared.place, 'INSERT INTO responses');
  const { url } = await startProduct(proxy);
  const kept = Array.from({ length: 5 }, newResponseId);
  for (const id of kept) expect((await answer(url, prepared, id)).status).toBe(200);
  expect(turns).toEqual(kept.map(() => 2));
  await expectKept(prepared, kept);
});

/** Failed while the connections were read, the events written and COMMIT sent one after the other. */
it('stores a response with an event for a connection in two round trips, and the first one in three', async () => {
  const prepared = await prepare(await newPostgres());
  const { url: proxy, turns } = await openTurnProxy(prepared.place, 'INSERT INTO responses');
  const { url } = await startProduct(proxy, { env: { CONNECTIONS_LOOPBACK: 'on' } });
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const connected = await fetch(`${url}/api/v1/connections`, {
    method: 'POST',
    headers: { authorization: prepared.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{
        name: 'Receiver',
        url: receiver.url,
        events: ['response.saved'],
        surveyIds: [],
        answerFilter: null,
      },
    }),
  });
  expect(connected.status).toBe(200);
  const kept = Array.from({ length: 5 }, newResponseId);
  for (const id of kept) expect((await answer(url, prepared, id)).status).toBe(200);
  expect(turns).toEqual([3, 2, 2, 2, 2]);
  await expectKept(prepared, kept);
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(kept.length);
});
