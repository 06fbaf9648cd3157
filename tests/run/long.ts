import { browserStep } from './browser-step.ts';
import { buildStep } from './build-step.ts';
import { runSteps } from './run-steps.ts';
import { COMPONENTS_CHECK } from './static-checks.ts';
import { vitestStep } from './vitest-step.ts';

await runSteps([
  [browserStep],
  [buildStep()],
  [
    // Beside the tests, which leave processors idle while they wait for browsers and processes.
    COMPONENTS_CHECK,
    vitestStep({
      title: 'Long tests',
      projects: ['long', 'long:browser'],
      limitMs: 4_500_000,
    }),
  ],
]);
