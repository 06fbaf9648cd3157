import { AppError } from '#shared/errors.ts';
import type { Logger } from '#server/kernel/telemetry/log.ts';
import type { Metrics } from '#server/kernel/telemetry/metrics.ts';
import { performance } from 'node:perf_hooks';

/** The request that failed. */
interface Failed {
  readonly requestId: string;
  readonly route: string;
}

/** Reports a fault that ends a request to log and metrics, if an operator needs to know. */
export type ReportFault = (error: unknown, shown: AppError, where: Failed) => void;

export function faultReporter(log: Logger, metrics: Metrics): ReportFault {
  const countBadValue = metrics.counter(
    'bad_values_total',
    'Requests refused because only the database noticed that a value can’t be kept.',
    'sql_state',
  );
  const logFailure = createFailureLog(log);
  return function reportFault(error, shown, where) {
    if (shown.status >= 500) {
      logFailure({ ...where, status: shown.status, error });
      return;
    }
    const sqlState = sqlStateOf(error);
    if (sqlState === null) return;
    countBadValue(sqlState);
    log.warn({ ...where, error }, 'The database refused a value');
  };
}

/** A value that the database refused: input validation in front of it is missing. */
function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof AppError) || !('sqlState' in error)) return null;
  return typeof error.sqlState === 'string' ? error.sqlState : null;
}

interface FailedRequest {
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
function createFailureLog(log: Logger): (failed: FailedRequest) => void {
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
