import { browserStep } from './browser-step.ts';
import { buildStep } from './build-step.ts';
import { runSteps } from './run-steps.ts';
import { COMPONENTS_CHECK, deadCodeStep, lintOfHarnessStep, typesStep } from './static-checks.ts';
import { vitestStep } from './vitest-step.ts';

/** `npm run test:ci`: what CI adds to `npm test`. */
await runSteps([
  [browserStep, buildStep(), typesStep, lintOfHarnessStep, deadCodeStep, COMPONENTS_CHECK],
  [
    vitestStep({
      title: 'Tests of CI',
      suite: 'ci',
      projects: [
        'shared',
        'tooling',
        'server:postgres',
        'server:pglite',
        'web',
        'web:node',
        'e2e',
        'processes',
        'harness',
      ],
      limitMs: 4_500_000,
    }),
  ],
]);
