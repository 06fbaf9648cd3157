import { buildStale } from '#server/cli/build-stale.ts';

/** The tests of a project with this set-up meet the product as it is built. */
export async function setup(): Promise<void> {
  await buildStale((sentence) => process.stdout.write(`${sentence}\n`));
}
