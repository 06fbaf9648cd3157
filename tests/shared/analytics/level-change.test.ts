import { describe, expect, it } from 'vitest';
import { levelChange } from '#shared/analytics/level-change.ts';
import { addDays } from '#shared/analytics/periods.ts';

/** Weeks of detractors, passives and promoters. */
const weeksOf = (...counts: readonly (readonly number[])[]) =>
  counts.map((each, at) => ({ start: addDays('2026-08-03', 7 * at), values: [-100, 0, 100], counts: each }));

const LOW = [20, 10, 10];
const HIGH = [10, 10, 20];

describe('a change of level', () => {
  it('is told with its week, both levels and an interval without 0', () => {
    const change = levelChange(weeksOf(LOW, LOW, LOW, HIGH, HIGH, HIGH), 1);
    expect(change).toMatchObject({
      kind: 'changed',
      since: '2026-08-24',
      places: 5,
      before: { answers: 120, score: -25 },
      after: { answers: 120, score: 25 },
    });
    if (change.kind !== 'changed') throw new Error('There is a change.');
    expect(change.low).toBeGreaterThan(0);
    expect(change.high).toBeGreaterThan(50);
  });

  it('is not told where chance explains the difference', () => {
    expect(levelChange(weeksOf(LOW, [18, 10, 12], LOW, [16, 10, 14]), 1)).toEqual({
      kind: 'none',
      places: 3,
    });
  });

  it('needs a stronger difference the more scores are examined', () => {
    const weeks = weeksOf(LOW, LOW, [12, 12, 16], [12, 12, 16]);
    expect(levelChange(weeks, 1).kind).toBe('changed');
    expect(levelChange(weeks, 20).kind).toBe('none');
  });

  it('is not looked for with fewer than 32 answers on either side', () => {
    expect(levelChange(weeksOf([0, 0, 31], [31, 0, 0]), 1)).toEqual({ kind: 'too_few' });
    expect(levelChange(weeksOf([0, 0, 32], [32, 0, 0]), 1)).toMatchObject({ kind: 'changed', places: 1 });
    expect(levelChange([], 1)).toEqual({ kind: 'too_few' });
  });

  it('is not looked for at weeks without answers', () => {
    const none = [0, 0, 0];
    const change = levelChange(weeksOf(LOW, LOW, none, none, none, HIGH, HIGH), 1);
    expect(change).toMatchObject({ kind: 'changed', since: '2026-09-07', places: 3 });
  });
});
