import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { collectArea } from '#server/areas/collect/routes.ts';
import { connectionsArea } from '#server/areas/connections/routes.ts';
import { createGuard } from '#server/start/areas.ts';
import { jobRunnerOf } from '#server/start/merged-areas.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { serve, testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createGate } from '#tests/support/gate.ts';
import { newId } from '../collect/support.ts';
import { connect } from './support.ts';

it('looks for deliveries when an answer made one due, not only at intervals', async () => {
  // No interval ends: only the runner's first look, a second after its start, comes by itself.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const deps = testDeps({
    database: await testDatabase(),
    config: testConfig({ CONNECTIONS_LOOPBACK: 'on' }),
  });
  const product = productDeps(deps);
  const areas = [collectArea(product), connectionsArea(product)];
  const app = testApp({ deps, areas, guard: createGuard(deps) });
  const jobs = jobRunnerOf(product, areas);
  onTestFinished(() => jobs.stop());
  const stop = () => app.stopAreas();
  const { live, receiver } = await connect({ deps, http: serve(app.listener), express: app.http, stop });
  const openJobs = async (storeId: string) => {
    const open = await deps.database.query(
      `SELECT job_id FROM jobs WHERE store_id = $1 AND status = 'queued' AND kind = 'deliver_events'`,
      [storeId],
    );
    return open.length;
  };
  jobs.start();
  for (let answers = 1; answers <= 3; answers += 1) {
    const arrived = createGate();
    receiver.answer = (_, response) => {
      response.end();
      arrived.open();
    };
    await live.saved(newId());
    await arrived.opened;
    // Time passes: the next answer finds no job that still runs. `expect.poll` would let the intervals end.
    while ((await openJobs(live.store.storeId)) > 0) await pause(10);
    expect(receiver.received).toHaveLength(answers);
  }
});
