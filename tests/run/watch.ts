import { watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createGate } from '#tests/support/gate.ts';

/** An editor that saves all files writes them within this time. */
const BURST_MS = 200;

/**
 * Does the work, and again after each change of a file in the folders, until the signal aborts. Changes during the
 * work cause one more round.
 */
export async function repeatOnChange(
  folders: readonly string[],
  work: () => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  let change = createGate();
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, () => change.open()));
  signal?.addEventListener('abort', () => change.open());
  try {
    while (!signal?.aborted) {
      change = createGate();
      await work();
      await change.opened;
      // Time passes: an editor writes its other files.
      await wait(BURST_MS);
    }
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}
