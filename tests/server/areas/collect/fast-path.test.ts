import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type CollectApp, type LiveSurvey, liveSurvey, newId, startCollectApp } from './support.ts';

let app: Awaited<ReturnType<typeof startCollectApp>>;
let live: LiveSurvey;
beforeAll(async () => {
  app = await startCollectApp();
  live = await liveSurvey(app);
});

const TAKEN = newId();

type Case = readonly [what: string, send: (http: CollectApp['http'], id: string) => request.Test];

const put = (body: (id: string) => string | object, type = 'application/json') =>
  ((http, id) =>
    request(http).put(`${live.path}/responses/${id}`).type(type).send(body(id))) satisfies Case[1];
const change = (fields: Parameters<LiveSurvey['bodyOf']>[0]) => put(() => live.bodyOf(fields));

const marked = (mark: string) => put(() => mark + JSON.stringify(live.bodyOf()));

const bytes =
  (body: Buffer): Case[1] =>
  (http, id) =>
    request(http)
      .put(`${live.path}/responses/${id}`)
      .type('json')
      .serialize((sent) => sent as never)
      .send(body as never);

const CASES: readonly Case[] = [
  ['a snapshot', change({})],
  [
    'a snapshot as text',
    (http, id) =>
      request(http)
        .post(`${live.path}/responses/${id}`)
        .type('text/plain;charset=UTF-8')
        .send(JSON.stringify(live.bodyOf())),
  ],
  [
    'a sighting',
    (http, id) =>
      request(http)
        .post(`${live.path}/sightings`)
        .send({ sightingId: id, kind: 'shown', version: 1, at: 0, attributes: { placement: 'popup' } }),
  ],
  [
    'a snapshot in TLS early data',
    (http, id) =>
      request(http).put(`${live.path}/responses/${id}`).set('early-data', '1').send(live.bodyOf()),
  ],
  ['an invalid body', change({ revision: -1 })],
  ['no JSON', put(() => '{"version":')],
  ['JSON that is no object', put(() => '[1]')],
  ['JSON that is a word', put(() => '"x"')],
  ['a byte-order mark before the JSON', marked('\ufeff')],
  ['two byte-order marks', marked('\ufeff\ufeff')],
  ['a byte-order mark behind a space', marked(' \ufeff')],
  ['a byte-order mark and nothing else', put(() => '\ufeff')],
  ['bytes that are no UTF-8', bytes(Buffer.from('{"version":"\xc3\x28"}', 'latin1'))],
  ['half a byte-order mark', bytes(Buffer.from([0xef, 0xbb, 0x7b, 0x7d]))],
  ['NUL in an answer', change({ answers: { q3: { value: 'a\0' } } })],
  ['half a character in a name', put(() => JSON.stringify(live.bodyOf()).replace('{', `{"\\ud800":1,`))],
  ['JSON that is deeply nested', put(() => `{"answers":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)],
  ['two keys of the same name', put(() => '{"version":1,"version":2}')],
  ['a number above the range of numbers', put(() => '{"version":1e999}')],
  ['a body of another content type', put(() => '{}', 'application/xml')],
  ['answers that do not fit', change({ answers: { q1: { value: 99 } } })],
  ['a respondent who has answered', change({ respondentKey: TAKEN })],
  [
    'an unknown survey',
    (http, id) => request(http).put(`/api/v1/collect/nothing/responses/${id}`).send(live.bodyOf()),
  ],
  ['an id of spaces', (http) => request(http).put(`${live.path}/responses/%20`).send(live.bodyOf())],
  ['an empty body', (http, id) => request(http).put(`${live.path}/responses/${id}`)],
  ['a body that is too large', put(() => ({ pad: 'x'.repeat(600_000) }))],
  [
    'a compressed body',
    (http, id) =>
      request(http)
        .put(`${live.path}/responses/${id}`)
        .type('json')
        .set('content-encoding', 'gzip')
        .serialize((body) => body as never)
        .send(gzipSync(JSON.stringify(live.bodyOf())) as never),
  ],
  [
    'a preflight',
    (http, id) =>
      request(http).options(`${live.path}/responses/${id}`).set('access-control-request-method', 'PUT'),
  ],
  ['another method', (http, id) => request(http).delete(`${live.path}/responses/${id}`)],
];

/** The reply without its date and request id. */
function answerOf({ status, body, headers }: request.Response) {
  const { date, 'x-request-id': id, ...rest } = headers as Record<string, string>;
  expect(date).toBeDefined();
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  return { status, body: body as unknown, headers: rest };
}

describe('the fast path', () => {
  it.each(CASES)('gives %s the status, body and headers that Express gives', async (_what, send) => {
    await live.save(TAKEN, { respondentKey: TAKEN });
    const [fast, slow] = [await send(app.http, newId()), await send(app.express, newId())];
    expect(answerOf(fast)).toEqual(answerOf(slow));
  });

  it('sends the same headers as Express in production and when other origins are allowed', async () => {
    const env = { DEV_STORE: 'off', RATE_SCALE: '0.01' };
    const { http, express } = await startCollectApp(app.deps.database, env, (config) => ({
      ...config,
      mode: 'production',
      api: { ...config.api, allowedOrigins: ['https://admin.example'] },
    }));
    const id = newId();
    const send = async (target: CollectApp['http']) =>
      answerOf(await request(target).put(`${live.path}/responses/${id}`).send(live.bodyOf()));
    const [fast, slow] = [await send(http), await send(express)];
    expect(fast).toEqual(slow);
    expect(fast.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      vary: 'Origin, Accept-Encoding',
    });
    await send(http);
    const [fastRefused, slowRefused] = [await send(http), await send(express)];
    expect(fastRefused.status).toBe(429);
    expect(fastRefused).toEqual(slowRefused);
  });

  it('answers a plain snapshot without Express and counts it', async () => {
    const before = newMetricsOf(await app.deps.metrics.render());
    await live.save(newId());
    expect(newMetricsOf(await app.deps.metrics.render())).toBe(before + 1);
    const express = vi.spyOn(app.app.express as unknown as { handle: () => void }, 'handle');
    await live.save(newId());
    expect(express).not.toHaveBeenCalled();
    await request(app.http).put(`${live.path}/responses/%20`).send(live.bodyOf());
    expect(express).toHaveBeenCalledOnce();
    express.mockRestore();
  });

  it('shares one bucket per address with Express', async () => {
    const small = await startCollectApp(app.deps.database, { RATE_SCALE: '0.01' });
    const id = newId();
    const send = (http: CollectApp['http']) =>
      request(http).put(`${live.path}/responses/${id}`).send(live.bodyOf());
    const replies: request.Response[] = [];
    for (const http of [small.http, small.express, small.http, small.http, small.express]) {
      replies.push(await send(http));
    }
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    // Pages of other sites may read the Retry-After header.
    expect(replies.map(({ headers }) => headers['access-control-expose-headers'] as unknown)).toEqual([
      ...[undefined, undefined, undefined],
      ...['Retry-After', 'Retry-After'],
    ]);
  });

  it('reads the address from the proxy header only behind a trusted proxy', async () => {
    const send = (http: CollectApp['http'], address: string) =>
      request(http)
        .put(`${live.path}/responses/${newId()}`)
        .set('x-forwarded-for', address)
        .send(live.bodyOf());
    const trusting = await startCollectApp(app.deps.database, {
      RATE_SCALE: '0.01',
      TRUSTED_PROXIES: 'loopback',
    });
    const wary = await startCollectApp(app.deps.database, { RATE_SCALE: '0.01' });
    const last = async (http: CollectApp['http']) => {
      const statuses: number[] = [];
      for (let n = 1; n <= 4; n += 1)
        statuses.push((await send(http, `198.51.100.9, 203.0.113.${n}`)).status);
      return statuses.at(-1);
    };
    expect([await last(trusting.http), await last(wary.http)]).toEqual([200, 429]);
  });
});

function newMetricsOf(text: string): number {
  return Number(
    /http_requests_total\{route="saveResponse",method="PUT",status="200"\} (\d+)/.exec(text)?.[1] ?? 0,
  );
}
