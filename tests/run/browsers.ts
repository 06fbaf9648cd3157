import { buildStep } from './build-step.ts';
import { runSteps } from './run-steps.ts';
import { vitestStep } from './vitest-step.ts';

/**
 * `npm run test:browsers`: answers surveys, and walks a merchant's first minute, in Chromium, Firefox and WebKit. A browser that this machine lacks is named
 * and left out; with CI_FULL=1 it is a failure.
 */
await runSteps([
  [buildStep()],
  [
    vitestStep({
      title: 'Shoppers’ pages and the admin in each browser',
      projects: ['browsers'],
      limitMs: 1_200_000,
    }),
  ],
]);
