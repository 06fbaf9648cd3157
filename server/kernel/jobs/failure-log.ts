import { MINUTE_MS } from '#shared/durations.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { isWithin } from '#server/kernel/clock/is-within.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { WithoutStack } from '#server/kernel/telemetry/log.ts';

export interface Failure {
  /** The event's name in the log. */
  readonly message: string;
  /** The kind of job, or the chore, that failed. */
  readonly what: { readonly kind: string } | { readonly chore: string };
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly error: unknown;
}

export interface FailureLog {
  /** Logs the first failure at once; those of the next ten minutes are counted. */
  note(failure: Failure): void;
  /** Logs what was counted in intervals that are over. */
  logCounted(): void;
}

const LOG_EVERY_MS = 10 * MINUTE_MS;

/** Faults outside of this code: a stack says nothing about them. */
const OUTSIDE: readonly ErrorCode[] = ['UPSTREAM', 'UNAVAILABLE', 'RATE_LIMITED'];

interface Series {
  loggedAt: number;
  /** Failures since the last line. */
  failures: number;
  last: Failure;
}

/**
 * Logs the failures of work that is repeated for each store, such as while the platform is away: one line for each kind
 * of work and cause in ten minutes, with the number of failures since the last one. An error of this code keeps its
 * stack in the first line.
 */
export function createFailureLog({ log, clock }: Pick<Deps, 'log' | 'clock'>): FailureLog {
  const all = new Map<string, Series>();

  function write({ failures, last: { message, what, facts, error } }: Series, keepsStack: boolean): void {
    const shown = keepsStack && !isOutside(error) ? error : new WithoutStack(error);
    log.error({ ...what, ...facts, failures, error: shown }, message);
  }

  return {
    note(failure) {
      const { message, what, facts, error } = failure;
      // The database's own report logs the fault.
      if (isReported(error)) {
        log.error({ ...what, ...facts, error }, message);
        return;
      }
      const key = JSON.stringify([message, what, causeOf(error)]);
      const now = clock();
      const series = all.get(key);
      if (series === undefined) {
        const first = { loggedAt: now, failures: 1, last: failure };
        write(first, true);
        all.set(key, { ...first, failures: 0 });
        return;
      }
      series.failures += 1;
      series.last = failure;
      if (isWithin(LOG_EVERY_MS, series.loggedAt, now)) return;
      write(series, false);
      Object.assign(series, { loggedAt: now, failures: 0 });
    },
    logCounted() {
      const now = clock();
      for (const [key, series] of all) {
        if (isWithin(LOG_EVERY_MS, series.loggedAt, now)) continue;
        if (series.failures === 0) {
          all.delete(key);
          continue;
        }
        write(series, false);
        Object.assign(series, { loggedAt: now, failures: 0 });
      }
    },
  };
}

const isOutside = (error: unknown) => error instanceof AppError && OUTSIDE.includes(error.code);

const isReported = (error: unknown) => error instanceof AppError && error.isReported;

/** The same for all failures from one place in the code, whatever they say. */
function causeOf(error: unknown): string {
  if (isOutside(error)) return 'outside';
  if (!(error instanceof Error)) return 'unknown';
  const place = (error.stack ?? '').split('\n').find((line) => /^\s+at /.test(line)) ?? '';
  return `${error.name} ${place}`;
}
