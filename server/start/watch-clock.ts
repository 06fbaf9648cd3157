import { performance } from 'node:perf_hooks';
import type { Deps } from '#server/kernel/deps/deps.ts';

export interface ClockWatch {
  /** Compares the clock with a monotonic one. */
  look(): void;
  stop(): void;
}

const CHECK_INTERVAL_MS = 1_000;

/** Small corrections by time synchronisation are not jumps. */
const JUMP_MS = 2_000;

/**
 * Logs jumps of the system clock: after one, tokens seem expired or not yet valid, and days are wrong. `steady` is a
 * monotonic clock.
 */
export function watchClock(
  { clock, log, metrics }: Pick<Deps, 'clock' | 'log' | 'metrics'>,
  steady: () => number = () => performance.now(),
): ClockWatch {
  const count = metrics.counter('clock_jumps_total', 'Times that the clock was set.', 'direction');
  let offset = clock() - steady();

  function look(): void {
    const jumped = clock() - steady() - offset;
    if (Math.abs(jumped) < JUMP_MS) return;
    offset += jumped;
    count(jumped > 0 ? 'forwards' : 'back');
    log.warn({ seconds: Math.round(jumped / 1000) }, 'The clock jumped');
  }

  const timer = setInterval(look, CHECK_INTERVAL_MS).unref();
  return { look, stop: () => clearInterval(timer) };
}
