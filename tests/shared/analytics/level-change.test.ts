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
    const change = levelChange(weeksOf(LOW, LOW, LOW, LOW, LOW, LOW, HIGH, HIGH, HIGH, HIGH, HIGH, HIGH), 1);
    expect(change).toMatchObject({
      kind: 'changed',
      shape: 'sudden',
      since: '2026-09-14',
      places: 9,
      before: { answers: 240, score: -25 },
      after: { answers: 240, score: 25 },
    });
    if (change.kind !== 'changed') throw new Error('There is a change.');
    expect(change.low).toBeGreaterThan(0);
    expect(change.high).toBeGreaterThan(50);
  });

  it('is not told where chance explains the difference', () => {
    const weeks = weeksOf(LOW, [18, 10, 12], LOW, [16, 10, 14], LOW, [18, 10, 12], LOW, [17, 10, 13]);
    expect(levelChange(weeks, 1)).toEqual({ kind: 'none', places: 5 });
  });

  it('is not told where weeks differ as much without a reason', () => {
    const up = [100, 50, 250];
    const down = [250, 50, 100];
    const calm = [160, 50, 190];
    const steady = weeksOf(calm, calm, calm, calm, calm, up, up, up, up, up);
    expect(levelChange(steady, 1)).toMatchObject({ kind: 'changed', since: '2026-09-07' });
    const wobbly = weeksOf(down, up, calm, down, calm, up, calm, up, down, up);
    expect(levelChange(wobbly, 1).kind).toBe('none');
  });

  it('is not told in few weeks that may wobble and remember the week before, however alike they are', () => {
    const low = [106, 84, 90];
    const high = [76, 84, 120];
    const few = weeksOf(low, low, low, low, high, high, high, high);
    expect(levelChange(few, 1).kind).toBe('none');
    const many = weeksOf(...Array.from({ length: 26 }, (_, at) => (at < 13 ? low : high)));
    expect(levelChange(many, 1)).toMatchObject({ kind: 'changed', since: '2026-11-02' });
  });

  it('is told as a slow one where the score falls a little each week', () => {
    const weeks = Array.from({ length: 20 }, (_, at) => [20 + 2 * at, 20, 80 - 2 * at]);
    expect(levelChange(weeksOf(...weeks), 1)).toMatchObject({
      kind: 'changed',
      shape: 'slow',
      since: '2026-08-03',
    });
  });

  it('needs a stronger difference the more scores are examined', () => {
    const bit = [12, 10, 18];
    const weeks = weeksOf(LOW, LOW, LOW, LOW, LOW, LOW, bit, bit, bit, bit, bit, bit);
    expect(levelChange(weeks, 1).kind).toBe('changed');
    expect(levelChange(weeks, 2_000).kind).toBe('none');
  });

  it('is not looked for with fewer than eight weeks, or fewer than 32 answers on either side', () => {
    const seven = weeksOf(LOW, LOW, LOW, LOW, HIGH, HIGH, HIGH);
    expect(levelChange(seven, 1)).toEqual({ kind: 'too_few', lacks: 'weeks' });
    const few = [3, 0, 4];
    const many = weeksOf(few, few, few, few, few, few, few, few);
    expect(levelChange(many, 1)).toEqual({ kind: 'too_few', lacks: 'answers' });
    expect(levelChange([], 1)).toEqual({ kind: 'too_few', lacks: 'weeks' });
  });

  it('is not looked for at weeks without answers', () => {
    const none = [0, 0, 0];
    const change = levelChange(
      weeksOf(LOW, LOW, LOW, LOW, LOW, none, none, none, HIGH, HIGH, HIGH, HIGH, HIGH),
      1,
    );
    expect(change).toMatchObject({ kind: 'changed', since: '2026-09-28', places: 7 });
  });
});
