import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createAreas } from '#server/start/areas.ts';
import { choresOf, jobKindsOf } from '#server/start/merged-areas.ts';
import { testDeps } from '#tests/support/app.ts';
import { KILLED_CHORES, KILLED_JOBS } from '#tests/processes/support/kill-tests.ts';

const areas = createAreas(testDeps());

it('every kind of job has a test that kills it', () => {
  expect(Object.keys(jobKindsOf(areas)).sort()).toEqual(Object.keys(KILLED_JOBS).sort());
});

it('every chore has a test that kills it, or a reason why it needs none', () => {
  expect(
    choresOf(areas)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(KILLED_CHORES).sort());
});

it('the tests in the table exist', () => {
  const missing = [...new Set(Object.values(KILLED_JOBS))].filter(
    (file) => !existsSync(new URL(`../processes/${file}`, import.meta.url)),
  );
  expect(missing).toEqual([]);
});
