import { expect, it } from 'vitest';
import { answer, expectKept, newPostgres, newResponseId, prepare } from '#tests/faults/support/prepare.ts';
import { startProduct } from '#tests/faults/support/product.ts';
import { openTurnProxy } from '#tests/support/turn-proxy.ts';

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
