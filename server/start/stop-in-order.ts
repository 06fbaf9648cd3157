import type { Logger } from '#server/kernel/telemetry/log.ts';

/** Something that was opened and has to be closed; it is told how long it may take. */
export interface StopStep {
  readonly name: string;
  readonly stop: (waitMs: number) => Promise<void>;
}

/** The least that the last steps get, when the first ones took all the time: the database has to close. */
const LAST_STEPS_MS = 2_000;

/** One step after the other. One that fails or takes too long is logged and left behind. */
export async function stopInOrder(steps: readonly StopStep[], limitMs: number, log: Logger): Promise<void> {
  const end = performance.now() + limitMs;
  for (const { name, stop } of steps) {
    const waitMs = Math.max(LAST_STEPS_MS, end - performance.now());
    try {
      // A step that watches its own time gets a little less, so that it can say how it ended.
      await withinTime(stop(waitMs - 500), waitMs);
    } catch (error) {
      log.error({ step: name, error }, 'A part of the app did not stop as it should');
    }
  }
  log.info({}, 'Stopped');
}

async function withinTime(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done after ${milliseconds} ms.`)), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
