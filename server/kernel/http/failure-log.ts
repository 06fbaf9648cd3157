import { performance } from 'node:perf_hooks';
import type { Logger } from '#server/kernel/telemetry/log.ts';

export interface FailedRequest {
  readonly requestId: string;
  readonly route: string;
  readonly status: number;
  readonly error: unknown;
}

const LOG_INTERVAL_MS = 60_000;
const UNAVAILABLE = 503;

/**
 * Logs requests that failed because of a server fault. Refusals come by the thousand: the first is logged, then one
 * a minute with the number of others since.
 */
export function createFailureLog(log: Logger): (failed: FailedRequest) => void {
  let toldAt = -Infinity;
  let others = 0;
  return function logFailure({ status, ...fields }) {
    if (status !== UNAVAILABLE) {
      log.error(fields, 'A request failed');
      return;
    }
    const now = performance.now();
    if (now - toldAt < LOG_INTERVAL_MS) {
      others += 1;
      return;
    }
    log.error(others === 0 ? fields : { ...fields, others }, 'A request failed');
    toldAt = now;
    others = 0;
  };
}
