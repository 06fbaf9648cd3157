import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { CONTRACT } from '#shared/api/contract.ts';
import { identityOf } from '#server/areas/billing/customer-identity.ts';
import { EMBEDDED_BILLING_PATH } from '#server/kernel/config/config.ts';
import { findSurvey } from '#server/areas/surveys/survey-repository.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore, newShop } from '#tests/support/stores.ts';
import { buildSurvey } from '#tests/support/surveys.ts';
import { attackedApp } from './support/attacked-app.ts';
import { problemOf, type Reply } from './support/exchange.ts';

/*
 * Each test failed with a fault in the code: paths with a guard by path instead of by route; methods with a middleware
 * that obeys X-HTTP-Method-Override; hosts with addresses made from the Host header; redirects with a `validShopHost`
 * that accepts any host that contains a shop’s suffix, and with a `checkReturnUrl` that accepts any address that
 * contains the app’s host.
 */

const app = attackedApp();
const json = { 'content-type': 'application/json' };

describe('a disguised path', () => {
  it.each([
    ...['/api/v1/surveys%2f', '/api/v1%2fsurveys', '//api/v1/surveys', '/api//v1/surveys', '/API/V1/SURVEYS'],
    ...[
      '/api/v1/surveys/',
      '/api/v1/./surveys',
      '/api/v1/status/../surveys',
      '/api/v1/status/%2e%2e/surveys',
    ],
    ...[
      '/api/v1/surveys;a=b',
      '/api/v1/surveys%00',
      '/api/v1/surveys%20',
      '/api/v1/surveys#x',
      '/api/v1/surveys?',
    ],
    ...['http://evil.example/api/v1/surveys', '/\\api\\v1\\surveys', '/api/v1/status%0d%0aX-A:1', '*'],
    ...['/healthz/../api/v1/surveys', '/s/../api/v1/surveys', '/store/files/%2e%2e/%2e%2e/api/v1/surveys'],
  ])('opens nothing without a session: %s', async (path) => {
    const reply = await app.send({ method: 'GET', path });
    expect(problemOf(reply)).toBeNull();
    expect(reply.text).not.toContain('"data"');
    expect([400, 401, 404]).toContain(reply.status);
  });

  it.each([
    ...[
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%5cpackage.json',
    ],
    ...[
      '/store/files/..%2f..%2f..%2fpackage.json',
      '/store/files/.vite%2fmanifest.json',
      '/store/files/%2fetc%2fpasswd',
    ],
    ...['/package.json', '/app.config.toml', '/.git/config', '/data/secrets.json', '/..%2fpackage.json'],
  ])('reads no file that is not public: %s', async (path) => {
    const reply = await app.send({ method: 'GET', path });
    expect([400, 404]).toContain(reply.status);
    expect(reply.text).not.toMatch(/askwell"|web\/hosted|root:|\[core\]/);
  });
});

describe('a header that names another method', () => {
  it.each([
    ['x-http-method-override', 'DELETE'],
    ['x-http-method', 'DELETE'],
    ['x-method-override', 'DELETE'],
  ])('is ignored: %s', async (header, value) => {
    const { store, authorization } = await validSession(app.deps);
    const { surveyId } = await buildSurvey(app.deps, store);
    const path = `/api/v1/surveys/${surveyId}?_method=DELETE`;
    const headers = { authorization, ...json, [header]: value };
    const reply = await app.send({ method: 'POST', path, headers, body: '{"_method":"DELETE"}' });
    expect(reply.status).toBe(405);
    expect(await findSurvey(app.deps.database, store.storeId, surveyId)).not.toBeNull();
  });
});

const EVIL = 'evil.example';

/** Headers with which a proxy could name another host. */
const MISLEADING = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  'x-forwarded-proto': 'javascript',
  'x-forwarded-port': '666',
  'x-forwarded-for': EVIL,
  'x-original-url': `https://${EVIL}/`,
  'x-rewrite-url': `https://${EVIL}/`,
  forwarded: `host=${EVIL};proto=https`,
};

const shopOfApp = () => newShop(app.deps.config.devStore?.hostSuffix);

describe('a foreign host header', () => {
  it('is in no address that the server generates', async () => {
    const { store, authorization } = await validSession(app.deps);
    const { surveyId } = await buildSurvey(app.deps, store);
    const shop = shopOfApp();
    const replies = await Promise.all([
      ...[`/install?shop=${shop}`, `/install?shop=${shop}&embedded=1`, '/login', '/nowhere', '/'].map(
        (path) => app.send({ method: 'GET', path, headers: { ...MISLEADING, accept: 'text/html' } }),
      ),
      ...[`/surveys/${surveyId}/delivery`, '/onboarding/store/details', '/billing/customer'].map((path) =>
        app.send({ method: 'GET', path: `/api/v1${path}`, headers: { ...MISLEADING, authorization } }),
      ),
      app.send({
        method: 'POST',
        path: '/api/v1/auth/login',
        headers: { ...MISLEADING, ...json },
        body: JSON.stringify({ storeUrl: shop }),
      }),
    ]);
    for (const reply of replies) {
      expect(problemOf(reply)).toBeNull();
      expect(JSON.stringify(reply.headers) + reply.text).not.toContain(EVIL);
    }
    expect(replies.map(({ status }) => status)).toEqual([302, 200, 200, 404, 200, 200, 200, 200, 200]);
  });
});

/** Bytes that no HTTP library would send. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(app.port, '127.0.0.1');
    let reply = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (reply += piece));
    socket.on('error', reject).on('close', () => resolve(reply));
    socket.write(text);
  });
}

describe('a request that two servers would parse differently', () => {
  const SECOND = 'GET /api/v1/status HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

  it.each([
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 5\r\n'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
    ['pieces under a name that is not theirs', 'Transfer-Encoding: xchunked\r\nContent-Length: 5\r\n'],
    [
      'a header that continues on the next line',
      'X-A: b\r\n Transfer-Encoding: chunked\r\nContent-Length: x\r\n',
    ],
    ['a space before the colon', 'Content-Length : 5\r\n'],
  ])('with %s is refused, and the rest is not parsed as a request', async (_what, headers) => {
    const reply = await raw(`POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\n${headers}\r\n${SECOND}`);
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply).not.toContain('"status":"ok"');
  });

  it('with two hosts is answered with our own addresses', async () => {
    const reply = await raw(
      `GET /install?shop=${shopOfApp()} HTTP/1.1\r\nHost: a\r\nHost: ${EVIL}\r\nConnection: close\r\n\r\n`,
    );
    expect(reply).toMatch(/^HTTP\/1\.1 (302|400) /);
    expect(reply).not.toContain(EVIL);
  });
});

/** Addresses that resemble one of ours. */
const ELSEWHERE = (host: string) => [
  ...[
    `https://${EVIL}`,
    `//${EVIL}`,
    `\\\\${EVIL}`,
    `/\\${EVIL}`,
    `https:${EVIL}`,
    `https://${host}@${EVIL}/`,
  ],
  ...[
    `https://${host}.${EVIL}`,
    `https://${EVIL}/${host}`,
    `https://${EVIL}#${host}`,
    `https://${EVIL}?${host}`,
  ],
  ...[`https://${host}%2e${EVIL}`, `${host}\r\nLocation: https://${EVIL}`, `${host}\t.${EVIL}`, ` ${EVIL}`],
  ...['javascript:alert(1)', 'data:text/html,hi', `http://localhost.${EVIL}`, `https://${host}:1@${EVIL}`],
];

/** The addresses to which a browser would be sent. */
function destinationsOf(reply: Reply): string[] {
  const told = [...reply.text.matchAll(/"(?:redirectUrl|confirmationUrl|returnUrl|url)":"([^"]*)"/g)];
  const links = [...reply.text.matchAll(/(?:href|action)="([^"]*)"|open\("([^"]*)"/g)];
  const places = [...told, ...links].map(([, one, other]) => one ?? other ?? '');
  return [...places, ...(reply.headers.location === undefined ? [] : [reply.headers.location])];
}

function expectOurs(reply: Reply): void {
  expect(problemOf(reply)).toBeNull();
  for (const place of destinationsOf(reply)) {
    const { hostname, protocol } = new URL(place, app.deps.config.app.url);
    expect([place, ['http:', 'https:'].includes(protocol)]).toEqual([place, true]);
    expect([place, hostname.endsWith(EVIL)]).toEqual([place, false]);
  }
}

describe('a parameter that contains an address', () => {
  /** A connection's `url` is where webhooks go; `public-address.once.test.ts` tries hostile ones. */
  const KNOWN = ['storeUrl', 'url'];

  it('is in the list of this test', () => {
    const names = CONTRACT.flatMap(({ input }) => keysIn(input)).filter((name) =>
      /url|uri|redirect|return|next|link|callback/i.test(name),
    );
    expect([...new Set(names)].filter((name) => !FIELDS_OF_QUESTIONS.includes(name)).sort()).toEqual(KNOWN);
  });

  it('does not redirect elsewhere: the shop of an install or a login', async () => {
    const shop = shopOfApp();
    for (const elsewhere of ELSEWHERE(shop)) {
      const value = encodeURIComponent(elsewhere);
      const pages = ['/install', '/install/callback', '/', '/login', '/onboarding'].flatMap((path) => [
        `${path}?shop=${value}`,
        `${path}?shop=${shop}&host=${value}&return=${value}&redirect=${value}&next=${value}&returnUrl=${value}`,
        `${path}?shop=${value}&embedded=1`,
      ]);
      for (const path of pages) {
        expectOurs(await app.send({ method: 'GET', path, headers: { accept: 'text/html' } }));
      }
      const body = JSON.stringify({ storeUrl: elsewhere });
      expectOurs(await app.send({ method: 'POST', path: '/api/v1/auth/login', headers: json, body }));
    }
    const begun = await app.send({ method: 'GET', path: `/install?shop=${shop}` });
    expect(begun.headers.location).toMatch(app.deps.config.devStore?.url ?? 'none');
  });

  it('does not redirect elsewhere: the return from the billing provider’s pages', async () => {
    const store = await buildStore(app.deps, shopOfApp());
    const { token } = await identityOf(app.deps, store.storeId);
    const headers = {
      ...json,
      'x-mantle-app-id': app.deps.config.billing.appId,
      'x-mantle-customer-api-token': token,
    };
    const ask = (path: string, body: object) =>
      app.send({ method: 'POST', path: EMBEDDED_BILLING_PATH + path, headers, body: JSON.stringify(body) });
    const own = new URL(app.deps.config.app.url);
    const around = [`${own.origin}.${EVIL}`, `${own.origin}@${EVIL}`, ...ELSEWHERE(own.host)];
    for (const returnUrl of [...ELSEWHERE(store.shop), ...around]) {
      const replies = [
        await ask('/subscriptions', { planId: 'pro-monthly', returnUrl }),
        await ask('/payment_methods', { returnUrl }),
      ];
      expect([returnUrl, ...replies.map(({ status }) => status)]).toEqual([returnUrl, 400, 400]);
    }
    const returnUrl = `${app.deps.config.app.url}/billing-plans`;
    expect((await ask('/subscriptions', { planId: 'pro-monthly', returnUrl })).status).toBe(200);
  });
});

/** Fields of a survey that sound like addresses and name the next question. */
const FIELDS_OF_QUESTIONS = ['nextQuestionId'];

interface AnySchema {
  def?: Record<string, unknown>;
}

/** All keys of a schema, at any depth. */
function keysIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema as AnySchema;
  if (def === undefined) return [];
  const shape = def['shape'] ?? {};
  const inner = [
    def['innerType'],
    def['element'],
    def['valueType'],
    def['in'],
    ...((def['options'] ?? []) as unknown[]),
  ];
  return [...Object.keys(shape), ...[...Object.values(shape), ...inner].flatMap((one) => keysIn(one, seen))];
}
