import { packaged } from './command.ts';
import type { Step } from './step.ts';
import { toolStep } from './step.ts';

const LIMIT_MS = 300_000;
const SIDES = ['shared', 'server', 'web', 'tests'];

/** An extra of the long tests: see the configuration. */
export const COMPONENTS_CHECK = toolStep('Lint of components', {
  ...packaged('eslint/bin/eslint.js', '-c', 'tests/lint/components.config.ts', '--max-warnings=0', 'web'),
  limitMs: LIMIT_MS,
});

/** What is checked without running the product. */
export const STATIC_CHECKS: readonly Step[] = [
  toolStep('Types', { ...packaged('typescript-native/bin/tsc', '-b', ...SIDES), limitMs: LIMIT_MS }),
  toolStep('Lint of types', { ...packaged('oxlint/bin/oxlint', '--deny-warnings'), limitMs: LIMIT_MS }),
  toolStep('Lint', {
    ...packaged('eslint/bin/eslint.js', '-c', 'tests/lint/eslint.config.ts', '--max-warnings=0', '.'),
    limitMs: LIMIT_MS,
  }),
  toolStep('Format', { ...packaged('prettier/bin/prettier.cjs', '--check', '.'), limitMs: LIMIT_MS }),
  toolStep('Dead code', { ...packaged('knip/bin/knip.js'), limitMs: LIMIT_MS }),
];
