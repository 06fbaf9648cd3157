import type { Spot } from '#shared/delivery/context.ts';
import type { PageKind } from '#shared/delivery/delivery.ts';
import type { CustomerType, Shopper } from '#shared/audience/filters.ts';

/** What a theme writes into our script's tag: `data-template="product" data-country="PT"`, and so on. */
export type TagData = Readonly<Record<string, string | undefined>>;

const NAMED: readonly PageKind[] = ['product', 'collection', 'cart'];

const CUSTOMERS: Readonly<Record<string, CustomerType>> = { new: 'firstTime', repeat: 'repeat' };

/** Where on the store this page is, besides the blocks on it. */
export function spotOf({ template = '' }: TagData, path: string): Spot {
  return template === 'thank-you'
    ? { type: 'thank_you' }
    : { type: 'popup', page: { kind: kindOf(template), path } };
}

function kindOf(template: string): PageKind {
  return template === 'index' ? 'home' : (NAMED.find((kind) => kind === template) ?? 'other');
}

/** Amounts of another currency than the store's are not compared. */
export function shopperOf(
  { customer = '', country, currency, value }: TagData,
  storeCurrency: string,
): Shopper {
  return {
    customerType: CUSTOMERS[customer] ?? null,
    country: country || null,
    orderValue: value && currency === storeCurrency ? +value : null,
  };
}
