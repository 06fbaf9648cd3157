import { ownValue } from '#shared/own-value.ts';

/** Each scope in a merchant's words. */
const LABELS: Record<string, string> = {
  read_orders: 'See your orders: what was bought, for how much, and from which country',
  read_all_orders: 'See all of your orders, however old',
  write_orders: 'Change your orders: their tags, notes and metafields',
  read_customers: 'See your customers: names, email addresses and how often they ordered',
  write_customers: 'Change your customers: their tags and metafields',
  write_discounts: 'Create discount codes',
  read_products: 'See your products',
  write_products: 'Change your products',
  read_themes: 'See the themes of your online store',
  write_pixels: 'Add a pixel to your online store',
  read_customer_events: 'Follow what shoppers do on your online store',
  read_checkouts: 'See checkouts that were begun',
};

export function describeScope(scope: string): string {
  return ownValue(LABELS, scope) ?? `Use the permission ${scope}`;
}

/** Scopes that apps ask for beside their others, and that a merchant may refuse. */
export const isOptionalScope = (scope: string): boolean =>
  ['read_all_orders', 'write_discounts', 'write_orders', 'write_customers', 'read_products'].includes(scope);

/** Parses `a,b`; null if the text is not a list of scopes. */
export function parseScopes(text: string): string[] | null {
  const scopes = text.split(/[\s,]+/).filter((scope) => scope !== '');
  return scopes.length > 0 && scopes.every((scope) => /^[a-z_]+$/.test(scope)) ? [...new Set(scopes)] : null;
}
