import { describe, expect, it } from 'vitest';
import { rate } from '#shared/analytics/intervals.ts';
import { countChange, rateChange, yearBefore } from '#shared/analytics/period-change.ts';

it('compares with the same days of the week, 52 weeks ago', () => {
  // Both begin on a Monday.
  expect(yearBefore({ from: '2026-11-16', to: '2026-11-22' })).toEqual({
    from: '2025-11-17',
    to: '2025-11-23',
  });
});

describe('the change of a rate', () => {
  it('may be chance with few responses, and not with many', () => {
    expect(rateChange(rate(9, 12), rate(6, 12))).toMatchObject({ mayBeChance: true });
    const change = rateChange(rate(900, 1_200), rate(600, 1_200));
    expect(change).toMatchObject({ mayBeChance: false });
    expect(change?.low).toBeGreaterThan(0.15);
    expect(change?.high).toBeLessThan(0.35);
  });

  it('is unknown without responses in one of the periods', () => {
    expect(rateChange(rate(1, 2), null)).toBeNull();
  });
});

describe('the change of a count', () => {
  const week = (...counts: number[]) => counts;

  it('may be chance where days differ a lot, and not where they are alike', () => {
    const alike = countChange(week(30, 32, 28, 31, 29, 30, 30), week(20, 22, 18, 21, 19, 20, 20));
    expect(alike).toMatchObject({ mayBeChance: false });
    expect(alike?.low).toBeGreaterThan(1);
    const uneven = countChange(week(5, 5, 5, 180, 5, 5, 5), week(3, 3, 3, 122, 3, 3, 3));
    expect(uneven).toMatchObject({ mayBeChance: true });
  });

  it('is unknown from too few days, and where nothing was counted', () => {
    expect(countChange([50, 60], [20, 30])).toBeNull();
    expect(countChange(week(1, 2, 3, 4, 5, 6, 7), week(0, 0, 0, 0, 0, 0, 0))).toBeNull();
  });
});
