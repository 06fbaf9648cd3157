import { expect, it } from 'vitest';
import { openTcpProxy } from '#tests/support/tcp-proxy.ts';
import { answer, expectKept, newPostgres, newResponseId, prepare } from '#tests/processes/support/prepare.ts';
import { startProduct } from '#tests/processes/support/product.ts';
import { eventually, expectTurnedAway, linesSaying, metricAt } from '#tests/processes/support/seen.ts';

/** Failed while a lost connection was not reported as 503. */
it('a PostgreSQL that goes away and comes back loses nothing and needs no restart of the app', async () => {
  const prepared = await prepare(await newPostgres());
  const proxy = await openTcpProxy(prepared.place);
  const { url, log } = await startProduct(proxy.url);
  const kept = [newResponseId()];
  expect((await answer(url, prepared, kept[0])).status).toBe(200);
  expect(await metricAt(url, 'database_up')).toBe(1);

  await proxy.close();
  const lost = newResponseId();
  await expectTurnedAway(await answer(url, prepared, lost));
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'not ready', failed: ['database'] });
  expect(linesSaying(log(), 'The database cannot be reached')).toMatchObject([
    { level: 'error', kind: 'unreachable', reason: expect.any(String) as string },
  ]);
  expect(await metricAt(url, 'database_up')).toBe(0);
  expect(await metricAt(url, 'database_faults_total{kind="unreachable"}')).toBeGreaterThan(0);
  expect(await metricAt(url, 'collect_refused_total{code="UNAVAILABLE"}')).toBe(1);
  await expectKept(prepared, kept);

  await proxy.open();
  await eventually(async () => (await answer(url, prepared, lost)).status, 200);
  expect(linesSaying(log(), 'The database is back')).toMatchObject([{ level: 'warn' }]);
  expect(await metricAt(url, 'database_up')).toBe(1);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await expectKept(prepared, [...kept, lost]);
});
