import { getHmac } from '@shopify/shopify-api/test-helpers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  signOAuthQuery,
  signWebhook,
  verifyOAuthQuery,
  verifyWebhook,
} from '#server/kernel/platform/signatures.ts';
import { libraryHmac, platformLibrary } from '#tests/support/platform-library.ts';

const SECRET = 'the-client-secret-of-a-test';
const NOW = Date.now();
const second = Math.trunc(NOW / 1000);

/** Parameter names as the platform uses them. The sort order of other names depends on the machine's locale. */
const name = fc
  .stringMatching(/^[a-z]{1,8}$/)
  .filter((key) => !['hmac', 'signature', 'timestamp'].includes(key));
const parameters = fc.dictionary(name, fc.string({ unit: 'grapheme', maxLength: 12 }), { maxKeys: 8 });
const withTime = (given: Record<string, string>) => ({ ...given, timestamp: String(second) });

describe('the signature of a link', () => {
  it('accepts a link that the platform’s library signed', async () => {
    const generate = await libraryHmac(SECRET);
    await fc.assert(
      fc.asyncProperty(parameters, async (given) => {
        const query = new URLSearchParams(withTime(given));
        query.set('hmac', await generate(withTime(given), 'admin'));
        expect(verifyOAuthQuery(query, [SECRET], NOW)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('signs links that the platform’s library accepts', async () => {
    const { utils } = platformLibrary(SECRET);
    await fc.assert(
      fc.asyncProperty(parameters, async (given) => {
        const hmac = signOAuthQuery(new URLSearchParams(withTime(given)), SECRET);
        expect(await utils.validateHmac({ ...withTime(given), hmac })).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('signs list parameters as the library writes them', async () => {
    const { utils } = platformLibrary(SECRET);
    const query = new URLSearchParams([
      ['ids[]', '2'],
      ['ids[]', '1'],
      ['timestamp', String(second)],
    ]);
    const given = { ids: ['2', '1'], timestamp: String(second), hmac: signOAuthQuery(query, SECRET) };
    expect(await utils.validateHmac(given as never)).toBe(true);
  });

  it('refuses a link after a change of any value', () => {
    fc.assert(
      fc.property(parameters, name, fc.string(), (given, key, value) => {
        fc.pre(given[key] !== value);
        const query = new URLSearchParams(withTime(given));
        query.set('hmac', signOAuthQuery(query, SECRET));
        query.set(key, value);
        expect(verifyOAuthQuery(query, [SECRET], NOW)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  const signed = (time: number | string, secret = SECRET) => {
    const query = new URLSearchParams({ shop: 'a.myshopify.com', timestamp: String(time) });
    query.set('hmac', signOAuthQuery(query, secret));
    return query;
  };

  it.each([
    ['just now', second, true],
    ['90 seconds ago', second - 90, true],
    ['91 seconds ago', second - 91, false],
    ['91 seconds ahead', second + 91, false],
    ['without a time', '', false],
    ['at an invalid time', '1e9', false],
  ])('checks the age of a link made %s', (_when, time, accepted) => {
    expect(verifyOAuthQuery(signed(time), [SECRET], NOW)).toBe(accepted);
  });

  it('refuses a link without a signature', () => {
    const query = signed(second);
    query.delete('hmac');
    expect(verifyOAuthQuery(query, [SECRET], NOW)).toBe(false);
  });

  it('accepts the previous secret and refuses an unknown one', () => {
    expect(verifyOAuthQuery(signed(second, 'before'), [SECRET, 'before'], NOW)).toBe(true);
    expect(verifyOAuthQuery(signed(second, 'unknown'), [SECRET, 'before'], NOW)).toBe(false);
  });
});

describe('the signature of a webhook', () => {
  const body = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });

  it('accepts a webhook that the platform’s library signed', () => {
    fc.assert(
      fc.property(body, (text) => {
        expect(verifyWebhook(Buffer.from(text), getHmac(text, SECRET), [SECRET])).toBe(true);
      }),
    );
  });

  it('signs webhooks that the platform’s library accepts', async () => {
    const { webhooks } = platformLibrary(SECRET);
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const headers = {
          'X-Shopify-Hmac-Sha256': signWebhook(Buffer.from(text), SECRET),
          'X-Shopify-Topic': 'shop/redact',
          'X-Shopify-Shop-Domain': 'a.myshopify.com',
          'X-Shopify-API-Version': '2026-07',
          'X-Shopify-Webhook-Id': 'one',
        };
        const rawRequest = { method: 'POST', url: '/webhooks', headers };
        const verdict = await webhooks.validate({ rawBody: text, rawRequest, rawResponse: {} });
        expect(verdict.valid).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('signs the bytes of a webhook’s body as sent', () => {
    const given = signWebhook(Buffer.from('{"a":1}'), SECRET);
    expect(verifyWebhook(Buffer.from('{"a": 1}'), given, [SECRET])).toBe(false);
  });

  it.each([undefined, '', 'AAAA'])('refuses a webhook whose signature is %j', (given) => {
    expect(verifyWebhook(Buffer.from('{}'), given, [SECRET])).toBe(false);
  });
});
