import { expect, it, onTestFinished } from 'vitest';
import { answer, expectKept, newPostgres, newResponseId, prepare } from '#tests/processes/support/prepare.ts';
import { startProduct } from '#tests/processes/support/product.ts';
import { openTurnProxy } from '#tests/support/turn-proxy.ts';
import { startReceiver } from '#tests/support/webhook-receiver.ts';

/** A part of the statement that looks up stored responses. */
const LOOKUP = 'JOIN responses AS kept ON';

/** Failed while BEGIN, the lookup of conflicts and COMMIT each waited for a reply. */
it('stores a new response in two round trips', async () => {
  const { prepared, turns, url } = await openCounted();
  const kept = Array.from({ length: 5 }, newResponseId);
  for (const id of kept) expect((await answer(url, prepared, id)).status).toBe(200);
  expect(turns).toEqual(kept.map(() => 2));
  await expectKept(prepared, kept);
});

/** Failed while the connections were read, the events written and COMMIT sent one after the other. */
it('stores a response in two round trips for a store with a connection, and the first one in three', async () => {
  const { prepared, turns, url, call } = await openCounted();
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  await call('/connections', {
    ...{ name: 'Receiver', url: receiver.url, events: ['response.saved'] },
    ...{ surveyIds: [], answerFilter: null },
  });
  const kept = Array.from({ length: 5 }, newResponseId);
  for (const id of kept) expect((await answer(url, prepared, id)).status).toBe(200);
  expect(turns).toEqual([3, 2, 2, 2, 2]);
  await expectKept(prepared, kept);
  await expect.poll(() => receiver.received.length).toBe(kept.length);
});

it('stores a response in two round trips for a store with an API key', async () => {
  const { prepared, turns, url, call } = await openCounted();
  const { secret } = await call<{ secret: string }>('/api-keys', { name: 'Warehouse', scopes: ['read'] });
  const since = new Date().toISOString();
  const kept = Array.from({ length: 3 }, newResponseId);
  for (const id of kept) expect((await answer(url, prepared, id)).status).toBe(200);
  expect(turns).toEqual([2, 2, 2]);
  const changes = await fetch(
    `${url}/api/public/v1/surveys/${prepared.surveyId}/responses?changedSince=${since}`,
    { headers: { authorization: `Bearer ${secret}` } },
  );
  expect(changes.status).toBe(200);
  const { data } = (await changes.json()) as { data: { responses: { responseId: string }[] } };
  expect(data.responses.map(({ responseId }) => responseId)).toEqual(kept);
});

/** Starts a product that counts the round trips of each stored response, and calls its API as the merchant. */
async function openCounted() {
  const prepared = await prepare(await newPostgres());
  const { url: proxy, turns } = await openTurnProxy(prepared.place, LOOKUP);
  const { url } = await startProduct(proxy, { env: { CONNECTIONS_LOOPBACK: 'on' } });
  const call = async <Reply>(path: string, input: object) => {
    const reply = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: prepared.authorization, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    expect(reply.status).toBe(200);
    return ((await reply.json()) as { data: Reply }).data;
  };
  return { prepared, turns, url, call };
}
