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
  COMPARISONS,
  DEFAULT_QUERY,
  grainOf,
  isAdvanced,
  previousRange,
  RANGE_PRESETS,
  resolveRange,
  SEGMENT_CUSTOMER_TYPES,
  segmentFromStored,
  storedSegment,
} from '#shared/analytics/query.ts';
import { queryFromParameters, queryToParameters } from '#shared/analytics/query-in-url.ts';
import { PLACEMENT_TYPES } from '#shared/delivery/delivery.ts';

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays('1990-01-01', offset));
const anyRange = fc.tuple(anyDay, fc.nat(800)).map(([from, days]) => ({ from, to: addDays(from, days) }));
const amount = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);

const anyQuery: fc.Arbitrary<AnalyticsQuery> = fc.record({
  range: fc.oneof(fc.constantFrom(...RANGE_PRESETS), anyRange),
  versions: fc.uniqueArray(fc.integer({ min: 1, max: 30 })).map((all) => all.sort((a, b) => a - b)),
  countries: fc.subarray(['CA', 'DE', 'US', 'unknown']),
  customerTypes: fc.subarray([...SEGMENT_CUSTOMER_TYPES]),
  placements: fc.subarray([...PLACEMENT_TYPES]),
  orderValue: fc.oneof(
    fc.constant(null),
    fc.tuple(amount, amount).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
    amount.map((min) => ({ min, max: null })),
    amount.map((max) => ({ min: null, max })),
  ),
  answered: fc.option(
    fc.record({
      question: fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/),
      cell: fc.constantFrom('other', 'v:0', 'v:10', 'o:q1-yes', 'm:2026-02'),
    }),
  ),
  compare: fc.constantFrom(...COMPARISONS),
  period: fc.option(fc.constantFrom(...PERIODS)),
});

describe('a query in the address', () => {
  it('comes back as it went in', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const parameters = new URLSearchParams(queryToParameters(query));
        const address = new URLSearchParams(parameters.toString());
        expect(queryFromParameters((name) => address.get(name))).toEqual(query);
      }),
      { numRuns: 200 },
    );
  });

  it('is short: what is as by default is not in it', () => {
    expect(queryToParameters(DEFAULT_QUERY)).toEqual({});
    expect(queryToParameters({ ...DEFAULT_QUERY, countries: ['CA'] })).toEqual({ countries: 'CA' });
    expect(queryFromParameters(() => null)).toEqual(DEFAULT_QUERY);
  });

  it('takes whatever is typed into it, and ignores what makes no sense', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (typed, other) => {
        const query = queryFromParameters((name) =>
          Object.hasOwn(typed, name) ? (typed[name] ?? null) : other,
        );
        const again = queryToParameters(query);
        expect(queryFromParameters((name) => again[name] ?? null)).toEqual(query);
      }),
    );
    const nonsense: Record<string, string> = {
      range: '2026-02-30..2026-03-01',
      versions: '0,-1,x,2,2',
      countries: 'Canada,US,us',
      order: '9..1',
      answered: "q='; drop",
      compare: 'everything',
    };
    const found = queryFromParameters((name) => nonsense[name] ?? null);
    expect(found).toEqual({ ...DEFAULT_QUERY, versions: [2], countries: ['US'] });
  });
});

describe('what can answer a query', () => {
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
  ])('%o: the %s counters; advanced: %s', (changes, grain, advanced) => {
    expect(grainOf(query(changes))).toBe(grain);
    expect(isAdvanced(query(changes))).toBe(advanced);
    expect(appliesToImpressions(query(changes))).toBe(grain !== 'rows');
  });

  it('knows the days that are meant, and those before', () => {
    expect(resolveRange('last7', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
    expect(resolveRange('all', '2026-03-03')).toBeNull();
    const own = { from: '2026-01-01', to: '2026-01-31' };
    expect(resolveRange(own, '2026-03-03')).toEqual(own);
    expect(previousRange(own)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });

  it('names the unknown segment', () => {
    for (const value of ['unknown', 'CA']) expect(segmentFromStored(storedSegment(value))).toBe(value);
    expect(storedSegment('unknown')).toBe('');
  });
});

describe('periods', () => {
  it('begin on Mondays and firsts of the month', () => {
    expect(periodStart('2026-03-01', 'week')).toBe('2026-02-23');
    expect(periodStart('2026-02-23', 'week')).toBe('2026-02-23');
    expect(periodStart('2026-03-31', 'month')).toBe('2026-03-01');
    expect(periodStart('2026-03-31', 'day')).toBe('2026-03-31');
  });

  it('follow each other without a gap, and every day is in the one that it starts', () => {
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

  it('fit the range', () => {
    expect(fittingPeriod('2026-01-01', '2026-01-31')).toBe('day');
    expect(fittingPeriod('2026-01-01', '2026-02-01')).toBe('week');
    expect(fittingPeriod('2026-01-01', '2026-12-31')).toBe('month');
  });

  it('know a real day', () => {
    expect(['2024-02-29', '2026-12-31'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '26-01-01', '', '2026-1-1'].some(isDay)).toBe(false);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  });
});
