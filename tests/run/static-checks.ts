import { packaged, type Command } from './command.ts';
import type { Step } from './step.ts';
import { toolStep } from './step.ts';

const LIMIT_MS = 300_000;

/** Programs that measure, deploy and draw. CI checks them, `npm test` does not. */
const HARNESS = 'tests/harness';

/**
 * Checks the types of the whole project. TypeScript 7 is the only compiler; the package `typescript` is the older API
 * that ESLint, knip and tests parse source with.
 */
export const typesStep: Step = toolStep('Types', {
  ...packaged('typescript-native/bin/tsc', '-b', 'shared', 'server', 'web', 'tests', HARNESS),
  limitMs: LIMIT_MS,
});

const oxlint = (parameters: readonly string[]): Command => ({
  program: process.execPath,
  parameters: ['--import', 'tsx', 'node_modules/oxlint/bin/oxlint', '--deny-warnings', ...parameters],
  limitMs: LIMIT_MS,
});

/**
 * Checks the rules of .oxlintrc.json, among them all rules that need types and the project's own in tests/lint. These
 * are TypeScript, which Node 20 loads with tsx only.
 */
export function lintStep(paths: readonly string[] = []): Step {
  return toolStep('Lint', oxlint(paths));
}

/** Lint, and the compiler's errors in the same pass, so that the program is read once. */
export const lintAndTypesStep = toolStep(
  'Lint and types',
  oxlint(['--type-check', `--ignore-pattern=${HARNESS}`]),
);

export const lintOfHarnessStep = toolStep('Lint of the harnesses', oxlint([HARNESS]));

export function formatStep(paths: readonly string[] = []): Step {
  return toolStep('Format', {
    ...packaged('oxfmt/bin/oxfmt', '--list-different', ...paths),
    limitMs: LIMIT_MS,
  });
}

export const deadCodeStep: Step = toolStep('Dead code', {
  ...packaged('knip/bin/knip.js'),
  limitMs: LIMIT_MS,
});

/** Runs in CI only: see the configuration. */
export const COMPONENTS_CHECK = toolStep('Lint of components', {
  ...packaged('eslint/bin/eslint.js', '-c', 'tests/lint/components.config.ts', '--max-warnings=0', 'web'),
  limitMs: LIMIT_MS,
});
