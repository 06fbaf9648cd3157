const MINUTE = 60;
const HOUR = 3_600;

/** Seconds before the next attempt, by the number of failures. Together they last three days. */
const PAUSES = [
  ...[5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 16 * HOUR, 20 * HOUR, 20 * HOUR],
];

const LONGEST_WISH = HOUR;

/**
 * Seconds until the next attempt after this many failures; null if the event is given up. A receiver may ask for up to
 * an hour more patience.
 */
export function pauseAfter(failures: number, retryAfter: number | null): number | null {
  const pause = PAUSES[failures - 1];
  return pause === undefined ? null : Math.max(pause, Math.min(retryAfter ?? 0, LONGEST_WISH));
}
