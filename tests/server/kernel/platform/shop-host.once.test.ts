import { expect, it } from 'vitest';
import {
  frameAncestors,
  shopOrigin,
  shopSuffixes,
  validShopHost,
} from '#server/kernel/platform/shop-host.ts';
import { testConfig } from '#tests/support/app.ts';

const withDevStore = testConfig({ DEV_STORE: 'on', DEV_STORE_URL: 'http://127.0.0.1:4001' });
const without = testConfig({ DEV_STORE: 'off' });

it('returns the dev store’s address for its shops, only where a dev store is configured', () => {
  expect(shopOrigin('demo.dev-store.test', withDevStore)).toBe('http://127.0.0.1:4001');
  expect(shopOrigin('demo.myshopify.com', withDevStore)).toBe('https://demo.myshopify.com');
  expect(validShopHost('demo.dev-store.test', without)).toBeNull();
  expect(shopSuffixes(withDevStore)).toEqual(['dev-store.test', 'myshopify.com']);
});

it('lets the shop and the platform’s admin frame its pages, and no host when there is no shop', () => {
  expect(frameAncestors('demo.myshopify.com', without)).toBe(
    'https://demo.myshopify.com https://admin.shopify.com',
  );
  expect(frameAncestors('demo.dev-store.test', withDevStore)).toBe('http://127.0.0.1:4001');
  expect(frameAncestors(null, withDevStore)).toBe("'none'");
});

it.each([undefined, null, 1, ['a.myshopify.com'], 'https://a.myshopify.com'])(
  'refuses %j as a shop',
  (value) => {
    expect(validShopHost(value, without)).toBeNull();
  },
);
