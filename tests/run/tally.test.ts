import { expect, test } from 'vitest';
import { countTests, secondTries } from './tally.ts';

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

test('a file that could not be loaded is a failure', () => {
  const json = report({ status: 'passed', tests: ['passed'] }, { status: 'failed', tests: [] });
  expect(countTests(json, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test.each([
  ['no report at all', undefined],
  ['half a report', '{"testResults": ['],
  ['a report without tests', report()],
])('%s is a failure, whatever the exit code', (_what, json) => {
  expect(countTests(json, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('an exit code that disagrees with the report is a failure', () => {
  const json = report({ status: 'passed', tests: ['passed'] });
  expect(countTests(json, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(countTests(json, null)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(countTests(json, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

test('a test that held at the second try only is told by name', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'steady', failureMessages: [] },
    { status: 'passed', fullName: 'shaky', failureMessages: ['Timeout\nat somewhere'] },
    { status: 'failed', fullName: 'broken', failureMessages: ['Wrong', 'Wrong'] },
  ];
  const json = JSON.stringify({ testResults: [{ status: 'failed', assertionResults }] });
  expect(secondTries(json)).toEqual(['shaky\n    Timeout']);
  expect(countTests(json, 1)).toEqual({ passed: 2, failed: 1, skipped: 0 });
});
