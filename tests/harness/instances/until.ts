import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const LOOK_MS = 50;

export async function until(isSo: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
    // Time passes: the interval between two checks.
    await sleep(LOOK_MS);
  }
}
