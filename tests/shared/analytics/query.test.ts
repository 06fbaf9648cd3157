import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  fittingPeriod,
  isDay,
  PERIODS,
  periodsBetween,
  periodStart,
} from '#shared/analytics/periods.ts';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import {
  appliesToImpressions,
  begunDays,
  grainOf,
  isAdvanced,
  previousRange,
  resolveRange,
  segmentFromStored,
  storedSegment,
} from '#shared/analytics/query.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays('1990-01-01', offset));
const anyRange = fc.tuple(anyDay, fc.nat(800)).map(([from, days]) => ({ from, to: addDays(from, days) }));
describe('an analytics query', () => {
  const query = (changes: Partial<AnalyticsQuery>) => ({ ...DEFAULT_QUERY, ...changes });

  it.each<[Partial<AnalyticsQuery>, string, boolean]>([
    [{}, 'day', false],
    [{ range: 'all', period: 'week' }, 'day', false],
    [{ versions: [2] }, 'day', true],
    [{ compare: 'previousPeriod' }, 'day', true],
    [{ countries: ['CA'] }, 'segment', true],
    [{ compare: 'placement' }, 'segment', true],
    [{ orderValue: { min: 5, max: null } }, 'rows', true],
    [{ answered: { question: 'q', cell: 'v:9' }, countries: ['CA'] }, 'rows', true],
  ])('with %o needs the grain %s; advanced: %s', (changes, grain, advanced) => {
    expect(grainOf(query(changes))).toBe(grain);
    expect(isAdvanced(query(changes))).toBe(advanced);
    expect(appliesToImpressions(query(changes))).toBe(grain !== 'rows');
  });

  it('resolves a range to its days, and to the days before', () => {
    expect(resolveRange('last7', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
    expect(resolveRange('all', '2026-03-03')).toBeNull();
    const own = { from: '2026-01-01', to: '2026-01-31' };
    expect(resolveRange(own, '2026-03-03')).toEqual(own);
    expect(previousRange(own)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });

  it('ends the days that have begun today', () => {
    const own = { from: '2026-01-01', to: '2026-01-31' };
    expect(begunDays(own, '2026-01-31')).toEqual(own);
    expect(begunDays(own, '2026-01-10')).toEqual({ from: '2026-01-01', to: '2026-01-10' });
    expect(begunDays(own, '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' });
    expect(begunDays(own, '2025-12-31')).toBeNull();
    expect(begunDays(null, '2026-01-10')).toBeNull();
  });

  it('stores the unknown segment as an empty text', () => {
    for (const value of ['unknown', 'CA']) expect(segmentFromStored(storedSegment(value))).toBe(value);
    expect(storedSegment('unknown')).toBe('');
  });
});

describe('periods', () => {
  it('begin on Mondays and on the first of the month', () => {
    expect(periodStart('2026-03-01', 'week')).toBe('2026-02-23');
    expect(periodStart('2026-02-23', 'week')).toBe('2026-02-23');
    expect(periodStart('2026-03-31', 'month')).toBe('2026-03-01');
    expect(periodStart('2026-03-31', 'day')).toBe('2026-03-31');
  });

  it('follow each other without a gap, and contain every day that they start', () => {
    fc.assert(
      fc.property(anyRange, fc.constantFrom(...PERIODS), ({ from, to }, period) => {
        const starts = periodsBetween(from, to, period);
        expect(starts[0]).toBe(periodStart(from, period));
        expect(starts.at(-1)).toBe(periodStart(to, period));
        starts.slice(1).forEach((start, index) => {
          expect(periodStart(addDays(start, -1), period)).toBe(starts[index]);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('match the length of the range', () => {
    expect(fittingPeriod('2026-01-01', '2026-01-31')).toBe('day');
    expect(fittingPeriod('2026-01-01', '2026-02-01')).toBe('week');
    expect(fittingPeriod('2026-01-01', '2026-12-31')).toBe('month');
  });

  it('accept only real calendar days', () => {
    expect(['2024-02-29', '2026-12-31'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '26-01-01', '', '2026-1-1'].some(isDay)).toBe(false);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  });
});
