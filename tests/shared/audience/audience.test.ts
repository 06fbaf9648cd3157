import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainAudience } from '#shared/audience/explain-audience.ts';
import type { AudienceFilter, Shopper } from '#shared/audience/filters.ts';
import { parsePlace } from '#shared/audience/filters.ts';
import { matchesAudience } from '#shared/audience/matches-audience.ts';
import { anyFilter, anyShopper } from './arbitraries.ts';

/** An independent model of the specification: it lists every admitted value and looks the shopper up. */
function model(filter: AudienceFilter, shopper: Shopper): boolean {
  if (filter.type === 'customerType') {
    const admitted = { all: [null, 'firstTime', 'repeat'], firstTime: ['firstTime'], repeat: ['repeat'] };
    return (admitted[filter.value] as unknown[]).includes(shopper.customerType);
  }
  if (filter.type === 'location') {
    const everywhere = [null, 'CA', 'DE', 'FR', 'US', 'JP'];
    const codes = filter.values.map((place) => place.slice(0, 2));
    const left =
      filter.operator === 'contains' ? codes : everywhere.filter((code) => !codes.includes(code ?? ''));
    return codes.length === 0 || left.includes(shopper.country && shopper.country.toUpperCase());
  }
  const ends = [filter.value, filter.maxValue ?? filter.value].sort((a, b) => a - b) as [number, number];
  const halves = Array.from({ length: 42 }, (_, index) => index / 2);
  const admitted = halves.filter((value) => {
    if (filter.operator === 'between') return !(value < ends[0]) && !(value > ends[1]);
    return filter.operator === 'greater_than' ? !(value <= filter.value) : !(value >= filter.value);
  });
  return admitted.includes(shopper.orderValue ?? NaN);
}

describe('the audience', () => {
  it('agrees with an independent model, and so does its explanation', () => {
    fc.assert(
      fc.property(fc.array(anyFilter, { maxLength: 4 }), anyShopper, (filters, shopper) => {
        const expected = filters.map((filter) => model(filter, shopper));
        expect(matchesAudience(filters, shopper)).toBe(!expected.includes(false));
        const explained = explainAudience(filters, shopper);
        expect(explained.matches).toBe(!expected.includes(false));
        expect(explained.reasons.map((reason) => reason.matches)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  const nobodyKnown: Shopper = { customerType: null, country: null, orderValue: null };

  it.each<[AudienceFilter, boolean]>([
    [{ type: 'customerType', value: 'all' }, true],
    [{ type: 'customerType', value: 'firstTime' }, false],
    [{ type: 'customerType', value: 'repeat' }, false],
    [{ type: 'location', operator: 'contains', values: ['CA:Canada'] }, false],
    [{ type: 'location', operator: 'does_not_contains', values: ['CA:Canada'] }, true],
    [{ type: 'orderValue', operator: 'between', value: 0, maxValue: 1e9 }, false],
    [{ type: 'orderValue', operator: 'greater_than', value: -1, maxValue: null }, false],
    [{ type: 'orderValue', operator: 'less_than', value: 1e9, maxValue: null }, false],
  ])('admits an unknown shopper with the filter %o: %s', (filter, expected) => {
    expect(matchesAudience([filter], nobodyKnown)).toBe(expected);
    const reason = explainAudience([filter], nobodyKnown).reasons[0];
    expect(reason?.known).toBe(false);
  });

  it('puts each reason into words', () => {
    const filters: AudienceFilter[] = [
      { type: 'customerType', value: 'repeat' },
      { type: 'location', operator: 'contains', values: ['CA:Canada'] },
      { type: 'location', operator: 'does_not_contains', values: ['US:United States'] },
      { type: 'orderValue', operator: 'greater_than', value: 50, maxValue: null },
    ];
    const shopper: Shopper = { customerType: 'firstTime', country: 'CA', orderValue: null };
    expect(explainAudience(filters, shopper).reasons.map((reason) => reason.sentence)).toEqual([
      'This is a new customer: left out.',
      'The shopper is in Canada: included.',
      'The shopper is in CA: included.',
      'The shopper’s order value is unknown, so they are left out.',
    ]);
  });

  it('refuses every shopper when a newer server sends an unknown filter', () => {
    const newer = { type: 'weather', value: 'rain' } as unknown as AudienceFilter;
    expect(matchesAudience([newer], nobodyKnown)).toBe(false);
  });

  it('parses places with and without a name', () => {
    expect(parsePlace('CA:Canada')).toEqual({ code: 'CA', name: 'Canada' });
    expect(parsePlace('CA')).toEqual({ code: 'CA', name: 'CA' });
    expect(parsePlace('CA:')).toEqual({ code: 'CA', name: 'CA' });
    expect(parsePlace('XX:A: b')).toEqual({ code: 'XX', name: 'A: b' });
  });
});
