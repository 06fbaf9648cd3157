import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { API_BASE } from '#shared/api/base.ts';
import { CONTRACT } from '#shared/api/contract.ts';
import { DEFAULT_BODY_BYTES } from '#shared/api/endpoint.ts';
import { eachOf } from '#tests/support/each-of.ts';
import { validSession } from '#tests/support/sessions.ts';
import { attackedApp, plainRoutes } from './support/attacked-app.ts';
import { problemOf } from './support/exchange.ts';

/*
 * Each test failed with a fault in the code: sizes and endless bodies without `limit` in `jsonBody`; slow bodies with
 * the listener’s `requestTimeout` at 0.
 */

const app = attackedApp();
/** The same app with short timeouts; large bodies need longer ones on a busy machine. */
const hasty = attackedApp({ timeouts: { headersMs: 700, requestMs: 700, checkMs: 50 } });

const WITH_BODY = CONTRACT.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, 'a'.repeat(24));

/** Sends pieces without an end until the server stops it. Returns the status, if any. */
function pour(path: string, headers: Record<string, string>): Promise<number> {
  const ENOUGH = 16 * 1024 * 1024;
  const piece = Buffer.alloc(64 * 1024, 'x');
  return new Promise((resolve, reject) => {
    let sent = 0;
    let status = 0;
    const asked = request({ host: '127.0.0.1', port: hasty.port, method: 'PUT', path, headers });
    const more = () => {
      if (status !== 0 || asked.destroyed || sent > ENOUGH) return;
      sent += piece.length;
      asked.write(piece, () => setImmediate(more));
    };
    asked.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      asked.destroy();
    });
    // The server closed the connection, with or without a reply.
    asked.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? undefined : reject(error),
    );
    asked.on('close', () => resolve(status));
    more();
  });
}

describe('a body above the limit of its call', () => {
  it.each(WITH_BODY.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is refused: %s',
    async (_name, { method, path, bodyBytes = DEFAULT_BODY_BYTES }) => {
      const { authorization } = await validSession(app.deps);
      const headers = { authorization, 'content-type': 'application/json' };
      const body = JSON.stringify({ pad: 'x'.repeat(bodyBytes) });
      const address = API_BASE + addressOf(path);
      const large = await app.send({ method, path: address, headers, body });
      expect([problemOf(large), large.status]).toEqual([null, 413]);
      const packed = { ...headers, 'content-encoding': 'gzip' };
      const bomb = await app.send({ method, path: address, headers: packed, body: gzipSync(body) });
      expect([problemOf(bomb), bomb.status]).toEqual([null, 413]);
    },
  );

  it.each(
    plainRoutes().flatMap(({ name, method, path, body }) =>
      body ? [[name, method, path, body] as const] : [],
    ),
  )('is refused: %s', async (_name, method, path, { kind, bytes }) => {
    const headers = kind === 'form' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    const reply = await app.send({ method, path: addressOf(path), headers, body: 'x'.repeat(bytes + 1) });
    expect([problemOf(reply), reply.status]).toEqual([null, 413]);
  });

  it('without an end is cut off', async () => {
    const { authorization } = await validSession(hasty.deps);
    const paths = [`/surveys/${'a'.repeat(24)}/draft`, `/collect/x/responses/${'a'.repeat(24)}`];
    const headers = { authorization, 'content-type': 'application/json' };
    const statuses = await eachOf(paths, (path) => pour(API_BASE + path, headers));
    for (const status of statuses) expect([0, 404, 408, 413]).toContain(status);
  });
});

describe('a body that arrives very slowly', () => {
  it.each([
    ['ahead of Express', `/collect/x/responses/${'a'.repeat(24)}`],
    ['in Express', `/surveys/${'a'.repeat(24)}/audience`],
  ])('%s is cut off, and no request stays open', async (_where, path) => {
    const { authorization } = await validSession(hasty.deps);
    const headers = { authorization, 'content-type': 'application/json', 'content-length': '1000' };
    const ended = await new Promise((resolve) => {
      const asked = request({
        host: '127.0.0.1',
        port: hasty.port,
        method: 'PUT',
        path: API_BASE + path,
        headers,
      });
      const drip = setInterval(() => void asked.write(' '), 20);
      asked.on('response', ({ statusCode }) => resolve(statusCode));
      asked.on('error', () => resolve('cut off'));
      asked.on('close', () => clearInterval(drip));
    });
    expect([400, 408, 'cut off']).toContain(ended);
    expect((await hasty.send({ method: 'GET', path: `${API_BASE}/status` })).status).toBe(200);
  });
});
