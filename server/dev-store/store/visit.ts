import { COUNTRIES } from './shop.ts';
import { findProduct } from './products.ts';
import type { OrderLine } from './state.ts';

/** The shopper, as chosen by the storefront's switch. */
export interface Shopper {
  type: 'new' | 'repeat';
  country: string;
}

/** The shopper's consent; null before it was asked for. */
export type Consent = 'yes' | 'no' | null;

/** One browser's visit: the kind of shopper and the cart, kept in two cookies. */
export interface Visit {
  shopper: Shopper;
  consent: Consent;
  cart: Cart;
}

export interface Cart {
  token: string;
  /** Product handle to quantity. */
  quantities: Record<string, number>;
}

export const VISIT_COOKIE = 'dev_store_visit';
const LARGEST_QUANTITY = 20;

/** Carts of a fixed value, for trying rules on the order value. */
export const BASKETS = {
  small: { label: 'Small, $12', quantities: { 'beeswax-candle': 1 } },
  middle: { label: 'Middling, $80', quantities: { 'glass-teapot': 1, 'stoneware-mug': 1 } },
  large: {
    label: 'Large, $228',
    quantities: { 'ash-tray-table': 1, 'glass-teapot': 1, 'beeswax-candle': 2 },
  },
  empty: { label: 'Empty', quantities: {} },
} as const satisfies Record<string, { label: string; quantities: Record<string, number> }>;

export type Basket = keyof typeof BASKETS;

export function isBasket(text: string): text is Basket {
  return Object.hasOwn(BASKETS, text);
}

/** Parses the cookies; invalid values are ignored. */
export function readVisit(cookie: string | undefined, newId: () => string): Visit {
  const found = parse(cookie);
  const country = String(found['country']);
  const consent = found['consent'];
  return {
    shopper: {
      type: found['type'] === 'repeat' ? 'repeat' : 'new',
      country: COUNTRIES.includes(country) ? country : 'US',
    },
    consent: consent === 'yes' || consent === 'no' ? consent : null,
    cart: {
      token:
        typeof found['token'] === 'string' && /^\w{8,64}$/.test(found['token']) ? found['token'] : newId(),
      quantities: readQuantities(found['quantities']),
    },
  };
}

export function writeVisit({ shopper, consent, cart }: Visit): string {
  return JSON.stringify({ ...shopper, consent, ...cart });
}

function parse(cookie: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(cookie ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function readQuantities(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).map(([handle, quantity]): [string, number] => [
    handle,
    clampQuantity(quantity),
  ]);
  return Object.fromEntries(
    entries.filter(([handle, quantity]) => findProduct(handle) !== null && quantity > 0),
  );
}

export function clampQuantity(value: unknown): number {
  const quantity = Math.trunc(Number(value));
  return Number.isFinite(quantity) ? Math.min(Math.max(quantity, 0), LARGEST_QUANTITY) : 0;
}

export function cartLines({ quantities }: Cart): OrderLine[] {
  return Object.entries(quantities).flatMap(([handle, quantity]) => {
    const product = findProduct(handle);
    return product ? [{ handle, title: product.title, price: product.price, quantity }] : [];
  });
}

export function cartCount({ quantities }: Cart): number {
  return Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
}

export function withQuantity(cart: Cart, handle: string, quantity: number): Cart {
  const { [handle]: _before, ...others } = cart.quantities;
  const kept = clampQuantity(quantity);
  return { ...cart, quantities: kept > 0 ? { ...others, [handle]: kept } : others };
}
