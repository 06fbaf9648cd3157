import { runSteps } from './run-steps.ts';
import { deadCodeStep, formatStep, lintStep, typesStep } from './static-checks.ts';
import type { Step } from './step.ts';

/** `npm run types`, `npm run lint` and `npm run deadcode` run one check of everything. */
const CHECKS: Record<string, () => Step[]> = {
  types: () => [typesStep],
  lint: () => [formatStep(), lintStep()],
  deadcode: () => [deadCodeStep],
};

const name = process.argv[2] ?? '';
const checks = CHECKS[name];
if (!checks)
  throw new Error(`There is no check "${name}". The checks are ${Object.keys(CHECKS).join(', ')}.`);
await runSteps([checks()]);
