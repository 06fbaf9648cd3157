import { runSteps } from './run-steps.ts';
import { STATIC_CHECKS } from './static-checks.ts';
import { vitestStep } from './vitest-step.ts';

const [types, ...otherChecks] = STATIC_CHECKS;

await runSteps([
  types ? [types] : [],
  otherChecks,
  [
    vitestStep({
      title: 'Unit tests',
      projects: ['shared', 'tooling', 'server:pglite', 'web'],
      limitMs: 600_000,
    }),
  ],
]);
