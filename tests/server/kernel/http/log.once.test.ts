import fc from 'fast-check';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { DatabaseError } from '#server/kernel/database/database-error.ts';
import { createLog } from '#server/kernel/telemetry/log.ts';
import { AppError } from '#shared/errors.ts';
import { testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { notes } from './fixtures.ts';

/** A log that keeps its lines for the test. */
function recorded() {
  const lines: string[] = [];
  const log = createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log, lines, entries };
}

function loggedApp(env: Record<string, string> = {}) {
  const record = recorded();
  const deps = testDeps({ log: record.log, config: testConfig(env) });
  return { ...record, http: testApp({ deps, areas: [notes] }).http };
}

describe('the log of a request', () => {
  it('logs one line for a request with the outcome and the store', async () => {
    const { http, entries } = loggedApp();
    const reply = await request(http).get('/api/v1/notes/n1').set('authorization', 'Bearer store-a');
    expect(entries()).toEqual([
      {
        level: 'info',
        time: expect.any(String) as string,
        msg: 'request',
        requestId: reply.headers['x-request-id'],
        method: 'GET',
        route: 'readNote',
        status: 200,
        finished: true,
        ms: expect.any(Number) as number,
        storeId: 'store-a',
      },
    ]);
  });

  it('logs a second line with the error and its place for an unexpected error', async () => {
    const { http, entries } = loggedApp();
    await request(http).get('/api/v1/breaking/unknown');
    expect(entries()).toMatchObject([
      {
        level: 'error',
        route: 'breakNote',
        error: { name: 'Error', stack: expect.stringContaining('fixtures.ts') as string },
      },
      { level: 'info', route: 'breakNote', status: 500 },
    ]);
  });

  /** Failed before, when each request logged the error. */
  it('logs a temporary refusal once for any number of requests', async () => {
    const { http, entries } = loggedApp();
    for (let calls = 0; calls < 5; calls += 1) {
      await request(http).get('/api/v1/breaking/busy').expect(503);
    }
    const failures = entries().filter(({ msg }) => msg === 'A request failed');
    expect(failures).toMatchObject([{ level: 'error', route: 'breakNote', error: { code: 'UNAVAILABLE' } }]);
  });

  it('logs no line above debug for an error that is logged elsewhere', () => {
    const { log, entries } = recorded();
    const away = new AppError('UNAVAILABLE', undefined, { isReported: true });
    log.error({ error: away }, 'A request failed');
    log.fatal({ error: away }, 'The start failed');
    expect(entries().map(({ level }) => level)).toEqual(['debug', 'fatal']);
  });

  const names = fc.constantFrom(
    'token',
    'hmac',
    'id_token',
    'storeUrl',
    'session',
    'code',
    'state',
    'email',
    'charge_id',
    'anything',
  );
  const headers = fc.constantFrom(
    'authorization',
    'cookie',
    'x-shopify-access-token',
    'x-mantle-customer-api-token',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-request-id',
    'x-anything',
  );
  const secret = fc.stringMatching(/^s3cr3t[0-9a-f]{16}$/);

  it('logs no headers, query, path or body', async () => {
    const { http, lines } = loggedApp();
    const property = fc.asyncProperty(names, headers, secret, async (name, header, value) => {
      const target = `/api/v1/breaking/${value}?${name}=${value}`;
      await request(http).get(target).set(header, `Bearer ${value}`);
      await request(http).get(`/${value}?${name}=${value}`).set(header, value);
      await request(http)
        .put(`/api/v1/notes/n1?${name}=${value}`)
        .set('authorization', 'Bearer a')
        .send({ [name]: value });
      expect(lines.join('')).not.toContain(value);
    });
    await fc.assert(property, { numRuns: 25 });
    expect(lines.length).toBeGreaterThan(75);
  });
});

describe('the log of a database error', () => {
  it('logs a database error without the values that it quotes', () => {
    const { log, lines, entries } = recorded();
    const cause = Object.assign(new Error('invalid input syntax for type integer: "jane@shop.example"'), {
      code: '22P02',
      table: 'responses',
      detail: 'Key (email)=(jane@shop.example)',
    });
    const failure = new DatabaseError('22P02', cause);
    log.error({ error: new Error('Could not save', { cause: failure }) }, 'A request failed');
    expect(lines.join('')).not.toContain('jane');
    expect(entries()).toMatchObject([
      { error: { message: 'Could not save', cause: { cause: { code: '22P02', table: 'responses' } } } },
    ]);
  });
});

describe('the id of a request', () => {
  it('accepts a request id from a trusted proxy', async () => {
    const { http } = loggedApp({ TRUSTED_PROXIES: 'loopback' });
    const reply = await request(http).get('/healthz').set('x-request-id', 'proxy-0123456789');
    expect(reply.headers['x-request-id']).toBe('proxy-0123456789');
  });

  it.each([
    ['from an untrusted address', {}, 'proxy-0123456789'],
    ['too short', { TRUSTED_PROXIES: 'loopback' }, 'abc'],
    ['too long', { TRUSTED_PROXIES: 'loopback' }, 'a'.repeat(65)],
    ['with other characters', { TRUSTED_PROXIES: 'loopback' }, 'abcdefgh"{}'],
  ])('replaces a request id %s', async (_what, env, id) => {
    const { http } = loggedApp(env);
    const reply = await request(http).get('/healthz').set('x-request-id', id);
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{24}$/);
  });
});
