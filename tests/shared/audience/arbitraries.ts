import fc from 'fast-check';
import type { AudienceFilter, Shopper } from '#shared/audience/filters.ts';

const PLACES = ['CA:Canada', 'DE:Germany', 'FR:France', 'US:United States'];
const amount = fc.integer({ min: 0, max: 20 });

export const anyFilter: fc.Arbitrary<AudienceFilter> = fc.oneof(
  fc.record({
    type: fc.constant('customerType' as const),
    value: fc.constantFrom('all', 'firstTime', 'repeat'),
  }),
  fc.record({
    type: fc.constant('location' as const),
    operator: fc.constantFrom('contains', 'does_not_contains'),
    values: fc.subarray(PLACES),
  }),
  fc.record({
    type: fc.constant('orderValue' as const),
    operator: fc.constantFrom('between', 'greater_than', 'less_than'),
    value: amount,
    maxValue: fc.option(amount),
  }),
);

export const anyShopper: fc.Arbitrary<Shopper> = fc.record({
  customerType: fc.constantFrom(null, 'firstTime', 'repeat'),
  country: fc.constantFrom(null, 'CA', 'DE', 'de', 'JP'),
  orderValue: fc.option(fc.oneof(amount, fc.constant(10.5))),
});
