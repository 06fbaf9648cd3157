import type { Rule } from 'eslint';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { noBarrelRule, pureSharedRule } from './source-rules.ts';

/** How often the rule reports the code. */
function reports(rule: unknown, code: string): number {
  const messages = new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser },
    plugins: { house: { rules: { rule: rule as Rule.RuleModule } } },
    rules: { 'house/rule': 'error' },
  });
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.length;
}

test.each([
  ["export { a } from './a.ts';", 1],
  ["export type { A } from './a.ts';", 1],
  ["export * from './a.ts';", 1],
  ['export { a };', 0],
  ['export const a = 1;', 0],
])('counts exports of what another file defines: %s', (code, count) => {
  expect(reports(noBarrelRule, code)).toBe(count);
});

test.each([
  ['const now = Date.now();', 1],
  ['const now = new Date();', 1],
  ['const share = Math.random();', 1],
  ['const then = new Date(0);', 0],
  ['const day = Date.parse(text);', 0],
  ['const rounded = Math.round(1.5);', 0],
])('counts uses of the clock and of randomness: %s', (code, count) => {
  expect(reports(pureSharedRule, code)).toBe(count);
});
