import { describe, expect, it } from 'vitest';
import { API_BASE } from '#shared/api/base.ts';
import { CONTRACT } from '#shared/api/contract.ts';
import { ROUTES } from '#shared/routes.ts';
import { identityOf } from '#server/areas/billing/customer-identity.ts';
import { openHostedSession } from '#server/areas/billing/service/hosted-session.ts';
import { validSession } from '#tests/support/sessions.ts';
import { newShop } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { attackedApp, plainRoutes } from './support/attacked-app.ts';
import { type Reply } from './support/exchange.ts';

/*
 * Each test failed with a fault in the code: cookies with a guard that reads auth_token when the header is missing;
 * origins with `allowOrigins` naming the caller’s origin; frames without frame-ancestors in the policy of the hosted
 * page.
 */

const app = attackedApp();
const EVIL = 'https://evil.example';

interface Target {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly isOpen: boolean;
  readonly isGuarded: boolean;
}

const TARGETS: readonly Target[] = [
  ...CONTRACT.map(({ name, method, path, crossOrigin, access }) => ({
    ...{ name, method, path: API_BASE + path, isOpen: crossOrigin === true, isGuarded: access === 'session' },
  })),
  ...plainRoutes().map(({ name, method, path, crossOrigin, guard }) => ({
    ...{ name, method, path, isOpen: crossOrigin === true, isGuarded: guard === 'session' },
  })),
];

const addressOf = ({ path }: Target) => path.replaceAll(/\{\w+\}/g, 'something');

describe('a page of another site', () => {
  it('has no cookie that opens anything, whatever request it sends', async () => {
    const { store, token } = await validSession(app.deps);
    const { token: customer } = await identityOf(app.deps, store.storeId);
    const cookie = `auth_token=${token}; session=${token}; authorization=Bearer ${token}; x-mantle-customer-api-token=${customer}`;
    const guarded = TARGETS.filter(
      ({ isGuarded, path, name }) =>
        isGuarded || (path.startsWith('/api/billing/') && name !== 'billing.confirmCharge'),
    );
    expect(guarded.length).toBeGreaterThan(40);
    for (const target of guarded) {
      // A form sends these types without a preflight.
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
        const headers = { cookie, origin: EVIL, 'content-type': type, 'sec-fetch-site': 'cross-site' };
        const body = target.method === 'GET' ? {} : { body: '{}' };
        const reply = await app.send({ method: target.method, path: addressOf(target), headers, ...body });
        expect([target.name, type, reply.status]).toEqual([target.name, type, 401]);
      }
    }
  });

  it.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'https://admin.shopify.com.evil.example',
  ])('reads only what is public: %s', async (origin) => {
    for (const target of TARGETS) {
      const asked = { origin, 'access-control-request-method': target.method };
      const preflight = await app.send({ method: 'OPTIONS', path: addressOf(target), headers: asked });
      const reply = await app.send({ method: target.method, path: addressOf(target), headers: { origin } });
      for (const { headers } of [preflight, reply]) {
        const open = headers['access-control-allow-origin'];
        expect([target.name, open]).toEqual([target.name, target.isOpen ? '*' : undefined]);
        expect([target.name, headers['access-control-allow-credentials']]).toEqual([target.name, undefined]);
      }
    }
  });
});

const ancestorsOf = ({ headers }: Reply) =>
  [headers['content-security-policy'] ?? []]
    .flat()
    .flatMap((policy) => policy.split(';'))
    .map((directive) => directive.trim())
    .filter((directive) => directive.startsWith('frame-ancestors'));

describe('a page that frames one of ours to hide it', () => {
  const INJECTED = [
    '',
    '?shop=evil.example',
    '?shop=a.myshopify.com.evil.example&embedded=1',
    '?shop=a.myshopify.com;%20frame-ancestors%20*&host=x',
    '?shop=a.myshopify.com%20https://evil.example',
    '?shop=a.myshopify.com&shop=evil.example',
    '?shop[]=evil.example&embedded=1',
  ];

  it('is refused for all pages', async () => {
    const { store } = await validSession(app.deps);
    const { publicId } = await buildPublishedSurvey(app.deps, store);
    const hosted = (type: 'plans' | 'account') =>
      new URL(openHostedSession(app.deps, { storeId: store.storeId, type, locale: null }).session.url)
        .pathname;
    const pages = [
      ...Object.values(ROUTES).map((path) => path.replaceAll(/\{\w+\}/g, 'x')),
      ...TARGETS.filter(({ method }) => method === 'GET').map(addressOf),
      ...[`/s/${publicId}`, hosted('plans'), hosted('account'), '/nowhere', '/%E0%A4%A', '/assets/none.js'],
    ];
    const seen = new Set<string>();
    for (const path of pages) {
      for (const query of INJECTED) {
        const reply = await app.send({ method: 'GET', path: path + query, headers: { accept: 'text/html' } });
        if (reply.headers['content-type']?.startsWith('text/html') !== true) continue;
        seen.add(path);
        expect([path + query, ...ancestorsOf(reply)]).toEqual([path + query, "frame-ancestors 'none'"]);
      }
    }
    // The important pages were checked.
    for (const path of [
      '/',
      '/login',
      '/install',
      `/s/${publicId}`,
      hosted('plans').slice(0, 16),
      '/nowhere',
    ]) {
      expect([path, [...seen].some((page) => page.startsWith(path))]).toEqual([path, true]);
    }
  });

  it('is different from the store’s own admin', async () => {
    const shop = newShop();
    const reply = await app.send({ method: 'GET', path: `/?shop=${shop}`, headers: { accept: 'text/html' } });
    expect(ancestorsOf(reply)).toEqual([`frame-ancestors https://${shop} https://admin.shopify.com`]);
  });
});
