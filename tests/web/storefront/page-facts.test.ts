import { describe, expect, test } from 'vitest';
import { attributesOf } from '#web/storefront/attributes.ts';
import { shopperOf, spotOf } from '#web/storefront/page-facts.ts';

describe('what the tag says of a page', () => {
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

  test('the thank-you page is a place of its own', () => {
    expect(spotOf({ template: 'thank-you' }, '/orders/1')).toEqual({ type: 'thank_you' });
  });

  test('who is shopping, as far as it is known', () => {
    expect(shopperOf({ customer: 'new', country: 'PT', currency: 'EUR', value: '12.50' }, 'EUR')).toEqual({
      customerType: 'firstTime',
      country: 'PT',
      orderValue: 12.5,
    });
    expect(shopperOf({ customer: 'repeat' }, 'EUR').customerType).toBe('repeat');
    expect(shopperOf({}, 'EUR')).toEqual({ customerType: null, country: null, orderValue: null });
  });

  test('an amount in another currency is not known', () => {
    expect(shopperOf({ currency: 'USD', value: '12.50' }, 'EUR').orderValue).toBeNull();
  });
});

describe('what a response says of its origin', () => {
  const shopper = { customerType: 'repeat', country: 'PT', orderValue: 40 } as const;

  test('the order where there is one', () => {
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

  test('a cart is no order', () => {
    const told = attributesOf({ currency: 'EUR', value: '40.00' }, shopper, 'popup');
    expect(JSON.parse(JSON.stringify(told))).toEqual({
      placement: 'popup',
      country: 'PT',
      customerType: 'repeat',
    });
  });
});
