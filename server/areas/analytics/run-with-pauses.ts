import { setImmediate as pause } from 'node:timers/promises';

/** Takes all steps of a computation. Other requests are answered between them. */
export async function runWithPauses<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    await pause();
    const step = steps.next();
    if (step.done) return step.value;
  }
}
