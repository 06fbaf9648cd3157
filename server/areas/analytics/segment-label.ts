import type { PlacementType } from '#shared/delivery/delivery.ts';
import { countryInSentence } from '#shared/words/country-name.ts';
import { PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import type { Comparison, SegmentCustomerType } from '#shared/analytics/query.ts';

const CUSTOMERS: Readonly<Record<SegmentCustomerType, string>> = {
  firstTime: 'New customers',
  repeat: 'Repeat customers',
  unknown: 'Shoppers who may be new or not',
};

/** A segment as the subject of a sentence: *Repeat customers*. */
export function segmentLabel(by: Comparison, value: string): string {
  switch (by) {
    case 'customerType':
      return CUSTOMERS[value as SegmentCustomerType];
    case 'placement':
      return PLACEMENT_WORDS[value as PlacementType].people;
    case 'country':
      return value === 'unknown'
        ? 'Shoppers of an unknown country'
        : `Shoppers from ${countryInSentence(value)}`;
    case 'previousPeriod':
      return value === 'now' ? 'Shoppers of this period' : 'Shoppers of the period before';
    case 'none':
      return 'Shoppers';
    default:
      return by satisfies never;
  }
}
