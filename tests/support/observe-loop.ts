import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

interface LoopReport {
  readonly lastedMs: number;
  readonly activeMs: number;
  readonly longestDelayMs: number;
}

/** Observes this process's event loop while it works. */
export async function observeLoop(work: () => Promise<unknown>): Promise<LoopReport> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const before = performance.eventLoopUtilization();
  const begin = performance.now();
  delay.enable();
  await work();
  delay.disable();
  return {
    lastedMs: performance.now() - begin,
    activeMs: performance.eventLoopUtilization(before).active,
    longestDelayMs: delay.max / 1e6,
  };
}
