import { browserStep } from './browser-step.ts';
import { budgetStep } from './budget-step.ts';
import { buildStep } from './build-step.ts';
import { runSteps } from './run-steps.ts';
import { checksBesideTypes, typesStep } from './static-checks.ts';
import { vitestStep } from './vitest-step.ts';

await runSteps([
  [typesStep],
  // Side by side, so that no processor is idle.
  [browserStep, buildStep(), ...checksBesideTypes()],
  [budgetStep],
  [
    vitestStep({
      title: 'Tests',
      projects: ['shared', 'tooling', 'server:pglite', 'server:postgres', 'web', 'e2e'],
      limitMs: 3_600_000,
    }),
  ],
]);
