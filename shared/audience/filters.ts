/**
 * Who a survey is for. Filters are joined by *and*; an audience without filters is everybody.
 * Money is in the store's currency.
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
  /** Places as `code:name`, the code being ISO 3166-1 alpha-2: `US:United States`. None: not restricted. */
  values: string[];
}

export interface OrderValueFilter {
  type: 'orderValue';
  operator: 'between' | 'greater_than' | 'less_than';
  value: number;
  /** The other end of `between`, which includes both. Without one the order must be worth exactly `value`. */
  maxValue: number | null;
}

/** What is known of the person on the page. Null is *unknown*, which never counts as a value. */
export interface Shopper {
  customerType: CustomerType | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** This order's value, else the cart's, in the store's currency. */
  orderValue: number | null;
}

/** The two parts of a place written as `code:name`; a bare code is its own name. */
export function parsePlace(place: string): { code: string; name: string } {
  const colon = place.indexOf(':');
  if (colon < 0) return { code: place.trim(), name: place.trim() };
  const code = place.slice(0, colon).trim();
  return { code, name: place.slice(colon + 1).trim() || code };
}
