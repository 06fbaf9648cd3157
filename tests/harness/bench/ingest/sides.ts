import assert from 'node:assert/strict';
import { runScript } from '#tests/support/run-script.ts';
import { median } from '../statistics.ts';
import { openLoad, percentile, type LoadResult } from './load.ts';
import { REQUESTS_EACH, scriptsOf } from './shoppers.ts';

/** Shoppers in one sample. */
export const SHOPPERS = 512;

/** One side of the comparison: a server in its own process. */
export async function openSide(expected: number, script: string, ...parameters: string[]) {
  const server = runScript(script, ...parameters);
  const { port, publicIds } = JSON.parse(await server.line('{')) as { port: number; publicIds: string[] };
  return { port, publicIds, expected, close: () => server.kill('SIGTERM') };
}

export type Side = Awaited<ReturnType<typeof openSide>>;

/** Opens connections to one side and collects the measurements. */
export async function openSampler(
  { port, publicIds, expected }: Side,
  connections: number,
  shoppers = SHOPPERS,
) {
  const load = await openLoad(port, connections);
  const rates: number[] = [];
  const latencies: number[] = [];
  let isWarm = false;
  return {
    async sample(): Promise<void> {
      const scripts = scriptsOf(shoppers, ...publicIds);
      const begin = performance.now();
      const result: LoadResult = await load.play(scripts);
      const seconds = (performance.now() - begin) / 1000;
      // Both sides must return the expected status.
      assert.deepEqual(result.statuses, { [expected]: shoppers * REQUESTS_EACH });
      if (isWarm) {
        rates.push(result.requests / seconds);
        latencies.push(...result.latencies);
      }
      isWarm = true;
    },
    rate: () => median(rates),
    p99: () => percentile(latencies, 0.99),
    close: () => load.close(),
  };
}
