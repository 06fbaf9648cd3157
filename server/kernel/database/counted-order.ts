/** The condition for an order of a real shopper: it is not paid with a test payment. */
export const realOrder = (table = 'orders'): string => `${table}.is_test IS NOT TRUE`;

/**
 * The condition for an order that counts in figures: it is real and not cancelled. Each query that counts orders, sums
 * them or looks for one uses it.
 */
export const countedOrder = (table = 'orders'): string =>
  `${table}.cancelled_at IS NULL AND ${realOrder(table)}`;
