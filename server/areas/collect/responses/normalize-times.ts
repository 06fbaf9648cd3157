import { DAY_MS } from '#shared/durations.ts';
import { LARGEST_INT } from '#shared/largest-int.ts';

/** How long answers may have waited on a device. */
const QUEUED_DAYS = 7;
const QUEUED_MS = QUEUED_DAYS * DAY_MS;

/**
 * Converts the client's moments to the server's clock. The moment at which the client sent the request shows its
 * clock's offset. Results are limited to the time between the maximum queue age and now.
 */
export function normalizeTimes(
  { startedAt, changedAt, sentAt }: { startedAt: number; changedAt: number; sentAt: number },
  receivedAt: number,
): { startedAt: number; changedAt: number; durationMs: number } {
  const offset = receivedAt - sentAt;
  const changed = clampMoment(changedAt + offset, receivedAt);
  return {
    startedAt: Math.min(clampMoment(startedAt + offset, receivedAt), changed),
    changedAt: changed,
    // Both moments are of the client's clock, so its offset does not matter.
    durationMs: Math.round(Math.min(Math.max(0, changedAt - startedAt), LARGEST_INT)),
  };
}

export function clampMoment(moment: number, receivedAt: number): number {
  return Math.round(Math.min(Math.max(moment, receivedAt - QUEUED_MS), receivedAt));
}
