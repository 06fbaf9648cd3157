const MINUTE = 60;
const HOUR = 3_600;

/** Seconds before the next attempt, by the number of failures. Together they last three days. */
const PAUSES = [
  ...[5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 16 * HOUR, 20 * HOUR, 20 * HOUR],
];

const MAX_RETRY_AFTER = HOUR;

/**
 * Seconds until the next attempt after this many failures; null if the event is given up. Retry-After can lengthen a
 * pause to an hour at most.
 */
export function pauseAfter(failures: number, retryAfter: number | null): number | null {
  const pause = PAUSES[failures - 1];
  return pause === undefined ? null : Math.max(pause, Math.min(retryAfter ?? 0, MAX_RETRY_AFTER));
}
