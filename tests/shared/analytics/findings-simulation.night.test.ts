import { expect, it } from 'vitest';
import { findIn, tableOf } from '#tests/support/simulation/findings.ts';

// A short part of `npm run bench -- findings`, which draws more stores.

const DRAWS = 100;

it('finds what was planted in made-up stores, and says that nothing differs where nothing does', () => {
  const rows = [
    findIn('one large effect', 1_200, 25),
    findIn('none at all', 1_200, DRAWS),
    findIn('a change in week 6', 1_200, 25),
    findIn('a lost segment', 1_200, 25),
    findIn('a segment that differs', 1_200, 25),
    findIn('an answer with larger orders', 1_200, 25),
    findIn('a channel that links miss', 1_200, 25),
  ];
  process.stdout.write(`${tableOf(rows)}\n`);
  const of = (store: string) => rows.find((row) => row.store === store);
  expect(of('one large effect')?.inHeadline).toBeGreaterThanOrEqual(0.95);
  expect(of('none at all')?.anyFalse).toBeLessThanOrEqual(0.05);
  expect(of('a change in week 6')?.inHeadline).toBeGreaterThanOrEqual(0.8);
  expect(of('a lost segment')?.first).toBeGreaterThanOrEqual(0.95);
  expect(of('a lost segment')?.inHeadline).toBeGreaterThanOrEqual(0.9);
  expect(of('a segment that differs')?.told).toBeGreaterThanOrEqual(0.95);
  expect(of('an answer with larger orders')?.told).toBeGreaterThanOrEqual(0.8);
  expect(of('a channel that links miss')?.inHeadline).toBeGreaterThanOrEqual(0.9);
});
