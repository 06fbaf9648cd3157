import { createRandom } from '#tests/server/areas/analytics/generate.ts';
import { isThorough } from '#tests/run/suite.ts';

/** `KILL_SEED` repeats the moments that a night printed. */
const GIVEN = process.env['KILL_SEED'];

/** Draws the moments of kills, between 0 and 1: the same ones by day, new ones at night. */
export function killMoments(fixed: number): () => number {
  const seed = GIVEN !== undefined ? Number(GIVEN) : isThorough ? Date.now() % 1_000_000 : fixed;
  if (isThorough) process.stdout.write(`The moments of these kills: KILL_SEED=${seed}\n`);
  return createRandom(seed).next;
}
