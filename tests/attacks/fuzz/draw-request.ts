import fc from 'fast-check';
import { EMBEDDED_BILLING_PATH } from '#server/kernel/config/config.ts';
import * as billing from '#server/areas/billing/service/inputs.ts';
import { signOAuthQuery, signWebhook } from '#server/kernel/platform/signatures.ts';
import { API_BASE } from '#shared/api/base.ts';
import { CONTRACT } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Sent } from '../support/exchange.ts';
import { HOSTILE_TEXTS } from '../support/hostile-values.ts';
import {
  BROKEN_SEGMENTS,
  changeArb,
  changed,
  fillPath,
  inputArb,
  QUERY_KEYS,
  queryOf,
  RAW_BODIES,
  SPLICED,
  takesBody,
  wellFormed,
  type Parameters,
} from './draw-call.ts';
import { assistantArb, programArb } from './draw-program.ts';
import { BODIES, HEADER_LINES, METHODS, TARGETS, VERSIONS } from './hostile-lines.ts';
import type { Insider } from './insider.ts';

/** A random request, before a session is added. */
export interface Draw {
  readonly what: string;
  readonly make: (insider: Insider) => Sent | Buffer;
  /** The platform repeats it until the reply is 200. */
  readonly mustBeTaken?: boolean;
}

/** The address of a route outside the JSON contract. */
export interface PlainAddress {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

const json = { 'content-type': 'application/json' };

const HEADER_VALUES = [
  ...HOSTILE_TEXTS.map((text) => text.slice(0, 300)),
  ...[
    'text/html',
    'text/html;q=9',
    'gzip;q=NaN',
    '*/*;q=',
    'bytes=0-99999999999',
    'application/json; charset=',
    'x/y;z',
  ],
  ...[
    'text/plain; charset=utf-7',
    'application/json; charset=utf-16',
    'gzip',
    'br',
    'zstd',
    'identity, gzip',
    'Bearer ',
    'Basic a',
  ],
  ...[
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    '::1, evil',
    'unknown',
    'null',
    'W/"',
    'a=%00; b=%E0%A4%A; __proto__=1',
    '0',
    '-1',
  ],
];

const HEADER_NAMES = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'content-type',
    'content-encoding',
    'cookie',
  ],
  ...[
    'host',
    'if-none-match',
    'if-modified-since',
    'origin',
    'range',
    'referer',
    'user-agent',
    'x-forwarded-for',
  ],
  ...[
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-request-id',
    'sec-fetch-dest',
    'forwarded',
    'te',
    'x-shopify-topic',
  ],
  ...['x-mantle-app-id', 'x-mantle-customer-api-token', 'access-control-request-method', '__proto__'],
];

const oddHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom(...HEADER_NAMES), fc.constantFrom(...HEADER_VALUES), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  },
);

const hostileText = fc.constantFrom(...HOSTILE_TEXTS);
type Fill = (path: string, parameters: Parameters) => string;

/** Mostly existing ids, because an unknown path never reaches the code behind it. */
const fillArb: fc.Arbitrary<Fill> = fc.oneof(
  { weight: 9, arbitrary: fc.constant<Fill>((path, parameters) => fillPath(path, parameters, null)) },
  {
    weight: 1,
    arbitrary: hostileText.map(
      (text): Fill =>
        (path, parameters) =>
          fillPath(path, parameters, text),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...SPLICED).map(
      (part): Fill =>
        (path, parameters) =>
          fillPath(path, parameters, part, true),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...BROKEN_SEGMENTS).map(
      (segment): Fill =>
        (path) =>
          path.replaceAll(/\{\w+\}/g, () => segment),
    ),
  },
);

const anyBody = <T>(input: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 8, arbitrary: input.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_BODIES) },
  );

/** The input of a call, from its schema or from an example with one change. */
function callArb(endpoint: Endpoint): fc.Arbitrary<Draw> {
  const input = inputArb(endpoint);
  const parts = fc.record({
    fill: fillArb,
    headers: oddHeaders,
    input,
    body: anyBody(input),
    change: fc.option(changeArb, { freq: 4 }),
  });
  return parts.map(({ fill, headers, input: drawn, body, change }) => ({
    what: endpoint.name,
    make: (insider) => {
      const { parameters, authorization, examples } = insider;
      const path = fill(API_BASE + endpoint.path, parameters);
      const example = examples[endpoint.name];
      const given = change !== null && example !== undefined ? changed(example, change) : null;
      const all = { authorization, ...json, ...headers };
      if (!takesBody(endpoint)) {
        return {
          method: endpoint.method,
          path: path + queryOf(Object(given ?? drawn) as object),
          headers: all,
        };
      }
      return {
        method: endpoint.method,
        path,
        headers: all,
        body: given === null ? body : JSON.stringify(given),
      };
    },
  }));
}

const BILLING_CALLS = [
  ['identify', 'POST', '/identify', billing.identifyInput],
  ['customer', 'GET', '/customer', billing.customerInput],
  ['subscribe', 'POST', '/subscriptions', billing.subscribeInput],
  ['changeCap', 'PUT', '/subscriptions', billing.capInput],
  ['cancel', 'DELETE', '/subscriptions', billing.cancelInput],
  ['recordUsage', 'POST', '/usage_events', billing.usageInput],
  ['reportUsage', 'GET', '/usage_events/{id}/report', billing.reportInput],
  ['addPaymentMethod', 'POST', '/payment_methods', billing.paymentMethodInput],
  ['invoices', 'GET', '/invoices', billing.invoicesInput],
  ['openHostedSession', 'POST', '/hosted_sessions', billing.hostedInput],
] as const;

/** A call of the provider's protocol, as the app's server or as the customer. */
function billingArb([name, method, path, input]: (typeof BILLING_CALLS)[number]): fc.Arbitrary<Draw> {
  const drawn = inputArb({ input });
  const parts = fc.record({
    fill: fillArb,
    headers: oddHeaders,
    input: drawn,
    body: anyBody(drawn),
    change: fc.option(changeArb, { freq: 4 }),
    isCustomer: fc.boolean(),
  });
  return parts.map(({ fill, headers, input: given, body, change, isCustomer }) => ({
    what: `billing.${name}`,
    make: ({ parameters, billing: credentials, examples }) => {
      const address = fill(EMBEDDED_BILLING_PATH + path, parameters);
      const { 'x-mantle-customer-api-token': token, ...server } = credentials;
      const who = isCustomer ? { ...server, 'x-mantle-customer-api-token': token } : server;
      const all = { ...who, ...json, ...headers };
      if (method === 'GET') return { method, path: address + queryOf(Object(given) as object), headers: all };
      const example = examples[name];
      const isChanged = change !== null && example !== undefined;
      const sent = isChanged ? JSON.stringify(changed(example, change)) : body;
      return { method, path: address, headers: all, body: sent };
    },
  }));
}

const oddQuery = fc
  .array(fc.tuple(fc.constantFrom(...QUERY_KEYS), hostileText), { maxLength: 4 })
  .map((pairs) => pairs.map(([key, text]) => `${key}=${encodeURIComponent(wellFormed(text.slice(0, 60)))}`));

/** Pages, redirects, files, downloads. */
function plainArb({ name, method, path }: PlainAddress): fc.Arbitrary<Draw> {
  const parts = fc.record({
    fill: fillArb,
    query: oddQuery,
    headers: oddHeaders,
    body: fc.constantFrom(...RAW_BODIES),
    isSignedIn: fc.boolean(),
  });
  return parts.map(({ fill, query, headers, body, isSignedIn }) => ({
    what: name,
    make: ({ parameters, authorization }) => ({
      method,
      path: fill(path, parameters) + (query.length > 0 ? `?${query.join('&')}` : ''),
      headers: { ...(isSignedIn && { authorization }), ...headers },
      ...(method !== 'GET' && { body }),
    }),
  }));
}

const FORM_ACTIONS = ['choose', 'cancel', '', 'x'];

/** The forms of the hosted billing pages. */
const formArb: fc.Arbitrary<Draw> = fc
  .record({
    action: fc.constantFrom(...FORM_ACTIONS),
    planId: fc.oneof(fc.constantFrom('free', 'pro-monthly'), hostileText),
    reason: hostileText,
    which: fc.nat(1),
    headers: oddHeaders,
    isPost: fc.boolean(),
  })
  .map(({ action, planId, reason, which, headers, isPost }) => ({
    what: 'hosted billing page',
    make: ({ hosted }) => ({
      method: isPost ? 'POST' : 'GET',
      path: hosted[which] ?? '/',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      ...(isPost && {
        body: `action=${action}&planId=${encodeURIComponent(wellFormed(planId))}&reason=${encodeURIComponent(wellFormed(reason))}`,
      }),
    }),
  }));

/** Links of the platform with a valid signature and invalid content. */
const installArb: fc.Arbitrary<Draw> = fc
  .record({
    isCallback: fc.boolean(),
    pairs: fc.array(fc.tuple(fc.constantFrom(...QUERY_KEYS), hostileText), { maxLength: 5 }),
    headers: oddHeaders,
    isShopReal: fc.boolean(),
  })
  .map(({ isCallback, pairs, headers, isShopReal }) => ({
    what: isCallback ? 'install callback' : 'install',
    make: ({ shop, now, platformSecret }) => {
      const query = new URLSearchParams(pairs);
      if (isShopReal) query.set('shop', shop);
      query.set('timestamp', String(now));
      query.set('hmac', signOAuthQuery(query, platformSecret));
      const cookie = `askwell_install_state=${encodeURIComponent(wellFormed(query.get('state') ?? ''))}`;
      const path = `/install${isCallback ? '/callback' : ''}?${query.toString()}`;
      return { method: 'GET', path, headers: { cookie, ...headers } };
    },
  }));

const ORDER_TOPICS = ['orders/create', 'orders/updated'];
const TOPICS = [
  'customers/redact',
  'customers/data_request',
  'app/uninstalled',
  'shop/redact',
  'x',
  '__proto__',
];

const webhookHeaders = (body: Buffer, topic: string, { shop, platformSecret }: Insider, id: string) => ({
  ...json,
  'x-shopify-topic': topic,
  'x-shopify-shop-domain': shop,
  'x-shopify-webhook-id': id,
  'x-shopify-triggered-at': '2026-11-02T12:00:00Z',
  'x-shopify-hmac-sha256': signWebhook(body, platformSecret),
});

/** Webhooks with a valid signature. */
const orderArb: fc.Arbitrary<Draw> = fc
  .record({
    topic: fc.constantFrom(...ORDER_TOPICS),
    change: changeArb,
    id: fc.stringMatching(/^[a-z0-9]{12}$/),
  })
  .map(({ topic, change, id }) => ({
    what: `webhook ${topic}`,
    mustBeTaken: true,
    make: (insider) => {
      const body = Buffer.from(JSON.stringify(changed(insider.examples['order'], change)));
      return { method: 'POST', path: '/webhooks', headers: webhookHeaders(body, topic, insider, id), body };
    },
  }));

const otherWebhookArb: fc.Arbitrary<Draw> = fc
  .record({
    topic: fc.constantFrom(...ORDER_TOPICS, ...TOPICS),
    change: changeArb,
    raw: fc.option(fc.constantFrom(...RAW_BODIES), { freq: 4 }),
    id: fc.stringMatching(/^[a-z0-9]{12}$/),
    headers: oddHeaders,
  })
  .map(({ topic, change, raw, id, headers }) => ({
    what: `webhook ${topic}`,
    make: (insider) => {
      const payload = changed(insider.examples['privacy'], change);
      const body = Buffer.from(raw ?? JSON.stringify(payload));
      const all = { ...webhookHeaders(body, topic, insider, id), ...headers };
      return { method: 'POST', path: '/webhooks', headers: all, body };
    },
  }));

/** Addresses of screens, of files and of nothing. */
const pageArb: fc.Arbitrary<Draw> = fc
  .record({
    first: fc.constantFrom(
      '/',
      '/builder/',
      '/assets/',
      '/surveys/',
      '/api/',
      '/api/v1/',
      '/store/',
      '/s/',
      '//',
      '/.',
    ),
    last: fc.oneof(
      hostileText.map((text) => encodeURIComponent(wellFormed(text))),
      fc.constantFrom(...BROKEN_SEGMENTS),
    ),
    query: oddQuery,
    headers: oddHeaders,
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'),
  })
  .map(({ first, last, query, headers, method }) => ({
    what: 'any address',
    make: () => ({
      method,
      path: `${first}${last}?${query.join('&')}`,
      headers: { accept: 'text/html', ...headers },
    }),
  }));

/** Bytes that no HTTP client would send. */
const lineArb: fc.Arbitrary<Draw> = fc
  .record({
    method: fc.constantFrom(...METHODS),
    target: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...TARGETS) },
      { weight: 1, arbitrary: hostileText.map((text) => `/${text.slice(0, 200)}`) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/${text}`) },
    ),
    version: fc.constantFrom(...VERSIONS),
    headers: fc.array(fc.constantFrom(...HEADER_LINES), { maxLength: 4 }),
    body: fc.constantFrom(...BODIES),
    isClosing: fc.boolean(),
  })
  .map(({ method, target, version, headers, body, isClosing }) => ({
    what: 'raw request line',
    make: () =>
      Buffer.from(
        [
          `${method} ${target} ${version}`,
          ...(isClosing ? ['Connection: close'] : []),
          ...headers,
          '',
          body,
        ].join('\r\n'),
        'latin1',
      ),
  }));

/** Requests of all kinds, weighted by the number of possible inputs. */
export function requestArb(plain: readonly PlainAddress[]): fc.Arbitrary<Draw> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...CONTRACT.map(callArb)) },
    { weight: 4, arbitrary: fc.oneof(...BILLING_CALLS.map(billingArb)) },
    { weight: 3, arbitrary: fc.oneof(...plain.map(plainArb)) },
    { weight: 3, arbitrary: programArb },
    { weight: 1, arbitrary: assistantArb },
    { weight: 1, arbitrary: formArb },
    { weight: 1, arbitrary: installArb },
    { weight: 1, arbitrary: orderArb },
    { weight: 1, arbitrary: otherWebhookArb },
    { weight: 1, arbitrary: pageArb },
    { weight: 3, arbitrary: lineArb },
  );
}

/** The request with this number in the run of this seed, independent of earlier requests. */
export function drawAt(arbitrary: fc.Arbitrary<Draw>, seed: number, number: number): Draw {
  // Similar seeds give similar values, so the number is spread over all bits first.
  const [draw] = fc.sample(arbitrary, { seed: (seed ^ Math.imul(number + 1, 0x9e3779b1)) | 0, numRuns: 1 });
  if (draw === undefined) throw new Error('Nothing was drawn.');
  return draw;
}
