import { describe, expect, test } from 'vitest';
import { askAdminApi, askForToken, decide, install, openDevStore } from './support/open-dev-store.ts';
import type { Grant, OpenDevStore } from './support/open-dev-store.ts';

const HOUR_MS = 3600_000;

async function statusOf(opened: OpenDevStore, token: string): Promise<number> {
  return (await askAdminApi(opened, token, '{ shop { id } }')).status;
}

async function freshCode(opened: OpenDevStore): Promise<string> {
  const approved = await decide(opened, 'approve');
  return new URL(approved.headers['location'] ?? '').searchParams.get('code') ?? '';
}

async function exchange(opened: OpenDevStore, changes: Record<string, string> = {}) {
  const { idToken } = (await opened.http.get('/admin/id-token')).body as { idToken: string };
  return askForToken(opened, {
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: idToken,
    subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
    requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
    ...changes,
  });
}

describe('an authorization code', () => {
  test('exchanges an authorization code for a token that opens the Admin API for an hour', async () => {
    const opened = await openDevStore();
    const grant = await install(opened);
    expect(grant).toMatchObject({ scope: 'read_customers,read_orders', expires_in: 3600 });
    expect(await statusOf(opened, grant.access_token)).toBe(200);
    opened.clock.now += HOUR_MS - 1;
    expect(await statusOf(opened, grant.access_token)).toBe(200);
    opened.clock.now += 1;
    expect(await statusOf(opened, grant.access_token)).toBe(401);
  });

  test('accepts an authorization code once', async () => {
    const opened = await openDevStore();
    const code = await freshCode(opened);
    await askForToken(opened, { code }).expect(200);
    const again = await askForToken(opened, { code }).expect(400);
    expect(again.body).toMatchObject({ error: 'invalid_request' });
  });

  test('refuses an authorization code after a minute', async () => {
    const opened = await openDevStore();
    const code = await freshCode(opened);
    opened.clock.now += 60_000;
    await askForToken(opened, { code }).expect(400);
  });

  test.each([
    ['secret', { client_secret: 'guessed' }],
    ['id', { client_id: 'somebody-else' }],
  ])('refuses an authorization code with the wrong client %s', async (_what, wrong) => {
    const opened = await openDevStore();
    const code = await freshCode(opened);
    const refused = await askForToken(opened, { code, ...wrong }).expect(401);
    expect(refused.body).toMatchObject({ error: 'invalid_client' });
  });
});

describe('a refresh token', () => {
  const refresh = (opened: OpenDevStore, token: string) =>
    askForToken(opened, { grant_type: 'refresh_token', refresh_token: token });

  test('exchanges a refresh token for a new pair and invalidates the old pair', async () => {
    const opened = await openDevStore();
    const first = await install(opened);
    const second = (await refresh(opened, first.refresh_token).expect(200)).body as Grant;
    expect(second.access_token).not.toBe(first.access_token);
    expect(await statusOf(opened, first.access_token)).toBe(401);
    expect(await statusOf(opened, second.access_token)).toBe(200);
    const spent = await refresh(opened, first.refresh_token).expect(400);
    expect(spent.body).toMatchObject({ error: 'invalid_grant' });
    await refresh(opened, second.refresh_token).expect(200);
  });

  test('accepts a refresh token for 90 days, longer than the access token', async () => {
    const opened = await openDevStore();
    const first = await install(opened);
    opened.clock.now += 89 * 24 * HOUR_MS;
    const second = (await refresh(opened, first.refresh_token).expect(200)).body as Grant;
    opened.clock.now += 90 * 24 * HOUR_MS;
    await refresh(opened, second.refresh_token).expect(400);
  });

  test('refuses a refresh token after an uninstall', async () => {
    const opened = await openDevStore();
    const grant = await install(opened);
    await opened.http.post('/admin/uninstall');
    expect(await statusOf(opened, grant.access_token)).toBe(401);
    const refused = await refresh(opened, grant.refresh_token).expect(400);
    expect(refused.body).toMatchObject({ error: 'app_not_installed' });
  });
});

describe('an id token at the token endpoint', () => {
  test('exchanges an id token for an access token once the app is installed', async () => {
    const opened = await openDevStore();
    await decide(opened, 'approve');
    const grant = (await (await exchange(opened)).body) as Grant;
    expect(grant.expires_in).toBe(3600);
    expect(await statusOf(opened, grant.access_token)).toBe(200);
  });

  test('refuses a forged id token', async () => {
    const opened = await openDevStore();
    await decide(opened, 'approve');
    const refused = await exchange(opened, { subject_token: 'a.b.c' });
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_subject_token']);
  });

  test('refuses an expired id token', async () => {
    const opened = await openDevStore();
    await decide(opened, 'approve');
    const { idToken } = (await opened.http.get('/admin/id-token')).body as { idToken: string };
    opened.clock.now += 61_000;
    expect((await exchange(opened, { subject_token: idToken })).status).toBe(400);
  });

  test('exchanges an id token only for an offline token', async () => {
    const opened = await openDevStore();
    await decide(opened, 'approve');
    const online = 'urn:shopify:params:oauth:token-type:online-access-token';
    expect((await exchange(opened, { requested_token_type: online })).status).toBe(400);
  });
});

test('refuses an access token without an expiry in the Admin API', async () => {
  const opened = await openDevStore();
  const code = await freshCode(opened);
  const grant = (await askForToken(opened, { code, expiring: '0' })).body as Partial<Grant>;
  expect(grant.refresh_token).toBeUndefined();
  expect(await statusOf(opened, grant.access_token ?? '')).toBe(403);
});

test('refuses an unknown grant type', async () => {
  const opened = await openDevStore();
  await decide(opened, 'approve');
  const refused = await askForToken(opened, { grant_type: 'password' }).expect(400);
  expect(refused.body).toMatchObject({ error: 'unsupported_grant_type' });
});
