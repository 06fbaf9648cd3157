import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createAreas } from '#server/start/areas.ts';
import { choresOf, jobKindsOf } from '#server/start/jobs-of-areas.ts';
import { testDeps } from '#tests/support/app.ts';
import { KILLED_CHORES, KILLED_JOBS } from './support/kill-tests.ts';

const areas = createAreas(testDeps());

it('every kind of job is killed in the middle by a test', () => {
  expect(Object.keys(jobKindsOf(areas)).sort()).toEqual(Object.keys(KILLED_JOBS).sort());
});

it('every chore is killed in the middle by a test, or has a reason why it need not be', () => {
  expect(
    choresOf(areas)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(KILLED_CHORES).sort());
});

it('the tests that the table names are there', () => {
  const missing = [...new Set(Object.values(KILLED_JOBS))].filter(
    (file) => !existsSync(new URL(file, import.meta.url)),
  );
  expect(missing).toEqual([]);
});
