import { packaged } from './command.ts';
import type { Step } from './step.ts';
import { toolStep } from './step.ts';

const LIMIT_MS = 300_000;

/**
 * Checks the types of the whole project. TypeScript 7 is the only compiler; the package `typescript` is the older API
 * that ESLint, knip and tests parse source with.
 */
export const typesStep: Step = toolStep('Types', {
  ...packaged('typescript-native/bin/tsc', '-b', 'shared', 'server', 'web', 'tests'),
  limitMs: LIMIT_MS,
});

/**
 * Checks the rules of .oxlintrc.json, among them all rules that need types and the project's own in tests/lint. These
 * are TypeScript, which Node 20 loads with tsx only.
 */
export function lintStep(paths: readonly string[] = []): Step {
  return toolStep('Lint', {
    program: process.execPath,
    parameters: ['--import', 'tsx', 'node_modules/oxlint/bin/oxlint', '--deny-warnings', ...paths],
    limitMs: LIMIT_MS,
  });
}

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

/** Runs with the long tests only: see the configuration. */
export const COMPONENTS_CHECK = toolStep('Lint of components', {
  ...packaged('eslint/bin/eslint.js', '-c', 'tests/lint/components.config.ts', '--max-warnings=0', 'web'),
  limitMs: LIMIT_MS,
});

/** The checks that do not run the product, besides types. The slowest starts first, so that all end together. */
export const checksBesideTypes = (): Step[] => [lintStep(), deadCodeStep, formatStep()];
