import fc from 'fast-check';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { callerOf, createRateLimiter, RATE_LIMITS } from '#server/kernel/http/rate-limit.ts';
import { AppError } from '#shared/errors.ts';
import { openGuard, testApp, testClock, testConfig, testDeps } from '#tests/support/app.ts';
import { notes } from './fixtures.ts';
import type { SessionGuard } from '#server/kernel/http/session.ts';

const limited = () => testDeps({ config: testConfig({ RATE_SCALE: '1', TRUSTED_PROXIES: 'loopback' }) });

const allowedOf = (times: number, attempt: () => void) => {
  let allowed = 0;
  for (let i = 0; i < times; i += 1) {
    try {
      attempt();
      allowed += 1;
    } catch {
      // Refused: the call does not count.
    }
  }
  return allowed;
};

describe('a rate limit bucket', () => {
  it('allows a burst, then refills at the configured rate', () => {
    const clock = testClock();
    const limiter = createRateLimiter({ clock, scale: 1 });
    const take = () => limiter.take('heavy', 'a');
    expect(allowedOf(50, take)).toBe(RATE_LIMITS.heavy.burst);
    clock.advance(10_000);
    expect(allowedOf(50, take)).toBe(10 * RATE_LIMITS.heavy.perSecond);
    clock.advance(86_400_000);
    expect(allowedOf(50, take)).toBe(RATE_LIMITS.heavy.burst);
  });

  it('never allows more than burst and rate, in any rhythm of calls', () => {
    const step = fc.record({ wait: fc.nat(5_000), calls: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const clock = testClock();
        const start = clock();
        const limiter = createRateLimiter({ clock, scale: 1 });
        let allowed = 0;
        for (const { wait, calls } of steps) {
          clock.advance(wait);
          allowed += allowedOf(calls, () => limiter.take('auth', 'a'));
        }
        const { burst, perSecond } = RATE_LIMITS.auth;
        expect(allowed).toBeLessThanOrEqual(burst + ((clock() - start) / 1000) * perSecond + 1e-6);
      }),
    );
  });

  it('counts each caller and each kind of call separately', () => {
    const limiter = createRateLimiter({ clock: testClock(), scale: 1 });
    allowedOf(100, () => limiter.take('heavy', 'a'));
    expect(allowedOf(1, () => limiter.take('heavy', 'b'))).toBe(1);
    expect(allowedOf(1, () => limiter.take('screen', 'a'))).toBe(1);
  });

  it('evicts the least recently used bucket when there are too many', () => {
    const limiter = createRateLimiter({ clock: testClock(), scale: 1, capacity: 100 });
    allowedOf(100, () => limiter.take('heavy', 'busy'));
    for (let i = 0; i < 1000; i += 1) {
      limiter.take('screen', `visitor ${i}`);
      if (i % 50 === 0) allowedOf(1, () => limiter.take('heavy', 'busy'));
    }
    expect(limiter.size).toBe(100);
    expect(allowedOf(1, () => limiter.take('heavy', 'busy'))).toBe(0);
  });
});

describe('the key of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts the address %s as %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller);
  });
});

describe('rate limits on routes', () => {
  const times = async (count: number, send: () => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i += 1) statuses.push((await send()).status);
    return statuses;
  };

  it('returns 429 with Retry-After to one address and still answers another address', async () => {
    const { http } = testApp({ deps: limited(), areas: [notes] });
    const from = (address: string) =>
      request(http).get('/api/v1/notes/newest').set('x-forwarded-for', address);
    const statuses = await times(RATE_LIMITS.screen.burst + 1, () => from('203.0.113.7'));
    expect(statuses.filter((status) => status === 200)).toHaveLength(RATE_LIMITS.screen.burst);
    const refused = await from('203.0.113.7');
    expect(refused.body).toMatchObject({ error: { code: 'RATE_LIMITED' } });
    expect(refused.headers['retry-after']).toBe('1');
    expect((await from('203.0.113.8')).status).toBe(200);
  });

  it('counts a request with a session against the session, not the address', async () => {
    const { http } = testApp({ deps: limited(), areas: [notes] });
    const as = (store: string) =>
      request(http).get('/api/v1/notes/n1').set('authorization', `Bearer ${store}`);
    await times(RATE_LIMITS.screen.burst, () => as('store-a'));
    expect((await as('store-a')).status).toBe(429);
    expect((await as('store-b')).status).toBe(200);
  });

  it('refuses guessed tokens before it verifies them, and still allows logins', async () => {
    let looked = 0;
    const guard: SessionGuard = () => {
      looked += 1;
      return Promise.reject(new AppError('UNAUTHENTICATED'));
    };
    const { http } = testApp({ deps: limited(), areas: [notes], guard });
    const guess = () => request(http).get('/api/v1/notes/n1').set('authorization', 'Bearer !');
    const statuses = await times(RATE_LIMITS.refused.burst + 5, guess);
    expect(statuses.filter((status) => status === 401)).toHaveLength(RATE_LIMITS.refused.burst);
    expect(statuses.at(-1)).toBe(429);
    expect((await request(http).get('/api/v1/notes/newest')).status).toBe(200);
    expect(looked).toBe(RATE_LIMITS.refused.burst);
  });

  it('refuses a session beyond its limit without looking it up again', async () => {
    let looked = 0;
    const guard: SessionGuard = (authorization) => {
      looked += 1;
      return openGuard(authorization);
    };
    const deps = limited();
    const { http } = testApp({ deps, areas: [notes], guard });
    const as = (store: string) =>
      request(http).get('/api/v1/notes/n1').set('authorization', `Bearer ${store}`);
    const { burst, perSecond } = RATE_LIMITS.screen;
    await times(burst, () => as('store-a'));
    expect(looked).toBe(burst);
    expect(await times(3, () => as('store-a'))).toEqual([429, 429, 429]);
    expect(looked).toBe(burst);
    expect((await as('store-b')).status).toBe(200);
    deps.clock.advance(1_000 / perSecond);
    expect((await as('store-a')).status).toBe(200);
  });

  it('ignores a forged client address', async () => {
    const { http } = testApp({ deps: testDeps({ config: testConfig({ RATE_SCALE: '1' }) }), areas: [notes] });
    let next = 0;
    const disguised = () =>
      request(http)
        .get('/api/v1/notes/newest')
        .set('x-forwarded-for', `203.0.113.${(next += 1)}`);
    const statuses = await times(RATE_LIMITS.screen.burst + 1, disguised);
    expect(statuses.at(-1)).toBe(429);
  });
});
