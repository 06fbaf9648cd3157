import { browserStep } from './browser-step.ts';
import { buildStep } from './build-step.ts';
import { runSteps } from './run-steps.ts';
import { COMPONENTS_CHECK } from './static-checks.ts';
import { vitestStep } from './vitest-step.ts';

await runSteps([
  [browserStep],
  [COMPONENTS_CHECK],
  [buildStep()],
  [
    vitestStep({
      title: 'Long tests',
      projects: ['long', 'long:browser', 'server:moved'],
      limitMs: 1_500_000,
    }),
  ],
]);
