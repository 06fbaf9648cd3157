import { describe, expect, it } from 'vitest';
import { rate } from '#shared/analytics/intervals.ts';
import { countChange, rateChange, yearBefore } from '#server/areas/analytics/results/period-change.ts';

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
  /** A month whose days are so far above or below the mean. */
  const month = (mean: number, ofDay: (day: number) => number) =>
    Array.from({ length: 30 }, (_, day) => Math.round(mean * (1 + ofDay(day))));
  const weekday = (day: number) => (day % 7 < 2 ? 0.2 : -0.08);

  it('may be chance where busy days follow busy days, and not where days are alike', () => {
    const alike = countChange(month(60, weekday), month(30, weekday));
    expect(alike).toMatchObject({ mayBeChance: false });
    expect(alike?.low).toBeGreaterThan(1);
    const inWaves = (day: number) => 0.8 * Math.cos((2 * Math.PI * day) / 30);
    expect(countChange(month(60, inWaves), month(30, inWaves))).toMatchObject({ mayBeChance: true });
  });

  it('is unknown from too few days, and where nothing was counted', () => {
    expect(countChange(month(50, weekday).slice(0, 14), month(20, weekday).slice(0, 14))).toBeNull();
    expect(
      countChange(
        month(50, weekday),
        month(0, () => 0),
      ),
    ).toBeNull();
  });
});
