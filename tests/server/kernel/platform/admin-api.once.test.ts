import { afterEach, beforeEach, expect, it } from 'vitest';
import { coversScopes, exchangeCode } from '#server/kernel/platform/oauth.ts';
import { fetchShopDetails } from '#server/kernel/platform/shop-details.ts';
import { registerWebhooks } from '#server/kernel/platform/webhook-subscriptions.ts';
import { testConfig } from '#tests/support/app.ts';
import { FakeShops } from '#tests/support/fake-shop.ts';

let shops: FakeShops;
const SHOP = 'demo.dev-store.test';

beforeEach(async () => {
  shops = await FakeShops.start();
  shops.accessToken = 'good';
});
afterEach(() => shops.stop());

const settings = () => testConfig({ DEV_STORE: 'on', DEV_STORE_URL: shops.url });
const access = (accessToken = 'good') => ({ settings: settings(), shop: SHOP, accessToken });

it('reads the details of a store', async () => {
  expect(await fetchShopDetails(access())).toEqual({
    shopId: 'gid://shopify/Shop/7001',
    shop: SHOP,
    name: 'Marlow Lamps',
    email: 'hello@marlow-lamps.example',
    currency: 'EUR',
    timezone: 'Europe/Lisbon',
    city: 'Porto',
    country: 'PT',
    platformPlan: 'Basic',
  });
});

it.each([
  ['fails temporarily', [500, 503]],
  ['is busy', [429]],
  ['closes the connection', ['hang up' as const]],
])('retries when the store %s', async (_what, troubles) => {
  shops.behaviour.troubles = [...troubles];
  expect((await fetchShopDetails(access())).name).toBe('Marlow Lamps');
});

it('stops after three attempts', async () => {
  shops.behaviour.troubles = [500, 500, 500, 500];
  await expect(fetchShopDetails(access())).rejects.toMatchObject({ code: 'UPSTREAM' });
  expect(shops.calls).toHaveLength(3);
});

it('does not retry a refused request', async () => {
  await expect(fetchShopDetails(access('bad'))).rejects.toMatchObject({ platformStatus: 401 });
  expect(shops.calls).toHaveLength(1);
});

it('waits when the store throttles the API', async () => {
  shops.behaviour.throttled = 1;
  const began = performance.now();
  expect((await fetchShopDetails(access())).currency).toBe('EUR');
  expect(performance.now() - began).toBeGreaterThanOrEqual(95);
  expect(shops.calls).toHaveLength(2);
});

it('exchanges a code for an expiring token', async () => {
  const grant = await exchangeCode(settings(), SHOP, 'fresh');
  expect(grant).toMatchObject({
    accessToken: shops.accessToken,
    expiresIn: 3600,
    refreshToken: shops.refreshToken,
  });
  expect(shops.calls[0]?.body).toMatchObject({ code: 'fresh', expiring: '1' });
});

it('subscribes missing topics, moves those with another address and leaves the rest', async () => {
  const uri = `${settings().app.url}/webhooks`;
  shops.subscriptions.push(
    { id: 'right', topic: 'APP_UNINSTALLED', uri },
    { id: 'moved', topic: 'ORDERS_CREATE', uri: 'https://old.example/webhooks' },
  );
  expect(await registerWebhooks(access())).toEqual([]);
  expect(shops.subscriptions).toEqual([
    { id: 'right', topic: 'APP_UNINSTALLED', uri },
    { id: 'moved', topic: 'ORDERS_CREATE', uri },
    { id: expect.any(String) as string, topic: 'APP_SCOPES_UPDATE', uri },
    { id: expect.any(String) as string, topic: 'ORDERS_UPDATED', uri },
    { id: expect.any(String) as string, topic: 'THEMES_PUBLISH', uri },
    { id: expect.any(String) as string, topic: 'THEMES_UPDATE', uri },
  ]);
  const asked = shops.calls.length;
  await registerWebhooks(access());
  expect(shops.calls.length).toBe(asked + 1);
});

it('continues when one topic is refused, and names it', async () => {
  shops.behaviour.refusedTopics = ['ORDERS_CREATE'];
  const failed = await registerWebhooks(access());
  expect(failed).toEqual([{ topic: 'ORDERS_CREATE', message: 'This topic is not allowed.' }]);
  expect(shops.subscriptions.map(({ topic }) => topic)).toEqual([
    'APP_UNINSTALLED',
    'APP_SCOPES_UPDATE',
    'ORDERS_UPDATED',
    'THEMES_PUBLISH',
    'THEMES_UPDATE',
  ]);
});

it.each([
  [['read_orders'], ['read_orders'], true],
  [['write_orders'], ['read_orders'], true],
  [['read_orders'], ['write_orders'], false],
  [['read_orders'], ['read_orders', 'read_themes'], false],
])('tells whether the scopes %j cover %j: %s', (granted, wanted, covered) => {
  expect(coversScopes(granted, wanted)).toBe(covered);
});
