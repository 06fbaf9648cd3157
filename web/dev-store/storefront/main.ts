import { createCustomerPrivacy } from './customer-privacy.ts';
import type { Consent, CustomerPrivacy } from './customer-privacy.ts';

interface StoreFacts {
  shop: string;
  currency: string;
  country: string;
  locale: string;
  consent: Consent;
}

interface StorefrontGlobal {
  shop: string;
  country: string;
  locale: string;
  currency: { active: string; rate: string };
  routes: { root: string };
  customerPrivacy: CustomerPrivacy;
  loadFeatures(
    features: readonly { name: string; version: string }[],
    done?: (error: Error | null) => void,
  ): void;
}

declare global {
  interface Window {
    Shopify?: StorefrontGlobal;
  }
}

const facts = JSON.parse(document.getElementById('store-facts')?.textContent ?? '{}') as StoreFacts;

/** The globals of a real store's page: the routes and the shopper's consent. */
window.Shopify = {
  shop: facts.shop,
  country: facts.country,
  locale: facts.locale,
  currency: { active: facts.currency, rate: '1.0' },
  routes: { root: '/store/' },
  customerPrivacy: createCustomerPrivacy(facts.consent, facts.country),
  // The feature is loaded with the page; the callback runs asynchronously as on a real store.
  loadFeatures: (_features, done) => queueMicrotask(() => done?.(null)),
};
