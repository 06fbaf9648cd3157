import { browserStep } from './browser-step.ts';
import { budgetStep } from './budget-step.ts';
import { buildStep } from './build-step.ts';
import { runSteps } from './run-steps.ts';
import { formatStep, lintAndTypesStep } from './static-checks.ts';
import { vitestStep } from './vitest-step.ts';

/** `npm test`: what a contributor waits for before each commit. */
await runSteps([
  // Side by side, so that no processor is idle.
  [browserStep, buildStep(), lintAndTypesStep, formatStep()],
  [budgetStep],
  [
    vitestStep({
      title: 'Tests',
      suite: 'quick',
      projects: ['shared', 'tooling', 'server:postgres', 'web', 'web:node', 'e2e'],
      limitMs: 3_600_000,
    }),
  ],
]);
