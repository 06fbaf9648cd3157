import { describe, expect, test } from 'vitest';
import { attributesOf } from '#web/storefront/attributes.ts';
import { shopperOf, spotOf, templateOf } from '#web/storefront/page-facts.ts';

describe('the script tag’s data', () => {
  test.each([
    ['index', 'home'],
    ['product', 'product'],
    ['collection', 'collection'],
    ['cart', 'cart'],
    ['page.contact', 'other'],
    [undefined, 'other'],
  ])('%s is a page of the kind %s', (template, kind) => {
    expect(spotOf({ template }, '/a/b')).toEqual({ type: 'popup', page: { kind, path: '/a/b' } });
  });

  test.each([
    ['/', 'index'],
    ['/en-gb', 'index'],
    ['/products/lamp', 'product'],
    ['/fr/collections/lamps/products/lamp/', 'product'],
    ['/collections/lamps', 'collection'],
    ['/collections', 'other'],
    ['/cart', 'cart'],
    ['/pages/cart', 'other'],
    ['/blogs/news', 'other'],
  ])('%s has the template %s, where a script shows the page in place of another', (path, template) => {
    expect(templateOf(path)).toBe(template);
  });

  test('makes the thank-you page a placement of its own', () => {
    expect(spotOf({ template: 'thank-you' }, '/orders/1')).toEqual({ type: 'thank_you' });
  });

  test('describes the shopper with all known facts', () => {
    expect(shopperOf({ customer: 'new', country: 'PT', currency: 'EUR', value: '12.50' }, 'EUR')).toEqual({
      customerType: 'firstTime',
      country: 'PT',
      orderValue: 12.5,
    });
    expect(shopperOf({ customer: 'repeat' }, 'EUR').customerType).toBe('repeat');
    expect(shopperOf({ customer: 'constructor' }, 'EUR').customerType).toBeNull();
    expect(shopperOf({}, 'EUR')).toEqual({ customerType: null, country: null, orderValue: null });
  });

  test('leaves out an amount in another currency', () => {
    expect(shopperOf({ currency: 'USD', value: '12.50' }, 'EUR').orderValue).toBeNull();
  });
});

describe('the attributes of a response', () => {
  const shopper = { customerType: 'repeat', country: 'PT', orderValue: 40 } as const;

  test('a response’s attributes include the order', () => {
    const tag = { order: '17', checkout: 'c1', currency: 'EUR', value: '40.00', customerId: '9' };
    expect(attributesOf(tag, shopper, 'thank_you')).toEqual({
      placement: 'thank_you',
      country: 'PT',
      customerType: 'repeat',
      customerId: '9',
      orderId: '17',
      checkoutToken: 'c1',
      orderValue: 40,
      orderCurrency: 'EUR',
    });
  });

  test('a response’s attributes include no order for a cart', () => {
    const told = attributesOf({ currency: 'EUR', value: '40.00' }, shopper, 'popup');
    expect(JSON.parse(JSON.stringify(told))).toEqual({
      placement: 'popup',
      country: 'PT',
      customerType: 'repeat',
    });
  });
});
