import { COLLECT_LIMITS } from '#shared/limits.ts';

const QUEUED_MS = COLLECT_LIMITS.queuedDays * 86_400_000;

/**
 * The client's moments by the server's clock. How far the client's clock is off shows in when it says that it sent
 * the request; whatever it says, nothing happened in the future or longer ago than answers are queued.
 */
export function settleTimes(
  { startedAt, changedAt, sentAt }: { startedAt: number; changedAt: number; sentAt: number },
  receivedAt: number,
): { startedAt: number; changedAt: number; durationMs: number } {
  const offset = receivedAt - sentAt;
  const changed = clampMoment(changedAt + offset, receivedAt);
  return {
    startedAt: Math.min(clampMoment(startedAt + offset, receivedAt), changed),
    changedAt: changed,
    // Both by one clock, so that it makes no difference whether it is right.
    durationMs: Math.round(Math.min(Math.max(0, changedAt - startedAt), COLLECT_LIMITS.largestWhole)),
  };
}

export function clampMoment(moment: number, receivedAt: number): number {
  return Math.round(Math.min(Math.max(moment, receivedAt - QUEUED_MS), receivedAt));
}
