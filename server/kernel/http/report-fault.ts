import { AppError } from '#shared/errors.ts';
import { createFailureLog } from './failure-log.ts';
import type { Logger } from '#server/kernel/telemetry/log.ts';
import type { Metrics } from '#server/kernel/telemetry/metrics.ts';

/** Where a request failed. */
interface Failed {
  readonly requestId: string;
  readonly route: string;
}

/** Tells log and metrics of a fault that ends a request, as far as somebody has to look at it. */
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

/** A refusal that the database itself made: an input check in front of it is missing. */
function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof AppError) || !('sqlState' in error)) return null;
  return typeof error.sqlState === 'string' ? error.sqlState : null;
}
