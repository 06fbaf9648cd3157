import type { Spot } from '#shared/delivery/context.ts';
import type { PageKind } from '#shared/delivery/delivery.ts';
import type { CustomerType, Shopper } from '#shared/audience/filters.ts';

/** The data attributes that a theme writes into our script's tag, such as `data-template="product"`. */
export type TagData = Readonly<Record<string, string | undefined>>;

const NAMED: readonly PageKind[] = ['product', 'collection', 'cart'];

/** The spot for a survey that this page has, besides its blocks. */
export function spotOf({ template = '' }: TagData, path: string): Spot {
  return template === 'thank-you'
    ? { type: 'thank_you' }
    : { type: 'popup', page: { kind: kindOf(template), path } };
}

function kindOf(template: string): PageKind {
  return template === 'index' ? 'home' : (NAMED.find((kind) => kind === template) ?? 'other');
}

/**
 * The template that belongs to a path, for pages that a script shows in place of the one that the theme described. The
 * platform's paths are the same in every store; a language or a market comes before them.
 */
export function templateOf(path: string): string {
  const inStore = path.replace(/^\/[a-z]{2}(-[a-z]{2,4})?(?=\/|$)/i, '').replace(/\/$/, '');
  if (/^(\/collections\/[^/]+)?\/products\/[^/]+$/.test(inStore)) return 'product';
  if (/^\/collections\/[^/]+/.test(inStore)) return 'collection';
  return inStore ? (inStore === '/cart' ? 'cart' : 'other') : 'index';
}

/** The page's language, then the browser's. */
export const wantedLanguages = (): readonly string[] => [
  document.documentElement.lang,
  ...navigator.languages,
];

const customerTypeOf = (customer: string): CustomerType | null =>
  customer === 'new' ? 'firstTime' : customer === 'repeat' ? 'repeat' : null;

/** The shopper as the tag describes them. An amount in a currency other than the store's counts as unknown. */
export function shopperOf(
  { customer = '', country, currency, value }: TagData,
  storeCurrency: string,
): Shopper {
  return {
    customerType: customerTypeOf(customer),
    country: country || null,
    orderValue: value && currency === storeCurrency ? +value : null,
  };
}
