import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveGrant } from '#server/kernel/platform/grant-repository.ts';
import { fetchShopDetails } from '#server/kernel/platform/shop-details.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import { testConfig, testDeps, type TestDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { FakeShops } from '#tests/support/fake-shop.ts';
import { buildStore, newShop, storeNow } from '#tests/support/stores.ts';
import { createGate } from '#tests/support/gate.ts';
import { sealGrant } from '#server/kernel/platform/seal.ts';

let shops: FakeShops;
let deps: TestDeps;

beforeAll(async () => {
  shops = await FakeShops.start();
  const config = testConfig({ DEV_STORE: 'on', DEV_STORE_URL: shops.url });
  deps = testDeps({ config, database: await testDatabase() });
});
afterAll(() => shops.stop());
beforeEach(() => {
  shops.calls.length = 0;
  shops.behaviour.troubles = [];
  shops.behaviour.tokenDelayMs = 0;
  shops.behaviour.takesAnyToken = false;
});

/** Creates a store whose token expires in the given number of seconds, known to the platform too. */
async function storeWithToken(
  seconds: number,
  accessToken = 'first',
  refreshToken: string | null = 'refresh-1',
) {
  const store = await buildStore(deps, newShop('dev-store.test'));
  const { scopes } = store;
  const grant = { accessToken, scopes, expiresIn: seconds, refreshToken, refreshExpiresIn: 3600 };
  await saveGrant(
    deps.database,
    store.storeId,
    sealGrant(grant, store.storeId, deps.config.secrets.tokenKeys),
  );
  shops.accessToken = 'first';
  shops.refreshToken = 'refresh-1';
  return store;
}

const currency = async (storeId: string) => (await callStore(deps, storeId, fetchShopDetails)).currency;
const refreshes = () => shops.tokenCalls('refresh_token').length;

it('uses a valid token', async () => {
  const store = await storeWithToken(3600);
  expect(await currency(store.storeId)).toBe('EUR');
  expect(refreshes()).toBe(0);
});

it('refreshes a token that is about to expire and stores the new one encrypted', async () => {
  const store = await storeWithToken(200);
  await currency(store.storeId);
  await currency(store.storeId);
  expect(refreshes()).toBe(1);
  const [row] = await deps.database.query<{ accessTokenSealed: string; refreshTokenSealed: string }>(
    'SELECT access_token_sealed, refresh_token_sealed FROM stores WHERE store_id = $1',
    [store.storeId],
  );
  expect(row?.accessTokenSealed).toMatch(/^v1\.test\./);
  expect(JSON.stringify(row)).not.toContain(shops.accessToken);
  expect(JSON.stringify(row)).not.toContain(shops.refreshToken);
});

it('refreshes once when several instances find the token expired at the same time', async () => {
  const store = await storeWithToken(-1);
  shops.behaviour.tokenDelayMs = 150;
  const answers = await Promise.all([1, 2, 3, 4].map(() => currency(store.storeId)));
  expect(answers).toEqual(['EUR', 'EUR', 'EUR', 'EUR']);
  expect(refreshes()).toBe(1);
});

/**
 * Failed before, when the lease's time limit left no room for waiting: two refreshes ran, the second with a used
 * token.
 */
it('leaves the lease to the instance that took it while this one waited for the store’s row', async () => {
  const store = await storeWithToken(-1);
  const locked = createGate();
  const other = deps.database.transaction(async (tx) => {
    await tx.query('SELECT store_id FROM stores WHERE store_id = $1 FOR UPDATE', [store.storeId]);
    locked.open();
    // Time passes: the asking instance blocks on the row, which PGlite does not show.
    await pause(200);
    await tx.query(
      `UPDATE stores SET refresh_lease_by = 'the other', refresh_lease_until = $2 WHERE store_id = $1`,
      [store.storeId, new Date(Date.now() + 60_000)],
    );
  });
  await locked.opened;
  const asking = currency(store.storeId);
  await other;
  // Time passes: an instance that ignores the lease would refresh.
  await pause(200);
  expect(refreshes()).toBe(0);
  await deps.database.query(
    `UPDATE stores SET access_token_expires_at = now() + interval '1 hour',
            refresh_lease_by = NULL, refresh_lease_until = NULL
      WHERE store_id = $1 AND refresh_lease_by = 'the other'`,
    [store.storeId],
  );
  expect(await asking).toBe('EUR');
  expect(refreshes()).toBe(0);
});

it('takes over the lease when an instance died during a refresh', async () => {
  const store = await storeWithToken(-1);
  await deps.database.query(
    `UPDATE stores SET refresh_lease_by = 'the dead', refresh_lease_until = now() + interval '300 milliseconds'
      WHERE store_id = $1`,
    [store.storeId],
  );
  expect(await currency(store.storeId)).toBe('EUR');
  expect(refreshes()).toBe(1);
});

it('refreshes once a token that the store refuses before it expires', async () => {
  const store = await storeWithToken(3600, 'revoked');
  expect(await currency(store.storeId)).toBe('EUR');
  expect(refreshes()).toBe(1);
});

it('releases the lease, so that the next refresh need not wait', async () => {
  const store = await storeWithToken(-1);
  await currency(store.storeId);
  const rows = await deps.database.query(
    'SELECT refresh_lease_by, refresh_lease_until FROM stores WHERE store_id = $1',
    [store.storeId],
  );
  expect(rows).toEqual([{ refreshLeaseBy: null, refreshLeaseUntil: null }]);
});

it('deletes a token that the platform no longer refreshes', async () => {
  const store = await storeWithToken(-1, 'first', 'spent');
  await expect(currency(store.storeId)).rejects.toMatchObject({ code: 'UPSTREAM' });
  expect((await storeNow(deps, store.storeId)).hasAccess).toBe(false);
});

it('uses a token that is still valid when the refresh fails temporarily', async () => {
  const store = await storeWithToken(200);
  shops.behaviour.troubles = [500, 500, 500];
  expect(await currency(store.storeId)).toBe('EUR');
});

it('keeps the token of a reinstallation that happens during a refresh', async () => {
  const store = await storeWithToken(-1);
  shops.behaviour.tokenDelayMs = 300;
  shops.behaviour.takesAnyToken = true;
  const asking = currency(store.storeId);
  await expect.poll(refreshes).toBe(1);
  const grant = {
    accessToken: 'installed',
    scopes: store.scopes,
    expiresIn: 3600,
    refreshToken: 'r',
    refreshExpiresIn: 3600,
  };
  await saveGrant(
    deps.database,
    store.storeId,
    sealGrant(grant, store.storeId, deps.config.secrets.tokenKeys),
  );
  await asking;
  expect(shops.calls.at(-1)?.accessToken).toBe('installed');
});

it('keeps a token for which this process has no key, so that another process can use it', async () => {
  const store = await storeWithToken(3600);
  const secrets = { ...deps.config.secrets, tokenKeys: [{ id: 'other', key: randomBytes(32) }] };
  const other = { ...deps, config: { ...deps.config, secrets } };
  await expect(callStore(other, store.storeId, fetchShopDetails)).rejects.toMatchObject({ code: 'UPSTREAM' });
  expect(await currency(store.storeId)).toBe('EUR');
});

it('uses an access token that is still valid when this process has no key for the refresh token', async () => {
  const store = await storeWithToken(200);
  const [row] = await deps.database.query<{ sealed: string }>(
    `UPDATE stores SET refresh_token_sealed = replace(refresh_token_sealed, 'v1.', 'v1.gone-') WHERE store_id = $1
     RETURNING refresh_token_sealed AS sealed`,
    [store.storeId],
  );
  expect(row?.sealed).toMatch(/^v1\.gone-/);
  expect(await currency(store.storeId)).toBe('EUR');
});
