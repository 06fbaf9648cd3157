import { buildStale } from '#server/cli/build-stale.ts';
import { BUILD_TARGETS } from '#server/cli/build-targets.ts';
import type { Step } from './step.ts';
import { one } from './tally.ts';

/** Server tests read the names of these built files. */
export const BUILT_FOR_UNIT_TESTS = ['survey view', 'storefront'];

/** Builds what changed since the last build: every target, or those with the given names. */
export function buildStep(names?: readonly string[]): Step {
  return {
    title: 'Build',
    run: async () => {
      await buildStale(
        () => {},
        BUILD_TARGETS.filter(({ name }) => names?.includes(name) ?? true),
      );
      return { tally: one(true) };
    },
  };
}
