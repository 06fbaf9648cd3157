import { buildStale } from '#server/cli/build-stale.ts';
import type { Step } from './step.ts';
import { one } from './tally.ts';

export const buildStep: Step = {
  title: 'Build',
  run: async () => {
    await buildStale(() => {});
    return { tally: one(true) };
  },
};
