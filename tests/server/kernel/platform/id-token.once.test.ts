import { getJwt } from '@shopify/shopify-api/test-helpers';
import fc from 'fast-check';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { readIdToken } from '#server/kernel/platform/id-token.ts';
import { testConfig } from '#tests/support/app.ts';
import { idTokenClaims, signIdToken } from '#tests/support/fake-shop.ts';
import { platformLibrary } from '#tests/support/platform-library.ts';

const config = testConfig({ DEV_STORE: 'on' });
const CLIENT_ID = config.platform.clientId;
const SECRET = config.secrets.platformApi[0];
const NOW = Date.now();
const SHOP = 'marlow-lamps.myshopify.com';
const second = Math.trunc(NOW / 1000);

const read = (claims: object, now = NOW) => readIdToken(signIdToken(claims, SECRET), config, now);
const claims = (changes: object = {}) => ({ ...idTokenClaims(SHOP, CLIENT_ID, NOW), ...changes });
const without = (name: string) => {
  const rest = { ...idTokenClaims(SHOP, CLIENT_ID, NOW) };
  delete rest[name];
  return rest;
};

it('names the shop and the user of an id token', () => {
  expect(read(claims())).toEqual({ shop: SHOP, userId: '42' });
});

describe('id tokens of the platform’s library', () => {
  it('accepts an id token that the platform’s library made', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[a-z][a-z0-9]{2,12}$/), async (name) => {
        const overrides = { iss: `https://${name}.myshopify.com/admin` };
        const { token } = await getJwt(name, CLIENT_ID, SECRET, overrides);
        expect(readIdToken(token, config, NOW)?.shop).toBe(`${name}.myshopify.com`);
      }),
      { numRuns: 60 },
    );
  });

  it('makes id tokens that the platform’s library accepts', async () => {
    const library = platformLibrary(SECRET);
    const token = signIdToken(claims(), SECRET);
    const payload = await library.session.decodeSessionToken(token, { checkAudience: false });
    expect(payload.dest).toBe(`https://${SHOP}`);
    expect(readIdToken(token, config, NOW)).not.toBeNull();
  });
});

describe('refused id tokens', () => {
  it.each([
    ['with another app’s aud', claims({ aud: 'another-app' })],
    ['with a list as aud', claims({ aud: [CLIENT_ID, 'another-app'] })],
    ['without aud', without('aud')],
    ['when iss and dest are different shops', claims({ iss: 'https://other.myshopify.com/admin' })],
    ['without iss', without('iss')],
    ['without dest', without('dest')],
    ['when dest is not https', claims({ dest: `http://${SHOP}`, iss: `http://${SHOP}/admin` })],
    [
      'when iss and dest are no shop',
      claims({ dest: 'https://evil.example', iss: 'https://evil.example/admin' }),
    ],
    [
      'when the host only starts with a shop’s name',
      claims({ dest: `https://${SHOP}.evil.example`, iss: `https://${SHOP}.evil.example/admin` }),
    ],
    ['without exp', without('exp')],
    ['without sub', without('sub')],
    ['with an empty sub', claims({ sub: '' })],
    ['eleven seconds after its end', claims({ exp: second - 11 })],
    ['eleven seconds before its beginning', claims({ nbf: second + 11 })],
  ])('refuses an id token %s', (_what, changed) => {
    expect(read(changed)).toBeNull();
  });

  it('refuses a token signed with another secret', () => {
    expect(readIdToken(signIdToken(claims(), 'another secret'), config, NOW)).toBeNull();
  });

  it('refuses alg none and any algorithm outside the allowed one', () => {
    const unsigned = jwt.sign(claims(), '', { algorithm: 'none' });
    const other = jwt.sign(claims(), SECRET, { algorithm: 'HS512' });
    expect(readIdToken(unsigned, config, NOW)).toBeNull();
    expect(readIdToken(other, config, NOW)).toBeNull();
  });

  it('refuses text that is not a token', () => {
    for (const text of ['', 'x', 'a.b.c']) expect(readIdToken(text, config, NOW)).toBeNull();
  });
});

it('allows a clock difference of ten seconds', () => {
  expect(read(claims({ exp: second - 9 }))).not.toBeNull();
  expect(read(claims({ nbf: second + 9 }))).not.toBeNull();
});

it('accepts a plain http dev store only where one is configured', () => {
  const dev = `demo.${config.devStore?.hostSuffix ?? ''}`;
  const plain = claims({ dest: `http://${dev}`, iss: `http://${dev}/admin` });
  expect(read(plain)?.shop).toBe(dev);
  const production = { ...config, devStore: null };
  expect(readIdToken(signIdToken(plain, SECRET), production, NOW)).toBeNull();
});
