import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rule } from 'eslint';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { noSleepRule, testExpectsRule } from './test-rules.ts';
import { wallsRule } from './walls-rule.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The rules' context is ESLint's own with more in it, which the types of the two packages don't say. */
const ruleModule = (rule: unknown): Rule.RuleModule => rule as Rule.RuleModule;
const house = {
  rules: {
    walls: ruleModule(wallsRule),
    'no-sleep': ruleModule(noSleepRule),
    'test-expects': ruleModule(testExpectsRule),
  },
};

/** ESLint keeps its results for files that have not changed. This value makes it forget them when a rule has changed. */
const rulesHash = readdirSync(new URL('.', import.meta.url))
  .reduce((hash, name) => hash.update(readFileSync(new URL(name, import.meta.url))), createHash('sha256'))
  .digest('hex');

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

/** The project's own rules. .oxlintrc.json holds the rules that oxlint has, because oxlint is ten times as fast. */
export default defineConfig(
  { ignores: ['dist/**', 'data/**', 'coverage/**', 'test-results/**', 'node_modules/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    plugins: { house },
    settings: { rulesHash },
    rules: {
      'house/walls': ['error', { root }],
      'no-restricted-syntax': ['error', ...RE_EXPORTS],
    },
  },
  { files: ['shared/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...RE_EXPORTS, ...OUTER_WORLD] } },
  { files: ['tests/**/*.{ts,tsx}'], rules: { 'house/no-sleep': 'error', 'house/test-expects': 'error' } },
  // Its test shows pauses to the rule.
  { files: ['tests/lint/test-rules.test.ts'], rules: { 'house/no-sleep': 'off' } },
);
