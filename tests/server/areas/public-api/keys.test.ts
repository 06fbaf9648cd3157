import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_KEYS } from '#shared/connections/key-scopes.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { createLog } from '#server/kernel/telemetry/log.ts';
import { createMetrics } from '#server/kernel/telemetry/metrics.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { testApp, testConfig } from '#tests/support/app.ts';
import { type CollectApp, liveSurvey, startCollectApp } from '../collect/support.ts';
import { asProgram, keyCalls, storeWithKey } from './support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

const LIST = '/surveys';

describe('making a key', () => {
  it('shows the key once and stores only its hash', async () => {
    const { calls, key, secret, live } = await storeWithKey(app, ['read']);
    expect(secret).toMatch(/^askwell_[0-9a-f]{32}_[\w-]{43}$/);
    expect(key).toMatchObject({
      name: 'Warehouse',
      scopes: ['read'],
      ending: secret.slice(-4),
      endedAt: null,
    });
    expect(await calls.list()).toEqual([key]);
    const rows = await app.deps.database.query(`SELECT * FROM api_keys WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, await calls.list()])).not.toContain(secret.slice(-43, -4));
  });

  it('is refused on a plan without connections, without a name, without a scope, and beyond the limit', async () => {
    const free = keyCalls(app, await liveSurvey(app, { plan: 'free' }));
    const input = { name: 'Warehouse', scopes: ['read'] };
    const onFree = await free.send('post', '', input);
    expect([onFree.status, await free.list()]).toEqual([402, []]);
    const { calls } = await storeWithKey(app);
    for (const wrong of [{ name: ' ' }, { scopes: [] }, { scopes: ['admin'] }]) {
      expect((await calls.send('post', '', { ...input, ...wrong })).status).toBe(400);
    }
    for (let made = 1; made < MOST_KEYS; made += 1) await calls.create();
    const beyond = await calls.send('post', '', input);
    expect([beyond.status, beyond.text]).toEqual([409, expect.stringContaining('End one first')]);
  });
});

describe('a key', () => {
  it('is accepted in the Authorization header only', async () => {
    const { call, secret } = await storeWithKey(app);
    const { status, headers } = await call('get', LIST);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const without = asProgram(app, '');
    const elsewhere = [
      without('get', `${LIST}?key=${secret}&access_token=${secret}`),
      without('get', LIST).set('cookie', `auth_token=${secret}`),
      without('get', LIST).set('x-api-key', secret),
      without('get', LIST).set('authorization', `Basic ${secret}`),
      without('get', LIST).set('authorization', secret),
    ];
    for (const sent of elsewhere) {
      const reply = await sent;
      expect([reply.status, reply.headers['www-authenticate']]).toEqual([401, 'Bearer realm="Askwell API"']);
    }
  });

  it('is refused if one character differs, or if it names another store', async () => {
    const [one, other] = [await storeWithKey(app), await storeWithKey(app)];
    const changed = one.secret.slice(0, -1) + (one.secret.endsWith('A') ? 'B' : 'A');
    const moved = one.secret.replace(one.live.store.storeId, other.live.store.storeId);
    for (const wrong of [changed, moved]) {
      const reply = await asProgram(app, wrong)('get', LIST);
      expect([reply.status, reply.text]).toEqual([401, expect.stringContaining('Send an API key')]);
    }
  });

  it('ends at once on every instance, and its error says why', async () => {
    const { calls, key, call, secret } = await storeWithKey(app);
    const deps = { ...app.deps, metrics: createMetrics() };
    const second = { express: testApp({ deps, areas: createAreas(deps) }).http };
    const elsewhere = asProgram({ ...app, ...second }, secret);
    expect([(await call('get', LIST)).status, (await elsewhere('get', LIST)).status]).toEqual([200, 200]);
    const { key: ended } = await calls.end(key.keyId);
    expect(ended).toMatchObject({ endedBy: 'merchant', endedAt: expect.any(String) as string });
    for (const ask of [call, elsewhere]) {
      const reply = await ask('get', LIST);
      expect([reply.status, reply.text]).toEqual([401, expect.stringContaining('was ended in the settings')]);
    }
    expect(await calls.end(key.keyId)).toEqual({ key: ended });
  });

  it('ends with an uninstall and stays ended after a new install', async () => {
    const { live, calls, call } = await storeWithKey(app);
    const { onUninstalled } = productDeps(app.deps);
    const { storeId } = live.store;
    await app.deps.database.transaction((tx) => onUninstalled(tx, { storeId, isInstalledAgain: false }));
    const reply = await call('get', LIST);
    expect([reply.status, reply.text]).toEqual([401, expect.stringContaining('was uninstalled')]);
    expect(await calls.list()).toMatchObject([{ endedBy: 'uninstall' }]);
  });

  it('stays when the store was installed again before the uninstall was told', async () => {
    const { live, call } = await storeWithKey(app);
    const { onUninstalled } = productDeps(app.deps);
    const { storeId } = live.store;
    await app.deps.database.transaction((tx) => onUninstalled(tx, { storeId, isInstalledAgain: true }));
    expect((await call('get', LIST)).status).toBe(200);
    // Tests of the same worker share the database, and would fetch this store's past orders.
    await app.deps.database.query(`DELETE FROM jobs WHERE store_id = $1`, [storeId]);
  });

  it('ends with a smaller plan and stays ended with a larger one', async () => {
    const { live, calls, call } = await storeWithKey(app);
    const { pauseAbovePlan } = productDeps(app.deps);
    await app.deps.database.transaction((tx) => pauseAbovePlan(tx, live.store.storeId, {}));
    // The store's subscription is still Pro.
    const reply = await call('get', LIST);
    expect([reply.status, reply.text]).toEqual([
      401,
      expect.stringContaining('no longer includes connections'),
    ]);
    expect(await calls.list()).toMatchObject([{ endedBy: 'plan' }]);
  });

  it('is refused once the plan ended elsewhere', async () => {
    const { live, call } = await storeWithKey(app);
    await app.deps.database.query(`DELETE FROM subscriptions WHERE store_id = $1`, [live.store.storeId]);
    const reply = await call('get', LIST);
    expect([reply.status, reply.body]).toMatchObject([402, { error: { code: 'PLAN_LIMIT' } }]);
  });

  it('shows when it was last used, written at most once a minute', async () => {
    const { live, calls, call, key } = await storeWithKey(app);
    expect(key.lastUsedAt).toBeNull();
    await call('get', LIST);
    const [first] = await calls.list();
    expect(Date.parse(first?.lastUsedAt ?? '')).not.toBeNaN();
    await call('get', LIST);
    expect(await calls.list()).toEqual([first]);
    await app.deps.database.query(
      `UPDATE api_keys SET last_used_at = now() - interval '2 minutes' WHERE store_id = $1`,
      [live.store.storeId],
    );
    const [before] = await calls.list();
    await call('get', LIST);
    const [after] = await calls.list();
    expect(Date.parse(after?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(before?.lastUsedAt ?? ''));
  });

  it('does not appear in the log, whether its call succeeds or fails', async () => {
    const lines: string[] = [];
    const log = createLog({
      level: 'trace',
      destination: { write: (line: string) => void lines.push(line) },
    });
    const deps = { ...app.deps, log, metrics: createMetrics() };
    const { http: express } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
    const live = await liveSurvey(app);
    const calls = keyCalls({ ...app, express }, live);
    const { secret } = await calls.create();
    const call = asProgram({ ...app, express }, secret);
    await call('get', LIST);
    await call('get', `/surveys/none?key=${secret}`);
    await call('post', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
    await call('post', LIST, { name: secret.repeat(3) });
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).not.toContain(secret.slice(-43));
    expect(lines.join('')).toContain('public.listSurveys');
  });
});

describe('the limit of a key', () => {
  it('is told in headers, and an exhausted key has to wait, without reading the database', async () => {
    const config = testConfig({ RATE_SCALE: '1' });
    let reads = 0;
    const database = Object.create(app.deps.database, {
      query: {
        value: (...given: Parameters<Database['query']>) => {
          reads += 1;
          return app.deps.database.query(...given);
        },
      },
    }) as Database;
    const deps = { ...app.deps, config, database, metrics: createMetrics() };
    const { http: express } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
    const { secret, live } = await storeWithKey(app);
    const call = asProgram({ ...app, express }, secret);
    const limitsOf = async () => {
      const { status, headers } = await call('get', LIST);
      return [status, headers['ratelimit-limit'], headers['ratelimit-remaining'], headers['ratelimit-reset']];
    };
    expect(await limitsOf()).toEqual([200, '240', '239', '1']);
    for (let left = 238; left >= 0; left -= 1) await call('get', LIST);
    expect(reads).toBeGreaterThanOrEqual(240);
    reads = 0;
    expect(await limitsOf()).toEqual([429, '240', '0', '24']);
    expect(reads).toBe(0);
    expect((await call('get', LIST)).headers['retry-after']).toBe('1');
    const other = await keyCalls(app, live).create();
    const reply = await asProgram({ ...app, express }, other.secret)('get', LIST);
    expect([reply.status, reply.headers['ratelimit-remaining']]).toEqual([200, '239']);
  });
});
