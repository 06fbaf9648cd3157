import { afterEach, describe, expect, it } from 'vitest';
import request from 'supertest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { liveSurvey } from '#tests/server/areas/collect/support.ts';
import { testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startIdentityApp } from '#tests/support/identity-app.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore } from '#tests/support/stores.ts';
import { answer, expectKept, newPostgres, newResponseId, prepare } from '#tests/processes/support/prepare.ts';
import { startProduct } from '#tests/processes/support/product.ts';
import { eventually, linesSaying, metricAt } from '#tests/processes/support/seen.ts';
import { RATE_LIMITS } from '#server/kernel/http/rate-limit.ts';

const DAY_MS = 86_400_000;

const realNow = Date.now;
afterEach(() => {
  Date.now = realNow;
});

describe.each([
  ['forwards', DAY_MS],
  ['back', -DAY_MS],
])('a clock that jumps by a day %s', (direction, jump) => {
  /** Failed before the clock was watched. */
  it('ends no session, loses no response and is logged', async () => {
    const prepared = await prepare(await newPostgres());
    let offset = 0;
    Date.now = () => realNow() + offset;
    const { url, log, stop } = await startProduct(prepared.place);
    const details = async () => {
      const headers = { authorization: prepared.authorization };
      return (await fetch(`${url}/api/v1/onboarding/store/details`, { headers })).status;
    };
    expect(await details()).toBe(200);
    const ids = Array.from({ length: 20 }, newResponseId);
    const underWay = ids.map((id) => answer(url, prepared, id, realNow()));
    offset = jump;
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual(ids.map(() => 200));
    const after = newResponseId();
    expect((await answer(url, prepared, after, realNow())).status).toBe(200);
    expect(await details()).toBe(200);
    await eventually(() => linesSaying(log(), 'The clock jumped').length, 1);
    expect(linesSaying(log(), 'The clock jumped')).toMatchObject([{ level: 'warn', seconds: jump / 1000 }]);
    expect(await metricAt(url, `clock_jumps_total{direction="${direction}"}`)).toBe(1);
    await stop();
    expect(linesSaying(log(), 'Stopped')).toHaveLength(1);
    await expectKept(prepared, [...ids, after]);
  });

  /** Failed while buckets refilled from the time of the last draw. */
  it('does not lock out a throttled caller', async () => {
    const deps = testDeps({ database: await testDatabase(), config: testConfig({ RATE_SCALE: '1' }) });
    const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
    const ask = async () => {
      const call = request(app.http)
        .post('/api/v1/auth/login')
        .send({ storeUrl: 'marlow-lamps.myshopify.com' });
      return (await call).status;
    };
    for (let calls = 0; calls < RATE_LIMITS.auth.burst; calls += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    deps.clock.advance(jump);
    await ask();
    deps.clock.advance(1_000 / RATE_LIMITS.auth.perSecond);
    expect(await ask()).toBe(200);
  });

  /** Failed while cache entries with a future time counted as fresh: the paused survey stayed. */
  it('does not leave outdated surveys in a store’s script', async () => {
    const deps = testDeps({ database: await testDatabase() });
    const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
    const live = await liveSurvey({ deps, http: app.listener });
    const script = async () =>
      (await request(app.listener).get(STORE_SCRIPT_PATH.replace('{shop}', live.store.shop)).expect(200))
        .text;
    expect(await script()).toContain(live.survey.publicId);
    deps.clock.advance(jump);
    expect((await live.changeStatus('pause')).status).toBe(200);
    deps.clock.advance(1_000);
    expect(await script()).not.toContain(live.survey.publicId);
  });
});

describe('leases, which end by the database’s clock', () => {
  const SET_BACK = `now() + interval '1 day'`;

  /** Failed without a maximum duration of leases: the call waited 20 seconds and returned 503. */
  it('of a store’s tokens block no caller after the clock was set back a day', async () => {
    const app = await startIdentityApp();
    try {
      const store = await buildStore(app.deps, app.newShop());
      const { authorization } = await validSession(app.deps, store);
      app.shops.accessToken = 'access-of-a-test';
      app.shops.refreshToken = 'refresh-of-a-test';
      await app.deps.database.query(
        `UPDATE stores SET access_token_expires_at = now(), refresh_lease_by = 'who was killed',
                refresh_lease_until = ${SET_BACK} WHERE store_id = $1`,
        [store.storeId],
      );
      const call = request(app.http).post('/api/v1/settings/refresh').set('authorization', authorization);
      expect((await call.send({})).status).toBe(200);
    } finally {
      await app.shops.stop();
    }
  });
});
