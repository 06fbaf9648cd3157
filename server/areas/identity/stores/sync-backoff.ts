import * as z from 'zod/mini';
import { backOff } from '#server/kernel/clock/back-off.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { isWithin } from '#server/kernel/clock/is-within.ts';

/** The state of failed syncs, stored in the store's settings so that it survives a restart. */
const syncBackoff = z.object({
  failures: z.int().check(z.positive()),
  /** When the last attempt began, ISO 8601. */
  triedAt: z.string(),
  /** How long the next attempt waits. */
  pauseMs: z.number(),
  /** When the failure was last logged, ISO 8601. */
  toldAt: z.string(),
});

export type SyncBackoff = z.output<typeof syncBackoff>;

const PAUSES = { first: MINUTE_MS, longest: HOUR_MS };
const LOG_EVERY_MS = DAY_MS;

export function readBackoff(setting: unknown): SyncBackoff | null {
  const parsed = syncBackoff.safeParse(setting);
  return parsed.success ? parsed.data : null;
}

export function mustWait({ triedAt, pauseMs }: SyncBackoff, now: number): boolean {
  return isWithin(pauseMs, Date.parse(triedAt), now);
}

/** The state to store before an attempt. If the attempt fails or never ends, the next one waits twice as long. */
export function nextBackoff(before: SyncBackoff | null, now: number, random = Math.random()): SyncBackoff {
  const failures = (before?.failures ?? 0) + 1;
  const at = new Date(now).toISOString();
  return {
    failures,
    triedAt: at,
    pauseMs: Math.round(backOff(failures, PAUSES, random)),
    toldAt: before === null || isLoggedLongAgo(before, now) ? at : before.toldAt,
  };
}

/** The first failure is logged, then one a day. */
export const shouldLog = ({ triedAt, toldAt }: SyncBackoff): boolean => triedAt === toldAt;

const isLoggedLongAgo = ({ toldAt }: SyncBackoff, now: number) =>
  !isWithin(LOG_EVERY_MS, Date.parse(toldAt), now);
