import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { createMetrics } from '#server/kernel/telemetry/metrics.ts';
import { testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { createGate } from '#tests/support/gate.ts';
import { notes } from './fixtures.ts';

describe('/healthz', () => {
  it('returns 200 while the process runs, whatever else is broken', async () => {
    const checks = [{ name: 'database', check: () => Promise.reject(new Error('gone')) }];
    expect((await request(testApp({ checks }).http).get('/healthz')).status).toBe(200);
  });
});

describe('/readyz', () => {
  it('returns 200 while all checks pass', async () => {
    const checks = [{ name: 'database', check: () => Promise.resolve() }];
    const reply = await request(testApp({ checks }).http).get('/readyz');
    expect([reply.status, reply.body]).toEqual([200, { status: 'ready' }]);
  });

  it('names the failing check without the reason', async () => {
    const checks = [
      { name: 'cache', check: () => Promise.resolve() },
      { name: 'database', check: () => Promise.reject(new Error('password of askwell refused')) },
    ];
    const reply = await request(testApp({ checks }).http).get('/readyz');
    expect([reply.status, reply.body]).toEqual([503, { status: 'not ready', failed: ['database'] }]);
  });

  it('answers 503 when a check does not finish in time', async () => {
    const begun = createGate();
    const check = () => {
      begun.open();
      return new Promise<void>(() => undefined);
    };
    const { http } = testApp({ checks: [{ name: 'database', check }] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const asked = request(http)
        .get('/readyz')
        .then(({ status, body }) => [status, body as unknown]);
      await begun.opened;
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await asked).toEqual([503, { status: 'not ready', failed: ['database'] }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('returns 503 once a stop has begun', async () => {
    const app = testApp();
    app.beginStop();
    const reply = await request(app.http).get('/readyz');
    expect([reply.status, reply.body]).toEqual([503, { status: 'not ready', failed: ['stopping'] }]);
  });
});

describe('/metrics', () => {
  const TOKEN = 'metrics-token-of-tests';
  const read = (env: Record<string, string>, headers: Record<string, string> = {}) =>
    request(testApp({ deps: testDeps({ config: testConfig(env) }), areas: [notes] }).http)
      .get('/metrics')
      .set(headers);

  it('answers local requests when no token is configured', async () => {
    expect((await read({})).status).toBe(200);
  });

  it.each(['x-forwarded-for', 'forwarded'])(
    'returns 404 for a request through a proxy (%s)',
    async (header) => {
      expect((await read({}, { [header]: '127.0.0.1' })).status).toBe(404);
    },
  );

  it.each(['evil.example', 'evil.example:3000', 'localhost.evil.example'])(
    'returns 404 for another host name of this machine (%s)',
    async (host) => {
      expect((await read({}, { host })).status).toBe(404);
    },
  );

  it.each(['localhost:3000', '[::1]:3000', '127.0.0.1'])('answers a local host name (%s)', async (host) => {
    expect((await read({}, { host })).status).toBe(200);
  });

  it('answers only requests with the token when one is configured', async () => {
    const env = { METRICS_TOKEN: TOKEN };
    expect((await read(env, { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect((await read(env)).status).toBe(404);
    expect((await read(env, { authorization: `Bearer ${TOKEN}x` })).status).toBe(404);
  });

  it('counts and times requests by route pattern, never by address', async () => {
    const deps = testDeps();
    const { http } = testApp({ deps, areas: [notes] });
    await request(http).get('/api/v1/notes/newest');
    await request(http).get('/api/v1/breaking/coded');
    for (const made of ['a1', 'b2', 'c3']) await request(http).get(`/api/v1/${made}`);
    const { text } = await request(http).get('/metrics');
    expect(text).toContain('http_requests_total{route="newestNote",method="GET",status="200"} 1\n');
    expect(text).toContain('http_requests_total{route="breakNote",method="GET",status="409"} 1\n');
    expect(text).toContain('http_requests_total{route="none",method="GET",status="404"} 3\n');
    expect(text).toContain('http_request_duration_seconds_bucket{le="+Inf",route="newestNote"} 1\n');
    expect(text).toContain('http_request_duration_seconds_count{route="none"} 3\n');
    expect(text).toMatch(/^rate_limit_callers 1$/m);
  });

  it('counts a duration in its histogram bucket and in all larger ones', async () => {
    const metrics = createMetrics();
    for (const seconds of [0.004, 0.2, 99]) {
      metrics.observeRequest({ route: 'r', method: 'GET', status: 200, seconds });
    }
    const counts = [...(await metrics.render()).matchAll(/le="([^"]+)".*} (\d+)/g)].map(([, le, count]) => [
      le,
      Number(count),
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      '0.005': 1,
      '0.01': 1,
      '0.025': 1,
      '0.05': 1,
      '0.1': 1,
      '0.25': 2,
      '0.5': 2,
      '1': 2,
      '2.5': 2,
      '5': 2,
      '10': 2,
      '+Inf': 3,
    });
  });

  it('reads a gauge at each scrape and refuses a second gauge of the same name', async () => {
    const metrics = createMetrics();
    let waiting = 3;
    metrics.gauge('queue_waiting', 'Jobs that wait.', () => waiting);
    waiting = 5;
    expect(await metrics.render()).toContain(
      '# HELP queue_waiting Jobs that wait.\n# TYPE queue_waiting gauge\nqueue_waiting 5\n',
    );
    expect(() => metrics.gauge('queue_waiting', 'Jobs that wait.', () => 0)).toThrow(/already/);
  });

  it('escapes quotes, backslashes and line breaks in a label', async () => {
    const metrics = createMetrics();
    metrics.counter('refused_total', 'Refused.', 'code')('a"b\\c\nd');
    expect(await metrics.render()).toContain('refused_total{code="a\\"b\\\\c\\nd"} 1\n');
  });

  it('reports the start time, memory and event loop of the process', async () => {
    const metrics = createMetrics();
    metrics.observeProcess();
    const text = await metrics.render();
    for (const name of [
      'process_start_time_seconds',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_max_seconds',
    ]) {
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
  });
});
