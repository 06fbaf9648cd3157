import { browserStep } from './browser-step.ts';
import { budgetStep } from './budget-step.ts';
import { buildStep } from './build-step.ts';
import { runSteps } from './run-steps.ts';
import { STATIC_CHECKS } from './static-checks.ts';
import { vitestStep } from './vitest-step.ts';

const [types, ...otherChecks] = STATIC_CHECKS;

await runSteps([
  // Side by side, so that neither processor waits for the other; what reads types comes after they were checked.
  [browserStep, buildStep, ...(types ? [types] : [])],
  otherChecks,
  [budgetStep],
  [
    vitestStep({
      title: 'Tests',
      projects: ['shared', 'tooling', 'server:pglite', 'server:postgres', 'web', 'e2e'],
      limitMs: 1_200_000,
    }),
  ],
]);
