import { expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';
import { faultOfSecondTries } from './suite-reporter.ts';

/** A file of tests that may be tried again, some of which passed on the second try only. */
function fileOf({ tests, again, retry = 1 }: { tests: number; again: number; retry?: number }): TestModule {
  const cases = Array.from({ length: tests }, (_, at) => ({
    options: { retry },
    diagnostic: () => ({ flaky: at < again }),
  }));
  return { children: { allTests: () => cases } } as unknown as TestModule;
}

it('allows one second try in a hundred tests', () => {
  expect(faultOfSecondTries([])).toBeNull();
  expect(faultOfSecondTries([fileOf({ tests: 150, again: 1 }), fileOf({ tests: 50, again: 1 })])).toBeNull();
  expect(faultOfSecondTries([fileOf({ tests: 199, again: 2 })])).toBe(
    '2 of 199 tests passed on the second try only. The night allows one in 100.',
  );
});

it('compares with the tests that may be tried again only', () => {
  const others = fileOf({ tests: 5_000, again: 0, retry: 0 });
  expect(faultOfSecondTries([others, fileOf({ tests: 99, again: 1 })])).not.toBeNull();
});
