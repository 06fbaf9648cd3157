import { fileURLToPath } from 'node:url';
import type { Rule } from 'eslint';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { wallsRule } from './walls-rule.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// The typed rule's context is ESLint's own with more in it, which the two packages' types don't say.
const house = { rules: { walls: wallsRule as unknown as Rule.RuleModule } };
const CONFIGS = ['**/*.config.ts', 'web/extensions/**'];

const RE_EXPORTS = [
  { selector: 'ExportAllDeclaration', message: 'No barrel files: import from where the thing is defined.' },
  {
    selector: 'ExportNamedDeclaration[source]',
    message: 'No barrel files: import from where the thing is defined.',
  },
];
const OUTER_WORLD = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'shared/ has no clock: take the time as a parameter.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'shared/ has no clock: take the time as a parameter.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'shared/ is pure: take the randomness as a parameter.',
  },
];

/** What can be seen without types. Rules that need them are .oxlintrc.json's, whose checker is ten times as fast. */
export default defineConfig(
  { ignores: ['dist/**', 'data/**', 'coverage/**', 'test-results/**', 'node_modules/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    plugins: { house },
    rules: {
      'house/walls': ['error', { root }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...RE_EXPORTS],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'zod', message: "Use `import * as z from 'zod/mini'`: a quarter of the size." }] },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { files: ['shared/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...RE_EXPORTS, ...OUTER_WORLD] } },
  {
    // The rules that need React's compiler are components.config.ts's.
    files: ['web/**/*.{ts,tsx}'],
    plugins: reactHooks.configs.flat['recommended-latest'].plugins,
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['server/cli/**', 'tests/run/**', 'tests/bench/**'], rules: { 'no-console': 'off' } },
  { files: CONFIGS, rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 450, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
);
