/**
 * The shoppers that a survey is for. All filters must match; an audience without filters includes everybody. Money
 * is in the store's currency.
 */
export type AudienceFilter = CustomerTypeFilter | LocationFilter | OrderValueFilter;

export interface CustomerTypeFilter {
  type: 'customerType';
  value: 'all' | CustomerType;
}

export type CustomerType = 'firstTime' | 'repeat';

export interface LocationFilter {
  type: 'location';
  operator: 'contains' | 'does_not_contains';
  /**
   * Places as `code:name`, where the code is ISO 3166-1 alpha-2: `US:United States`. An empty list does not filter.
   */
  values: string[];
}

export interface OrderValueFilter {
  type: 'orderValue';
  operator: 'between' | 'greater_than' | 'less_than';
  value: number;
  /** The upper end of `between`; both ends are included. When it is null, the order value must equal `value`. */
  maxValue: number | null;
}

/** What is known about the shopper on the page. Null means *unknown*; it never equals a value. */
export interface Shopper {
  customerType: CustomerType | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The order's value, else the cart's, in the store's currency. */
  orderValue: number | null;
}

/** Splits a place written as `code:name`; a code alone is also the name. */
export function parsePlace(place: string): { code: string; name: string } {
  const colon = place.indexOf(':');
  if (colon < 0) return { code: place.trim(), name: place.trim() };
  const code = place.slice(0, colon).trim();
  return { code, name: place.slice(colon + 1).trim() || code };
}
