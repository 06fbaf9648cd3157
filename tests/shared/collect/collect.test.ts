import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { recordSighting, saveResponse, sendResponse } from '#shared/api/collect.ts';
import type { InputOf, RequestOf } from '#shared/api/endpoint.ts';
import { API_BASE } from '#shared/api/base.ts';
import { responsePath, sightingsPath, type ResponseToSave, type Sighting } from '#shared/collect/collect.ts';

const ID = 'a'.repeat(32);

const SENT = {
  publicId: `${ID}store`,
  responseId: ID,
  version: 1,
  revision: 3,
  respondentKey: 'order:gid://shop/Order/77',
  complete: false,
  answers: { q1: { value: 9 } },
  timings: { q1: 1200 },
  path: ['q1'],
  startedAt: 1_700_000_000_000,
  changedAt: 1_700_000_001_000,
  sentAt: 1_700_000_001_500,
  attributes: { placement: 'hosted' },
};

const refused = (change: object) => !saveResponse.input.safeParse({ ...SENT, ...change }).success;
const refusedAttribute = (change: object) => refused({ attributes: { placement: 'hosted', ...change } });

test('the schemas and the plain types are equal', () => {
  type Named = { publicId: string; responseId: string };
  expectTypeOf<InputOf<typeof saveResponse>>().toExtend<ResponseToSave & Named>();
  expectTypeOf<ResponseToSave & Named>().toExtend<
    Omit<RequestOf<typeof saveResponse>, 'path' | 'answers'> & { path: readonly string[] }
  >();
  expectTypeOf<InputOf<typeof recordSighting>>().toExtend<Sighting & { publicId: string }>();
  expectTypeOf<Sighting & { publicId: string }>().toExtend<RequestOf<typeof recordSighting>>();
});

test('both calls that save a response have the same input and path', () => {
  expect(sendResponse.input).toBe(saveResponse.input);
  expect(sendResponse.path).toBe(saveResponse.path);
});

test('the paths that pages call are in the contract', () => {
  const named = (path: string) => path.replace('{publicId}', 'p').replace('{responseId}', 'r');
  expect(responsePath('p', 'r')).toBe(named(saveResponse.path));
  expect(sightingsPath('p')).toBe(named(recordSighting.path));
  expect(API_BASE).toBe('/api/v1');
});

describe('the input of a response', () => {
  it('accepts a response as a page sends it', () => {
    expect(refused({})).toBe(false);
    expect(
      refusedAttribute({
        country: 'PT',
        customerType: 'repeat',
        customerId: '123',
        orderId: '77',
        orderValue: 49.9,
        orderCurrency: 'EUR',
        checkoutToken: 'c-1',
        language: 'zh-Hant-TW',
      }),
    ).toBe(false);
  });

  it.each([
    ['an id that could be guessed', { responseId: 'a'.repeat(21) }],
    ['an id with other characters', { responseId: `${'a'.repeat(31)}\0` }],
    ['a key with half a surrogate pair', { respondentKey: 'k\ud800' }],
    ['no key', { respondentKey: '' }],
    ['a revision of zero', { revision: 0 }],
    ['a revision beyond the column', { revision: 2_147_483_648 }],
    ['a fractional revision', { revision: 1.5 }],
    ['a version of zero', { version: 0 }],
    ['answers that are a list', { answers: [] }],
    ['answers that are null', { answers: null }],
    ['a time beyond the range of dates', { changedAt: 8_640_000_000_000_001 }],
    ['a negative time on a question', { timings: { q1: -1 } }],
    ['a path of numbers', { path: [1] }],
    ['a path longer than any survey', { path: Array.from({ length: 201 }, () => 'q') }],
    ['an inherited property name in its path', { path: ['__proto__'] }],
  ])('refuses %s', (_what, change) => {
    expect(refused(change)).toBe(true);
  });

  it.each([
    ['no placement', { placement: undefined }],
    ['an unknown placement', { placement: 'mail' }],
    ['a country in words', { country: 'Portugal' }],
    ['an unknown customer type', { customerType: 'all' }],
    ['a negative order value', { orderValue: -1 }],
    ['an order value beyond the limit', { orderValue: 1e12 }],
    ['a currency in words', { orderCurrency: 'euro' }],
    ['a customer with NUL', { customerId: '1\0' }],
    ['a language with markup', { language: '<b>' }],
  ])('refuses attributes with %s', (_what, change) => {
    expect(refusedAttribute(change)).toBe(true);
  });
});
