import type { Logger } from '#server/kernel/telemetry/log.ts';
import { withDeadline } from '#server/kernel/limits/fetch-reply.ts';

/** A part to close; `stop` receives its time limit. */
export interface StopStep {
  readonly name: string;
  readonly stop: (waitMs: number) => Promise<void>;
}

/** Minimum time for the last steps if the first ones used up the limit: the database must close. */
const LAST_STEPS_MS = 2_000;

/** Runs the steps in order. A step that fails or takes too long is logged and skipped. */
export async function stopInOrder(steps: readonly StopStep[], limitMs: number, log: Logger): Promise<void> {
  const end = performance.now() + limitMs;
  for (const { name, stop } of steps) {
    const waitMs = Math.max(LAST_STEPS_MS, end - performance.now());
    try {
      // The step's own limit is slightly shorter, so that it can report how it ended.
      await withDeadline(waitMs, () => stop(waitMs - 500));
    } catch (error) {
      log.error({ step: name, error }, 'A part of the app did not stop as it should');
    }
  }
  log.info({}, 'Stopped');
}
