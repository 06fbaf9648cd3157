import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainRoute } from '#server/kernel/http/plain-route.ts';
import { sendPieces } from '#server/kernel/http/send-pieces.ts';
import { startServer } from '#server/start/start-server.ts';
import { ERRORS } from '#shared/errors.ts';
import { definitionPath } from '#shared/survey/definition-address.ts';
import {
  expectKept,
  newDataFolder,
  newResponseId,
  prepare,
  responseBody,
  type Prepared,
} from '#tests/processes/support/prepare.ts';
import { testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { openPage } from '#tests/support/browser.ts';
import { createGate } from '#tests/support/gate.ts';
import type { Nginx } from '#tests/support/nginx.ts';
import { freePort } from '#tests/support/free-port.ts';
import { sendEarly } from '#tests/support/early-data.ts';
import { openStreams } from '#tests/support/open-streams.ts';
import {
  ask,
  askHttp2,
  behindProxy,
  isSkipped,
  newPlan,
  openHttp2,
  openTls,
  sendRaw,
  startProxy,
  statusesIn,
} from '#tests/support/proxied.ts';

/** As the sample says. */
const STREAMS = 64;
const REFUSED_STREAM = 7;
const ENCODINGS = ['identity', 'gzip', 'gzip, deflate, br'] as const;

describe.skipIf(isSkipped)('the product behind the nginx that server/deploy/nginx.conf configures', () => {
  let nginx: Nginx;
  const stops: (() => Promise<void>)[] = [];
  let prepared: Prepared;
  const saved: string[] = [];

  beforeAll(async () => {
    prepared = await prepare(await newDataFolder());
    const plan = await newPlan();
    const port = await freePort();
    const config = testConfig({
      ...{ APP_URL: plan.url, PORT: String(port), DATA_DIR: prepared.place },
      ...{ DEV_STORE: 'off', TRUSTED_PROXIES: 'loopback' },
    });
    const product = await startServer(config, { root: process.cwd() });
    stops.push(() => product.stop());
    const instance = `127.0.0.1:${port}`;
    nginx = await startProxy(plan, [instance, instance]);
    stops.unshift(() => nginx.stop());
  });

  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  const responses = (responseId: string) => `/api/v1/collect/${prepared.publicId}/responses/${responseId}`;

  /** A shopper's response as a request of HTTP/1.1. */
  function openly(responseId: string, more = ''): string {
    const body = JSON.stringify(responseBody(responseId));
    const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
    return `POST ${responses(responseId)} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n${length}${more}\r\n${body}`;
  }

  it('speaks TLS 1.2 and 1.3 with HTTP/2, and nothing older', async () => {
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      const socket = await openTls(nginx, {
        ...{ minVersion: version, maxVersion: version },
        ALPNProtocols: ['h2', 'http/1.1'],
      });
      expect([socket.getProtocol(), socket.alpnProtocol]).toEqual([version, 'h2']);
    }
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    await expect(openTls(nginx, old)).rejects.toThrow(/alert protocol version/);
  });

  it('sends browsers from http to https and keeps method and path', async () => {
    const asked = request({ port: nginx.httpPort, path: '/s/abc?x=1', method: 'POST', agent: false }).end();
    const [reply] = (await once(asked, 'response')) as [
      { statusCode: number; headers: object; resume(): void },
    ];
    reply.resume();
    expect([reply.statusCode, reply.headers]).toMatchObject([
      308,
      { location: 'https://localhost/s/abc?x=1' },
    ]);
  });

  it.each(['/login', '/s/', '/s/nothing-here', '/install/callback'])(
    'a browser opens %s over HTTP/2 and its console shows no problem',
    async (path) => {
      // The answer to an unknown survey or a wrong callback is itself an error.
      const expectedProblems = [
        /responded with a status of 4\d\d \(\) \(https:\/\/localhost:\d+\/(s|install)/,
      ];
      const page = await openPage({ ignoreHTTPSErrors: true, expectedProblems });
      await page.goto(nginx.url + (path === '/s/' ? `/s/${prepared.publicId}` : path));
      await page.waitForLoadState('networkidle');
      if (path === '/s/') await page.getByRole('radio', { name: '9' }).waitFor();
      const used = await page.evaluate(() =>
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
          (entry) => (entry as PerformanceResourceTiming).nextHopProtocol,
        ),
      );
      expect(new Set(used)).toEqual(new Set(['h2']));
    },
  );

  it.each(['/favicon.ico', '/robots.txt', '/.well-known/security.txt'])('serves %s', async (path) => {
    const reply = await ask(nginx, path);
    expect([reply.status, reply.headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^public, max-age=\d{5,}$/),
    ]);
  });

  it('passes on an ETag for each encoding of a file, a store’s script and a definition', async () => {
    const script = `/store/${prepared.shop}/askwell.js`;
    const { text } = await ask(nginx, script);
    const file = /"showFile":"https:\/\/[^/]+([^"]+)"/.exec(text)?.[1] ?? '';
    const data = [`/store/${prepared.shop}/manifest.json`, definitionPath(prepared.publicId, 1)];
    for (const path of [script, file, ...data, '/api/v1/openapi.json']) {
      const replies = await Promise.all(
        ENCODINGS.map((encoding) => ask(nginx, path, { headers: { 'accept-encoding': encoding } })),
      );
      const tags = replies.map(({ headers }) => headers.etag ?? '');
      expect(tags.every((tag) => /^"[\w-]+"$/.test(tag))).toBe(true);
      expect(new Set(tags).size).toBe(3);
      expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
      for (const [at, { headers }] of replies.entries()) {
        const known = { 'accept-encoding': ENCODINGS[at], 'if-none-match': `"another", W/${tags[at]}` };
        const again = await ask(nginx, path, { headers: known });
        expect([again.status, again.raw.length, again.headers]).toMatchObject([
          304,
          0,
          { etag: tags[at], vary: headers.vary },
        ]);
        const range = { 'accept-encoding': ENCODINGS[at], range: 'bytes=0-3', 'if-range': tags[at] };
        const part = await ask(nginx, path, { headers: range });
        expect([part.status, part.text]).toEqual([200, replies[at]?.text]);
      }
    }
  });

  it('passes on what has no ETag in several encodings, marked with Vary', async () => {
    const { authorization, publicId, surveyId } = prepared;
    const varied = [`/s/${publicId}`, '/api/v1/surveys?page=1&search=', '/login'];
    const plain = [`/api/v1/surveys/${surveyId}/analytics/responses.csv`];
    for (const path of [...varied, ...plain]) {
      const texts = new Set<string>();
      for (const encoding of ENCODINGS) {
        const reply = await ask(nginx, path, { headers: { authorization, 'accept-encoding': encoding } });
        expect([path, reply.status, reply.headers.etag]).toEqual([path, 200, undefined]);
        if (varied.includes(path)) expect(reply.headers.vary).toContain('Accept-Encoding');
        texts.add(reply.text.replaceAll(/"now":\d+/g, ''));
      }
      expect([path, texts.size]).toEqual([path, 1]);
    }
  });

  it('hides the metrics, whatever a client says about itself', async () => {
    for (const headers of [{}, { host: '127.0.0.1' }, { 'x-forwarded-for': '127.0.0.1' }]) {
      expect((await ask(nginx, '/metrics', { headers })).status).toBe(404);
    }
  });

  it('lets the app refuse bodies that are too large, and refuses enormous ones itself', async () => {
    const body = 'x'.repeat(600_000);
    const type = { 'content-type': 'text/plain' };
    const large = await ask(nginx, responses(newResponseId()), { method: 'POST', headers: type, body });
    expect([large.status, JSON.parse(large.text)]).toMatchObject([413, { error: { code: 'TOO_LARGE' } }]);
    const length = { 'content-length': String(6 * 1024 * 1024) };
    expect((await ask(nginx, '/webhooks', { method: 'POST', headers: length })).status).toBe(413);
  });

  it('takes headers of 12 kB and refuses longer ones, over both versions of HTTP', async () => {
    const cookie = 'a'.repeat(4_000);
    const fits = { a: cookie, b: cookie, c: cookie };
    expect((await ask(nginx, '/healthz', { headers: fits })).status).toBe(200);
    for (const headers of [{ a: 'a'.repeat(9_000) }, { ...fits, d: cookie, e: cookie }]) {
      expect((await ask(nginx, '/healthz', { headers })).status).toBe(400);
    }
    expect((await ask(nginx, `/${'a'.repeat(9_000)}`)).status).toBe(414);
    const session = await openHttp2(nginx);
    session.on('error', () => undefined);
    const stream = session.request({ ':path': '/healthz', a: 'a'.repeat(60_000) });
    stream.on('error', () => undefined);
    const outcome = await once(stream, 'response').then(
      ([headers]) => (headers as { ':status': number })[':status'],
      () => 'closed',
    );
    expect([400, 431, 'closed']).toContain(outcome);
    expect((await ask(nginx, '/healthz')).status).toBe(200);
  });

  // A server may refuse early data at any time. The client then sends the request again as usual, and it is stored, but
  // the test fails and is tried again. So each attempt sends the same response.
  const sentEarly = newResponseId();
  it(
    'refuses a change in TLS early data with 425 and takes it when the client repeats it',
    { retry: 3 },
    async () => {
      const again = openly(sentEarly, 'Connection: close\r\n');
      const said = await sendEarly(nginx, openly(sentEarly), again);
      expect(said).toContain('Early data was accepted');
      expect(said).toContain('"code":"TOO_EARLY"');
      expect(statusesIn(said)).toEqual([425, 200]);
      saved.push(sentEarly);
    },
  );

  it('answers a request that only reads in TLS early data', { retry: 3 }, async () => {
    const get = `GET /s/${prepared.publicId} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const said = await sendEarly(nginx, get, get);
    expect(said).toContain('Early data was accepted');
    expect(statusesIn(said)).toEqual([200, 200]);
  });

  it('takes the request that the next tests hide, if it is sent openly behind another', async () => {
    const responseId = newResponseId();
    const first = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const reply = await sendRaw(nginx, first + openly(responseId));
    expect(statusesIn(reply)).toEqual([200, 200]);
    saved.push(responseId);
  });

  const CHUNKED = 'Transfer-Encoding: chunked\r\n';
  it.each([
    ['both lengths', (hidden: string) => [`Content-Length: 6\r\n${CHUNKED}`, `0\r\n\r\n${hidden}`]],
    [
      'both lengths, the other way round',
      (hidden: string) => [`${CHUNKED}Content-Length: 4\r\n`, `5c\r\n${hidden}`],
    ],
    ['two different lengths', (hidden: string) => ['Content-Length: 0\r\nContent-Length: 5\r\n', hidden]],
    ['a list of lengths', (hidden: string) => ['Content-Length: 0, 5\r\n', hidden]],
    ['a length with a sign', (hidden: string) => ['Content-Length: +0\r\n', hidden]],
    [
      'a transfer coding with a strange name',
      (hidden: string) => ['Transfer-Encoding: xchunked\r\nContent-Length: 0\r\n', hidden],
    ],
    [
      'two transfer codings',
      (hidden: string) => [`${CHUNKED}Transfer-Encoding: identity\r\n`, `0\r\n\r\n${hidden}`],
    ],
    [
      'a transfer coding behind a vertical tab',
      (hidden: string) => ['Transfer-Encoding: \x0bchunked\r\n', `0\r\n\r\n${hidden}`],
    ],
    [
      'a space before the colon',
      (hidden: string) => ['Transfer-Encoding : chunked\r\nContent-Length: 0\r\n', hidden],
    ],
    [
      'a folded header',
      (hidden: string) => ['X: 1\r\n Transfer-Encoding: chunked\r\nContent-Length: bad\r\n', hidden],
    ],
    ['a chunk size that is no number', (hidden: string) => [CHUNKED, `zz\r\n${hidden}\r\n0\r\n\r\n`]],
    ['a negative chunk size', (hidden: string) => [CHUNKED, `-1\r\n${hidden}\r\n0\r\n\r\n`]],
    ['an endless chunk size', (hidden: string) => [CHUNKED, `fffffffffffffffff\r\n${hidden}`]],
    ['a chunk that is longer than its size', (hidden: string) => [CHUNKED, `1\r\nab${hidden}\r\n0\r\n\r\n`]],
  ] as const)('answers no request that hides behind %s', async (_what, shape) => {
    const hidden = openly(newResponseId());
    const [headers, rest] = shape(hidden);
    const reply = await sendRaw(
      nginx,
      `POST /api/v1/collect/nothing/sightings HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n${rest}`,
    );
    const statuses = statusesIn(reply);
    expect(statuses.length).toBeLessThanOrEqual(1);
    for (const status of statuses) expect([400, 501]).toContain(status);
  });

  it('bounds the streams of one connection, and goes on answering', async () => {
    const session = await openHttp2(nginx);
    expect(session.remoteSettings.maxConcurrentStreams).toBe(STREAMS);
    const statuses = await Promise.all(Array.from({ length: 300 }, () => askHttp2(session, '/healthz')));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const socket = await openTls(nginx, { ALPNProtocols: ['h2'] });
    const refused = await openStreams(socket, STREAMS + 36);
    expect(refused).toEqual(Array<number>(36).fill(REFUSED_STREAM));
    socket.destroy();
    expect((await ask(nginx, '/healthz')).status).toBe(200);
  });

  it('outlives streams that are opened and reset at once', async () => {
    for (let connection = 0; connection < 4; connection += 1) {
      const session = await openHttp2(nginx);
      session.on('error', () => undefined);
      for (let opened = 0; opened < 500 && !session.destroyed; opened += 1) {
        const stream = session.request({ ':path': '/healthz' });
        stream.on('error', () => undefined);
        stream.close(8);
      }
      // Time passes: the resets arrive.
      await pause(200);
      session.destroy();
    }
    const begin = performance.now();
    expect((await ask(nginx, '/healthz')).status).toBe(200);
    expect(performance.now() - begin).toBeLessThan(5_000);
  });

  it('writes nothing alarming into its log', () => {
    expect(nginx.complaints()).not.toMatch(/\[(emerg|alert|crit)\]/);
  });

  it('has stored what was acknowledged in these tests, and nothing that was hidden or refused', async () => {
    for (const stop of stops) await stop();
    expect(saved).toHaveLength(2);
    await expectKept(prepared, saved);
  });
});

describe.skipIf(isSkipped)('a client’s address behind nginx', () => {
  /** One request in the bucket of each address: a clock that stands still refills none. */
  const strictApp = (env: Record<string, string>) =>
    testApp({ deps: testDeps({ config: testConfig({ RATE_SCALE: '0.01', ...env }) }) }).listener;

  async function direct(port: number, claimed: string): Promise<number> {
    const headers = { 'x-forwarded-for': claimed };
    const [reply] = (await once(
      request({ port, host: '127.0.0.1', path: '/healthz', headers, agent: false }).end(),
      'response',
    )) as [{ statusCode: number; resume(): void }];
    reply.resume();
    return reply.statusCode;
  }

  it('is the one that nginx sees, whatever the client claims', async () => {
    const nginx = await behindProxy(strictApp({ TRUSTED_PROXIES: 'loopback' }));
    const from = (address: string, claimed: string) =>
      ask(nginx, '/healthz', {
        from: address,
        headers: { 'x-forwarded-for': claimed, forwarded: `for=${claimed}`, 'x-real-ip': claimed },
      });
    expect((await from('127.0.0.1', '203.0.113.1')).status).toBe(200);
    expect((await from('127.0.0.1', '203.0.113.2')).status).toBe(429);
    expect((await from('127.0.0.1', '203.0.113.3, 127.0.0.9')).status).toBe(429);
  });

  it('is not believed from a client that reaches the app itself, without TRUSTED_PROXIES', async () => {
    const { port } = await behindProxy(strictApp({}));
    expect([await direct(port, '203.0.113.1'), await direct(port, '203.0.113.2')]).toEqual([200, 429]);
    const trusting = await behindProxy(strictApp({ TRUSTED_PROXIES: 'loopback' }));
    expect([await direct(trusting.port, '203.0.113.1'), await direct(trusting.port, '203.0.113.2')]).toEqual([
      200, 200,
    ]);
  });
});

describe.skipIf(isSkipped)('an export behind nginx', () => {
  it('reaches the client piece by piece while the rest is still being made', async () => {
    const gate = createGate();
    async function* pieces() {
      yield 'first\n';
      await gate.opened;
      yield 'second\n';
    }
    const download = plainRoute({
      name: 'download',
      method: 'GET',
      path: '/download',
      guard: 'none',
      handle: (asked, response, { signal }) =>
        sendPieces(asked, response, { fileName: 'a.csv', contentType: 'text/csv', pieces: pieces() }, signal),
    });
    const nginx = await behindProxy(
      testApp({ areas: [{ name: 'downloads', plainRoutes: [download] }] }).listener,
    );
    const app = await fetch(`http://127.0.0.1:${nginx.port}/download`, { method: 'HEAD' });
    expect(app.headers.get('x-accel-buffering')).toBe('no');
    const session = await openHttp2(nginx);
    const stream = session.request({ ':path': '/download' });
    const [headers] = (await once(stream, 'response')) as [Record<string, string>];
    expect(headers['x-accel-buffering']).toBeUndefined();
    expect(String(((await once(stream, 'data')) as [Buffer])[0])).toBe('first\n');
    gate.open();
    expect(String(((await once(stream, 'data')) as [Buffer])[0])).toBe('second\n');
  });
});

describe.skipIf(isSkipped)('nginx without an instance behind it', () => {
  it('answers 503 with Retry-After, in the app’s format or as a page', async () => {
    const nginx = await startProxy(await newPlan(), [
      `127.0.0.1:${await freePort()}`,
      `127.0.0.1:${await freePort()}`,
    ]);
    try {
      const call = await ask(nginx, '/api/v1/status', { method: 'POST', body: '{}' });
      expect([call.status, call.headers, JSON.parse(call.text)]).toMatchObject([
        503,
        {
          'retry-after': '2',
          'cache-control': 'no-store',
          'content-type': 'application/json; charset=utf-8',
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'Retry-After',
        },
        { error: { code: 'UNAVAILABLE', message: ERRORS.UNAVAILABLE.message } },
      ]);
      const page = await ask(nginx, '/', { headers: { accept: 'text/html,*/*' } });
      expect([page.status, page.headers]).toMatchObject([
        503,
        { 'retry-after': '2', 'content-type': /^text\/html/ },
      ]);
      expect(page.text).toContain('We are briefly unavailable');
    } finally {
      await nginx.stop();
    }
  });
});
