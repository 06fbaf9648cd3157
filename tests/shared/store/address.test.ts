import { describe, expect, it } from 'vitest';
import { isShopHost, parseStoreAddress } from '#shared/store/address.ts';

const SUFFIXES = ['myshopify.com', 'dev-store.test'];

describe('parseStoreAddress', () => {
  it.each([
    ['marlow-lamps.myshopify.com'],
    ['marlow-lamps'],
    ['  Marlow-Lamps  '],
    ['https://marlow-lamps.myshopify.com'],
    ['http://marlow-lamps.myshopify.com/'],
    ['HTTPS://Marlow-Lamps.MyShopify.com/admin/apps?x=1#top'],
    ['marlow-lamps.myshopify.com/collections/all'],
    ['marlow-lamps.myshopify.com.'],
    ['https://admin.shopify.com/store/marlow-lamps'],
    ['admin.shopify.com/store/marlow-lamps/products?page=2'],
  ])('parses a pasted address: %s', (text) => {
    expect(parseStoreAddress(text, SUFFIXES)).toEqual({ ok: true, shop: 'marlow-lamps.myshopify.com' });
  });

  it('accepts a host below the second suffix', () => {
    const expected = { ok: true, shop: 'demo.dev-store.test' };
    expect(parseStoreAddress('demo.dev-store.test', SUFFIXES)).toEqual(expected);
  });

  it.each([
    ['', 'Enter your store’s address.'],
    ['my store', 'A store’s address has no spaces.'],
    ['me@marlow-lamps.example', 'This looks like an email address. Enter your store’s address instead.'],
    [
      'www.marlow-lamps.example',
      'Use the address that ends in .myshopify.com. You find it in your store’s settings.',
    ],
    ['a.b.myshopify.com', 'This isn’t a store’s address. It looks like your-store.myshopify.com.'],
    ['-lamps', 'This isn’t a store’s address. It looks like your-store.myshopify.com.'],
    ['myshopify.com', 'This isn’t a store’s address. It looks like your-store.myshopify.com.'],
    ['https://', 'This isn’t a store’s address. It looks like your-store.myshopify.com.'],
    [
      'https://admin.shopify.com/settings',
      'Use the address that ends in .myshopify.com. You find it in your store’s settings.',
    ],
  ])('explains what is wrong with %j', (text, message) => {
    expect(parseStoreAddress(text, SUFFIXES)).toEqual({ ok: false, message });
  });
});

describe('isShopHost', () => {
  it.each([
    'Marlow.myshopify.com',
    'marlow.myshopify.com:443',
    'marlow.myshopify.com/',
    'marlow.myshopify.com.',
    'marlow.myshopify.com.evil.example',
    'evil.example/marlow.myshopify.com',
    'marlow@evil.example',
    'a.b.myshopify.com',
    '.myshopify.com',
    'myshopify.com',
    '-a.myshopify.com',
    'a-.myshopify.com',
    'a\n.myshopify.com',
    'marlowmyshopify.com',
    `${'a'.repeat(64)}.myshopify.com`,
  ])('refuses %j', (host) => {
    expect(isShopHost(host, SUFFIXES)).toBe(false);
  });

  it.each(['a.myshopify.com', '0-a.myshopify.com', `${'a'.repeat(63)}.myshopify.com`])(
    'accepts %s',
    (host) => {
      expect(isShopHost(host, SUFFIXES)).toBe(true);
    },
  );
});
