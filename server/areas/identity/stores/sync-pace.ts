import * as z from 'zod/mini';
import { isWithin } from '#server/kernel/clock/is-within.ts';

/** What is kept among a store's settings of syncs that failed, so that a restart does not begin them all at once. */
const failing = z.object({
  failures: z.int().check(z.positive()),
  /** When the last try began, ISO. */
  triedAt: z.string(),
  /** How long the next try waits. */
  pauseMs: z.number(),
  /** When the log last told of it, ISO. */
  toldAt: z.string(),
});

export type SyncFailing = z.output<typeof failing>;

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;
const TELL_EVERY_MS = 24 * 3_600_000;

export function readFailing(setting: unknown): SyncFailing | null {
  const parsed = failing.safeParse(setting);
  return parsed.success ? parsed.data : null;
}

export function mustWait({ triedAt, pauseMs }: SyncFailing, now: number): boolean {
  return isWithin(pauseMs, Date.parse(triedAt), now);
}

/** What is noted before a try: should it fail, or never end, the next one waits twice as long as the last did. */
export function noteTry(before: SyncFailing | null, now: number, random = Math.random()): SyncFailing {
  const failures = (before?.failures ?? 0) + 1;
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 30));
  const at = new Date(now).toISOString();
  return {
    failures,
    triedAt: at,
    // Stores that failed together do not come back together.
    pauseMs: Math.round(longest * (0.75 + random / 4)),
    toldAt: before === null || isToldLongAgo(before, now) ? at : before.toldAt,
  };
}

/** Whether the failure of this try is for the log: the first, and then one a day. */
export const isForLog = ({ triedAt, toldAt }: SyncFailing): boolean => triedAt === toldAt;

const isToldLongAgo = ({ toldAt }: SyncFailing, now: number) =>
  !isWithin(TELL_EVERY_MS, Date.parse(toldAt), now);
