import type { Rule } from 'eslint';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { noSleepRule, patienceRule, testExpectsRule } from './test-rules.ts';

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

describe('a test without an expectation', () => {
  it.each([
    "it('adds', () => { add(1, 2); });",
    "test('adds', async () => { await page.getByText('3').waitFor(); });",
    "it.concurrent('adds', () => { add(1, 2); });",
    "it.each([1, 2])('adds %i', (n) => { add(n, 2); });",
    "it.skip.each`a\n${1}`('adds', ({ a }) => { add(a, 2); });",
    "test('adds', { timeout: 9 }, () => { add(1, 2); });",
    "describe('sums', () => { expect(1); it('adds', () => { add(1, 2); }); });",
  ])('reports a test without an expectation: %s', (code) => {
    expect(reports(testExpectsRule, code)).toBe(1);
  });

  it.each([
    "it('adds', () => { expect(add(1, 2)).toBe(3); });",
    "it('adds', async () => { await expect.poll(sum).toBe(3); });",
    "it('adds', () => { expectSum(3); });",
    "it('adds', () => { live.expectCounted(); });",
    "it('adds', () => { assert.equal(add(1, 2), 3); });",
    "it('adds', () => { for (const n of all) { each(() => { expect(n).toBe(3); }); } });",
    "it('adds', () => all.forEach(expectSum));",
    "it('adds', expectSum);",
    "it.each([1, 2])('adds %i', (n) => { expect(n).toBe(3); });",
    'it.each(cases, 2);',
    "audit('adds', () => { add(1, 2); });",
    "const signed = (test) => test.set('authorization', token);",
  ])('accepts a test with an expectation: %s', (code) => {
    expect(reports(testExpectsRule, code)).toBe(0);
  });
});

describe('a pause of a fixed length', () => {
  const IMPORT = "import { setTimeout as sleep } from 'node:timers/promises';\n";

  it.each([
    `${IMPORT}await sleep(50);`,
    'await page.waitForTimeout(50);',
    'await new Promise((resolve) => setTimeout(resolve, 50));',
    "await page.evaluate('new Promise((resolve) => setTimeout(resolve, 50))');",
    'await page.evaluate(`new Promise(done => setTimeout(done, ${50}))`);',
    `${IMPORT}// The server needs a moment.\nawait sleep(50);`,
    `${IMPORT}// Time passes: far above.\n\nawait sleep(50);`,
    `${IMPORT}// Time passes:\nawait sleep(50);`,
  ])('reports a pause without a reason: %s', (code) => {
    expect(reports(noSleepRule, code)).toBe(1);
  });

  it.each([
    `${IMPORT}// Time passes: the second Ctrl+C of a person comes later.\nawait sleep(50);`,
    `${IMPORT}// Time passes: the second Ctrl+C\n// of a person comes later.\nawait sleep(50);`,
    `${IMPORT}/**\n * Time passes: one request every 50 ms.\n */\nconst pace = () => sleep(50);`,
    'await new Promise((resolve) => { setTimeout(() => { resolve(late); }, 50); });',
    'setTimeout(close, 50);',
    'await new Promise((painted) => setTimeout(painted));',
    "import { setImmediate as soon } from 'node:timers/promises';\nawait soon();",
    'await vi.advanceTimersByTimeAsync(50);',
  ])('accepts a pause with a reason, or no pause: %s', (code) => {
    expect(reports(noSleepRule, code)).toBe(0);
  });
});

describe('a limit of time', () => {
  it.each([
    'await expect.poll(sum, { timeout: 30_000 }).toBe(3);',
    'await button.click({ timeout: 2_000 });',
    'const POLL = { timeout: 60_000, interval: 10 };',
    "it('adds', { timeout: 9_000 }, () => { expect(add(1, 2)).toBe(3); });",
    "it('adds', () => { expect(add(1, 2)).toBe(3); }, 90_000);",
    "it.each([1])('adds %i', (n) => { expect(add(n, 2)).toBe(3); }, 90_000);",
    'beforeAll(start, 90_000);',
  ])('is reported as a number: %s', (code) => {
    expect(reports(patienceRule, code)).toBe(1);
  });

  it.each([
    'await expect.poll(sum, { interval: 5_000 }).toBe(3);',
    'await vi.waitFor(look, { timeout: PATIENCE_MS });',
    'await expect(loadBooking({ timeout: 9 })).rejects.toThrow();',
    'const config = { timeoutMs: 30_000 };',
    'advance(clock, 60_000);',
  ])('is accepted as a name, and a number that is none: %s', (code) => {
    expect(reports(patienceRule, code)).toBe(0);
  });
});
