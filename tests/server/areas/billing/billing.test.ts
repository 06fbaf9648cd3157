import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FREE_FEATURES, PRO_FEATURES } from '#tests/support/plan-features.ts';
import { type IdentityApp, startIdentityApp } from '#tests/support/identity-app.ts';
import { validSession } from '#tests/support/sessions.ts';

let app: IdentityApp;

beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

const get = (path: string, authorization: string) =>
  request(app.http).get(`/api/v1/billing${path}`).set('authorization', authorization);
const startFree = (authorization: string) =>
  request(app.http).post('/api/v1/billing/start-with-free').set('authorization', authorization).send({});

/** The features by key, without their names. */
const grantsOf = (features: Record<string, { type: string; value: unknown }>) =>
  Object.fromEntries(Object.entries(features).map(([key, { type, value }]) => [key, { type, value }]));

it('offers Free and Pro with their features', async () => {
  const { authorization } = await validSession(app.deps);
  const plans = (await get('/plans', authorization)).body.data as {
    name: string;
    amount: number;
    features: Record<string, { name: string; type: string; value: unknown }>;
  }[];
  expect(plans.map(({ name, amount }) => [name, amount])).toEqual([
    ['Free', 0],
    ['Pro', 19],
    ['Pro', 190],
  ]);
  expect(grantsOf(plans[0]?.features ?? {})).toEqual(FREE_FEATURES);
  expect(grantsOf(plans[1]?.features ?? {})).toEqual(PRO_FEATURES);
  // Merchants see the names, so they are words and not keys.
  for (const { name } of Object.values(plans[0]?.features ?? {})) expect(name).toMatch(/^[A-Z][a-z ,]/);
});

it('has no plan before the store chose one', async () => {
  const { authorization } = await validSession(app.deps);
  const { data } = (await get('/customer', authorization)).body;
  expect(data).toMatchObject({ subscription: null, features: {} });
});

it('starts the free plan once, however often it is requested', async () => {
  const { authorization, store } = await validSession(app.deps);
  const replies = await Promise.all([1, 2, 3].map(() => startFree(authorization)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { data } = (await get('/customer', authorization)).body;
  expect(data.subscription).toMatchObject({ plan: { name: 'Free', amount: 0 }, active: true });
  expect(grantsOf(data.features)).toEqual(FREE_FEATURES);
  const rows = await app.deps.database.query(
    'SELECT plan_id, status, amount::float8 AS amount FROM subscriptions WHERE store_id = $1',
    [store.storeId],
  );
  expect(rows).toEqual([{ planId: 'free', status: 'active', amount: 0 }]);
});

it('keeps a paid plan', async () => {
  const { authorization, store } = await validSession(app.deps);
  await app.deps.database.query(
    `INSERT INTO subscriptions (store_id, subscription_id, plan_id, status, interval, amount, currency, created_at, updated_at)
     VALUES ($1, 'paid', 'pro-monthly', 'active', 'EVERY_30_DAYS', 19, 'USD', now(), now())`,
    [store.storeId],
  );
  const { data } = (await startFree(authorization)).body;
  expect(data.subscription).toMatchObject({ id: 'paid', plan: { name: 'Pro' } });
});

it('keeps the plans of stores apart', async () => {
  const one = await validSession(app.deps);
  const other = await validSession(app.deps);
  await startFree(one.authorization);
  expect((await get('/customer', other.authorization)).body.data.subscription).toBeNull();
});

it.each(['/plans', '/customer'])('returns 401 for %s without a session', async (path) => {
  expect((await get(path, 'Bearer nobody')).status).toBe(401);
});
