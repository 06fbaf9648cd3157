import type { ShopifyGlobal } from './types.ts';

/** Reports clearly that the dev store lacks a feature, instead of hanging or pretending. */
export function refuse(name: string): Promise<never> {
  return Promise.reject(new Error(`The dev store has no shopify.${name}.`));
}

export const unavailable: Pick<ShopifyGlobal, 'intents' | 'scopes' | 'tools'> = {
  intents: {
    request: { value: null, subscribe: () => () => undefined },
    register: () => () => undefined,
  },
  scopes: {
    query: () => refuse('scopes.query'),
    request: () => refuse('scopes.request'),
    revoke: () => refuse('scopes.revoke'),
  },
  tools: { register: () => () => undefined, unregister: () => undefined, clear: () => undefined },
};

export const pointOfSale: ShopifyGlobal['pos'] = {
  cart: {
    fetch: () => refuse('pos.cart.fetch'),
    subscribe: () => () => undefined,
    setCustomer: () => refuse('pos.cart.setCustomer'),
    removeCustomer: () => refuse('pos.cart.removeCustomer'),
    addAddress: () => refuse('pos.cart.addAddress'),
    updateAddress: () => refuse('pos.cart.updateAddress'),
    applyCartDiscount: () => refuse('pos.cart.applyCartDiscount'),
    applyCartCodeDiscount: () => refuse('pos.cart.applyCartCodeDiscount'),
    removeCartDiscount: () => refuse('pos.cart.removeCartDiscount'),
    removeAllDiscounts: () => refuse('pos.cart.removeAllDiscounts'),
    addCartProperties: () => refuse('pos.cart.addCartProperties'),
    removeCartProperties: () => refuse('pos.cart.removeCartProperties'),
    addCustomSale: () => refuse('pos.cart.addCustomSale'),
    clear: () => refuse('pos.cart.clear'),
    addLineItem: () => refuse('pos.cart.addLineItem'),
    updateLineItem: () => refuse('pos.cart.updateLineItem'),
    removeLineItem: () => refuse('pos.cart.removeLineItem'),
    setLineItemDiscount: () => refuse('pos.cart.setLineItemDiscount'),
    removeLineItemDiscount: () => refuse('pos.cart.removeLineItemDiscount'),
    addLineItemProperties: () => refuse('pos.cart.addLineItemProperties'),
    removeLineItemProperties: () => refuse('pos.cart.removeLineItemProperties'),
  },
  close: () => refuse('pos.close'),
  device: () => refuse('pos.device'),
  location: () => refuse('pos.location'),
};
