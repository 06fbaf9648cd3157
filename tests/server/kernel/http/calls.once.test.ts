import { createHash } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { publicRoute } from '#server/kernel/http/route.ts';
import { testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { newestNote, notes } from './fixtures.ts';

const { http } = testApp({ areas: [notes] });
const signedIn = ['authorization', 'Bearer store-a'] as const;
const call = (method: 'get' | 'put' | 'post' | 'delete' | 'options', path: string) =>
  request(http)[method](`/api/v1${path}`);

describe('the input of a call', () => {
  it('combines path and query parameters', async () => {
    const reply = await call('get', '/notes/n1?tags=a&tags=b&page=3').set(...signedIn);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ data: { noteId: 'n1', tags: ['a', 'b'], page: 3, owner: 'store-a' } });
  });

  it('accepts a single query value for a list', async () => {
    const reply = await call('get', '/notes/n1?tags=a').set(...signedIn);
    expect(reply.body).toMatchObject({ data: { tags: ['a'] } });
  });

  it('combines path and body, and the path wins', async () => {
    const reply = await call('put', '/notes/n1')
      .set(...signedIn)
      .send({ text: 'hi', noteId: 'n2' });
    expect(reply.body).toEqual({ data: { noteId: 'n1', text: 'hi', owner: 'store-a' } });
  });

  it('names each invalid field', async () => {
    const reply = await call('put', '/notes/n1')
      .set(...signedIn)
      .send({ text: '' });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      error: {
        code: 'INVALID_INPUT',
        message: 'Some of what was sent is not valid.',
        fields: { text: expect.stringMatching(/>=1 character/) as string },
      },
    });
  });

  it.each(['null', '[]', '"text"', '7'])(
    'returns 400 for the body %s, which is not an object',
    async (body) => {
      const reply = await call('put', '/notes/n1')
        .set(...signedIn)
        .type('json')
        .send(body);
      expect([reply.status, reply.body]).toMatchObject([400, { error: { code: 'INVALID_INPUT' } }]);
    },
  );

  it('cannot change a prototype', async () => {
    const body = '{"text":"hi","__proto__":{"owner":"x"},"constructor":{"prototype":{"owner":"x"}}}';
    const reply = await call('put', '/notes/n1')
      .set(...signedIn)
      .type('json')
      .send(body);
    expect(reply.status).toBe(200);
    expect(({} as { owner?: string }).owner).toBeUndefined();
  });
});

describe('the body of a request', () => {
  it('returns 400 when the body is not JSON', async () => {
    const reply = await call('put', '/notes/n1')
      .set(...signedIn)
      .type('json')
      .send('{"text":');
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      error: { code: 'INVALID_INPUT', message: 'The body is not valid JSON.' },
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'])(
    'returns 415 for a body of type %s',
    async (type) => {
      const reply = await call('put', '/notes/n1')
        .set(...signedIn)
        .set('content-type', type)
        .send('{"text":"hi"}');
      expect([reply.status, reply.body]).toMatchObject([415, { error: { code: 'UNSUPPORTED_MEDIA_TYPE' } }]);
    },
  );

  it('returns 413 when the body is larger than the call allows', async () => {
    const reply = await call('put', '/notes/n1')
      .set(...signedIn)
      .send({ text: 'x'.repeat(1000) });
    expect([reply.status, reply.body]).toMatchObject([413, { error: { code: 'TOO_LARGE' } }]);
  });

  it('reads the body only after it accepts the session', async () => {
    const reply = await call('put', '/notes/n1').type('json').send('{"text":');
    expect(reply.status).toBe(401);
  });

  it('accepts JSON as text/plain from a page of any origin', async () => {
    const reply = await call('post', '/collected').type('text/plain').send('{"text":"hi"}');
    expect(reply.body).toEqual({ data: { text: 'hi' } });
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('passes a signed body to the handler byte for byte', async () => {
    const reply = await request(http).post('/raw-notes/n1').type('json').send('{ "a" :1}');
    expect(reply.body).toEqual({ bytes: Buffer.from('{ "a" :1}').toString('hex') });
  });
});

describe('the address of a request', () => {
  it('returns a coded 404 for an unknown address', async () => {
    const reply = await call('get', '/nothing').set('accept', 'text/html');
    expect(reply.status).toBe(404);
    expect(reply.body).toEqual({
      error: { code: 'NOT_FOUND', message: 'We could not find what you asked for.' },
    });
  });

  it('returns 405 with the allowed methods for another method', async () => {
    const reply = await call('delete', '/notes/n1');
    expect([reply.status, reply.body]).toMatchObject([405, { error: { code: 'METHOD_NOT_ALLOWED' } }]);
    expect(reply.headers['allow']).toBe('GET, PUT, HEAD, OPTIONS');
  });

  it('lists the methods for OPTIONS', async () => {
    const reply = await call('options', '/notes/n1');
    expect([reply.status, reply.headers['allow']]).toEqual([204, 'GET, PUT, HEAD, OPTIONS']);
  });

  it.each(['/api/v1/notes/%E0%A4%A', '/api/v1/notes/%', '/raw-notes/%FF'])(
    'returns 400 for the malformed address %s',
    async (path) => {
      const reply = await request(http)
        .get(path)
        .set(...signedIn);
      expect([reply.status, reply.body]).toMatchObject([400, { error: { code: 'INVALID_INPUT' } }]);
    },
  );

  it('prefers fixed path segments to parameters, in any order of declaration', async () => {
    const reply = await call('get', '/notes/newest');
    expect(reply.body).toEqual({ data: { newest: true } });
  });

  it('refuses two routes with the same address', () => {
    const again = { ...newestNote, name: 'another' } as typeof newestNote;
    const double = { name: 'double', routes: [publicRoute(again, () => Promise.resolve({ newest: false }))] };
    expect(() => testApp({ areas: [notes, double] })).toThrow(/share an address or a name: another/);
  });
});

describe('the reply of a call', () => {
  it('carries the error code, the fields and the retry time of a coded error', async () => {
    const conflict = await call('get', '/breaking/coded');
    expect(conflict.status).toBe(409);
    expect(conflict.body).toEqual({
      error: { code: 'CONFLICT', message: 'Somebody was faster.', fields: { text: 'is stale' } },
    });
    const busy = await call('get', '/breaking/busy');
    expect([busy.status, busy.headers['retry-after']]).toEqual([503, '7']);
  });

  it('shows only a reference for an unexpected error', async () => {
    const reply = await call('get', '/breaking/unknown').set('x-request-id', 'from-outside');
    expect(reply.status).toBe(500);
    expect(reply.text).not.toMatch(/hunter2|jane/);
    const id = reply.headers['x-request-id'];
    expect(id).not.toBe('from-outside');
    expect(reply.body).toMatchObject({
      error: {
        code: 'INTERNAL',
        message: `Something went wrong on our side. Please try again. (Reference ${id})`,
      },
    });
  });

  it('shows an error of a type that only objects have as an unexpected one', async () => {
    const reply = await call('get', '/breaking/typed');
    expect([reply.status, reply.body]).toMatchObject([500, { error: { code: 'INTERNAL' } }]);
  });

  it('replies with an HTML page to a browser that navigates', async () => {
    const reply = await request(http).get('/broken-page').set('accept', 'text/html,*/*');
    expect([reply.status, reply.type]).toEqual([500, 'text/html']);
    expect(reply.text).not.toMatch(/hunter2|jane/);
    expect(reply.text).toContain('name="viewport"');
  });

  it('styles the error page under a strict policy, framed by the same hosts as the page itself', async () => {
    const shop = 'marlow-lamps.myshopify.com';
    const reply = await request(http).get('/broken-page').query({ shop }).set('accept', 'text/html');
    const policy = String(reply.headers['content-security-policy']);
    const style = /<style>(.*?)<\/style>/s.exec(reply.text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(style).not.toBe('');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).toMatch(new RegExp(`frame-ancestors [^;]*https://${shop}`));
  });

  it('refuses fields outside the contract in development', async () => {
    const reply = await call('get', '/leaking');
    expect(reply.status).toBe(500);
    expect(reply.text).not.toContain('hidden');
  });

  it('removes fields outside the contract in production', async () => {
    const config = { ...testConfig(), mode: 'production' as const };
    const production = testApp({ deps: testDeps({ config }), areas: [notes] });
    const reply = await request(production.http).get('/api/v1/leaking');
    expect(reply.body).toEqual({ data: { notes: [{ text: 'seen' }] } });
  });

  it.each(['/notes/newest', '/notes/n1', '/leaking'])(
    'sends no header that only a page needs with %s, and says that its type may not be guessed',
    async (path) => {
      const { headers } = await call('get', path);
      expect(headers['content-security-policy']).toBeUndefined();
      expect(headers['referrer-policy']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-robots-tag']).toBe('noindex');
    },
  );

  it('marks every reply as not cacheable', async () => {
    const reply = await call('get', '/notes/newest');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['etag']).toBeUndefined();
  });
});

describe('a page of another origin', () => {
  const origin = 'https://app.example';
  const config = testConfig();
  const open = testApp({
    deps: testDeps({ config: { ...config, api: { ...config.api, allowedOrigins: [origin] } } }),
    areas: [notes],
  });

  it('lets a configured origin send credentials', async () => {
    const asked = await request(open.http)
      .options('/api/v1/notes/n1')
      .set({ origin, 'access-control-request-method': 'PUT' });
    expect(asked.status).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization, content-type',
    });
    const called = await request(open.http).get('/api/v1/notes/newest').set({ origin });
    expect(called.headers['access-control-allow-origin']).toBe(origin);
    expect(called.headers['vary']).toMatch(/Origin/);
  });

  it.each(['https://app.example.evil.example', 'https://evil.example', 'null'])(
    'does not let the origin %s send credentials',
    async (stranger) => {
      const reply = await request(open.http).get('/api/v1/notes/newest').set('origin', stranger);
      expect(reply.headers['access-control-allow-origin']).toBeUndefined();
      expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
    },
  );

  it('lets any origin send a preflight for JSON to an open route', async () => {
    const reply = await call('options', '/collected').set({
      origin: 'https://any-shop.example',
      'access-control-request-method': 'POST',
    });
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
    });
  });
});
