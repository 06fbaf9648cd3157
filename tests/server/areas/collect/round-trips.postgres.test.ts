import { expect, it } from 'vitest';
import { answer, expectKept, newPostgres, newResponseId, prepare } from '#tests/faults/support/prepare.ts';
import { startProduct } from '#tests/faults/support/product.ts';
import { openTurnProxy } from '#tests/support/turn-proxy.ts';

/** Failed while BEGIN, the lookup of conflicts and COMMIT each waited for a reply. */
it('stores a new response in two round trips', async () => {
  const prepared = await prepare(await newPostgres());
  const proxy = await openTurnProxy(prepared.place);
  const { url } = await startProduct(proxy.url);
  const kept = Array.from({ length: 12 }, newResponseId);
  const turns: number[] = [];
  for (const id of kept) {
    const before = proxy.turns();
    expect((await answer(url, prepared, id)).status).toBe(200);
    turns.push(proxy.turns() - before);
  }
  // Jobs and caches ask beside some of them.
  expect(Math.min(...turns)).toBe(2);
  await expectKept(prepared, kept);
});
