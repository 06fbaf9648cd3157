import { expect, it } from 'vitest';
import { answer, expectKept, newPostgres, newResponseId, prepare } from '#tests/processes/support/prepare.ts';
import { startProduct } from '#tests/processes/support/product.ts';
import { eventually } from '#tests/processes/support/seen.ts';

/** Failed while a stop closed connections at once: a balancer that was just using one answered 502. */
it('serves on after SIGTERM for as long as the configuration says, so that a balancer notices /readyz first', async () => {
  const prepared = await prepare(await newPostgres());
  const { url, stop } = await startProduct(prepared.place, { env: { DRAIN_SECONDS: '4' } });
  const begin = performance.now();
  const stopped = stop();
  await eventually(async () => (await fetch(`${url}/readyz`)).status, 503);
  const kept = newResponseId();
  expect((await answer(url, prepared, kept)).status).toBe(200);
  await stopped;
  expect(performance.now() - begin).toBeGreaterThan(3_900);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  await expectKept(prepared, [kept]);
});
