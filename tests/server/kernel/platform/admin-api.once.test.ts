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

it('asks a store for its details', async () => {
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
  ['is broken for a moment', [500, 503]],
  ['is busy', [429]],
  ['hangs up', ['hang up' as const]],
])('tries again when the store %s', async (_what, troubles) => {
  shops.behaviour.troubles = [...troubles];
  expect((await fetchShopDetails(access())).name).toBe('Marlow Lamps');
});

it('gives up after three attempts', async () => {
  shops.behaviour.troubles = [500, 500, 500, 500];
  await expect(fetchShopDetails(access())).rejects.toMatchObject({ code: 'UPSTREAM' });
  expect(shops.calls).toHaveLength(3);
});

it('does not ask again what was refused', async () => {
  await expect(fetchShopDetails(access('bad'))).rejects.toMatchObject({ platformStatus: 401 });
  expect(shops.calls).toHaveLength(1);
});

it('waits for room when the store throttles', async () => {
  shops.behaviour.throttled = 1;
  const began = performance.now();
  expect((await fetchShopDetails(access())).currency).toBe('EUR');
  expect(performance.now() - began).toBeGreaterThanOrEqual(95);
  expect(shops.calls).toHaveLength(2);
});

it('trades a code for an expiring token', async () => {
  const grant = await exchangeCode(settings(), SHOP, 'fresh');
  expect(grant).toMatchObject({
    accessToken: shops.accessToken,
    expiresIn: 3600,
    refreshToken: shops.refreshToken,
  });
  expect(shops.calls[0]?.body).toMatchObject({ code: 'fresh', expiring: '1' });
});

it('subscribes to what is missing, moves what points elsewhere and leaves the rest', async () => {
  const uri = `${settings().app.url}/webhooks`;
  shops.subscriptions.push(
    { id: 'right', topic: 'APP_UNINSTALLED', uri },
    { id: 'moved', topic: 'ORDERS_CREATE', uri: 'https://old.example/webhooks' },
  );
  expect(await registerWebhooks(access())).toEqual([]);
  expect(shops.subscriptions).toEqual([
    { id: 'right', topic: 'APP_UNINSTALLED', uri },
    { id: 'moved', topic: 'ORDERS_CREATE', uri },
    { id: expect.any(String) as string, topic: 'ORDERS_UPDATED', uri },
  ]);
  const asked = shops.calls.length;
  await registerWebhooks(access());
  expect(shops.calls.length).toBe(asked + 1);
});

it('goes on when one topic is refused, and says which', async () => {
  shops.behaviour.refusedTopics = ['ORDERS_CREATE'];
  const failed = await registerWebhooks(access());
  expect(failed).toEqual([{ topic: 'ORDERS_CREATE', message: 'This topic is not allowed.' }]);
  expect(shops.subscriptions.map(({ topic }) => topic)).toEqual(['APP_UNINSTALLED', 'ORDERS_UPDATED']);
});

it.each([
  [['read_orders'], ['read_orders'], true],
  [['write_orders'], ['read_orders'], true],
  [['read_orders'], ['write_orders'], false],
  [['read_orders'], ['read_orders', 'read_themes'], false],
])('%j covers %j: %s', (granted, wanted, covered) => {
  expect(coversScopes(granted, wanted)).toBe(covered);
});
