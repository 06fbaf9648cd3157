import { buildStale } from '#server/cli/build-stale.ts';

/** Builds what changed since the last build, for tests that run the built product. */
export async function setup(): Promise<void> {
  await buildStale((sentence) => process.stdout.write(`${sentence}\n`));
}
