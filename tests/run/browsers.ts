import { buildStep } from './build-step.ts';
import { runSteps } from './run-steps.ts';
import { vitestStep } from './vitest-step.ts';

/**
 * `npm run test:browsers`: answers surveys in Chromium, Firefox and WebKit. A browser that this machine lacks is named
 * and left out; with CI_FULL=1 it is a failure.
 */
await runSteps([
  [buildStep()],
  [vitestStep({ title: 'Shoppers’ pages in each browser', projects: ['browsers'], limitMs: 900_000 })],
]);
