import { expect, test } from 'vitest';
import { countTests } from './tally.ts';

function report(...files: { status: string; tests: string[] }[]): string {
  return JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      status,
      assertionResults: tests.map((one) => ({ status: one })),
    })),
  });
}

test('counts tests over all files', () => {
  const json = report(
    { status: 'passed', tests: ['passed', 'passed'] },
    { status: 'failed', tests: ['passed', 'failed', 'pending'] },
  );
  expect(countTests(json, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test('counts a file that could not be loaded as one failure', () => {
  const json = report({ status: 'passed', tests: ['passed'] }, { status: 'failed', tests: [] });
  expect(countTests(json, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test.each([
  ['no report at all', undefined],
  ['half a report', '{"testResults": ['],
  ['a report without tests', report()],
])('counts %s as a failure even if the exit code is 0', (_what, json) => {
  expect(countTests(json, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('counts an exit code other than 0 without a failed test as a failure', () => {
  const json = report({ status: 'passed', tests: ['passed'] });
  expect(countTests(json, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(countTests(json, null)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(countTests(json, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
});
