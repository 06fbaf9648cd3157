import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, PERIODS } from '#shared/analytics/periods.ts';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { COMPARISONS, RANGE_PRESETS, SEGMENT_CUSTOMER_TYPES } from '#shared/analytics/query.ts';
import {
  DEFAULT_QUERY,
  parametersOf,
  QUERY_NAMES,
  queryFromParameters,
  queryToParameters,
} from '#shared/analytics/query-codec.ts';
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
  languages: fc.subarray(['de', 'pt-BR', 'unknown', 'zh-Hant']),
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

const address = (query: AnalyticsQuery): URLSearchParams =>
  new URLSearchParams(new URLSearchParams(Object.entries(queryToParameters(query))).toString());

describe('an analytics query in a URL', () => {
  it('reads the query that it wrote', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const parameters = address(query);
        expect(queryFromParameters((name) => parameters.get(name))).toEqual(query);
      }),
      { numRuns: 200 },
    );
  });

  it('reads the same query when default values are written as well', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const parameters = parametersOf(query);
        expect(Object.keys(parameters)).toEqual(QUERY_NAMES);
        expect(queryFromParameters((name) => parameters[name])).toEqual(query);
      }),
      { numRuns: 200 },
    );
  });

  it('names each parameter once', () => {
    expect(new Set(QUERY_NAMES).size).toBe(QUERY_NAMES.length);
  });

  it('leaves out default values', () => {
    expect(queryToParameters(DEFAULT_QUERY)).toEqual({});
    expect(queryToParameters({ ...DEFAULT_QUERY, countries: ['CA'] })).toEqual({ countries: 'CA' });
    expect(queryFromParameters(() => null)).toEqual(DEFAULT_QUERY);
  });

  it('reads any text and takes the default for an invalid one', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (typed, other) => {
        const query = queryFromParameters((name) =>
          Object.hasOwn(typed, name) ? (typed[name] ?? null) : other,
        );
        const again = address(query);
        expect(queryFromParameters((name) => again.get(name))).toEqual(query);
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
