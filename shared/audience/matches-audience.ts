import type { AudienceFilter, LocationFilter, OrderValueFilter, Shopper } from './filters.ts';

/**
 * Decides whether a shopper is in the audience. Every store page loads this file, so it is small and holds no
 * texts; `explain-audience.ts` puts the reasons into words.
 *
 * When the attribute is unknown:
 * - customerType: `all` admits; `firstTime` and `repeat` refuse.
 * - location: `contains` refuses; `does_not_contains` admits, because it excludes only shoppers known to be there.
 * - orderValue: every operator refuses.
 */
export function matchesAudience(filters: readonly AudienceFilter[], shopper: Shopper): boolean {
  return filters.every((filter) => admits(filter, shopper));
}

export function admits(filter: AudienceFilter, shopper: Shopper): boolean {
  switch (filter.type) {
    case 'customerType':
      return filter.value === 'all' || filter.value === shopper.customerType;
    case 'location':
      return admitsPlace(filter, shopper.country);
    case 'orderValue':
      return shopper.orderValue !== null && admitsAmount(filter, shopper.orderValue);
    default:
      return refuse(filter);
  }
}

function admitsPlace({ operator, values }: LocationFilter, country: string | null): boolean {
  if (values.length === 0) return true;
  const known = country?.toUpperCase();
  const listed = values.some((place) => place.split(':')[0]?.trim().toUpperCase() === known);
  return listed === (operator === 'contains');
}

function admitsAmount({ operator, value, maxValue }: OrderValueFilter, amount: number): boolean {
  switch (operator) {
    case 'greater_than':
      return amount > value;
    case 'less_than':
      return amount < value;
    case 'between':
      // The amount is in the range if it is the median of the three values.
      return [value, amount, maxValue ?? value].sort((a, b) => a - b)[1] === amount;
    default:
      return refuse(operator);
  }
}

/** A newer server may send filters that this cached script does not know. They refuse every shopper. */
const refuse: (newer: never) => false = () => false;
