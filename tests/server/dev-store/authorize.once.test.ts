import { describe, expect, test } from 'vitest';
import { CLIENT_ID, SCOPES, SHOP, decide, install, openDevStore } from './support/open-dev-store.ts';
import type { OpenDevStore } from './support/open-dev-store.ts';
import { oracle } from './support/oracle.ts';

function locationOf(response: { headers: Record<string, string> }): URL {
  return new URL(response.headers['location'] ?? '');
}

function authorizePath({ appUrl }: OpenDevStore, changes: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    scope: SCOPES.join(','),
    redirect_uri: `${appUrl}/install/callback`,
    state: 'a-state',
    ...changes,
  });
  return `/admin/oauth/authorize?${query.toString()}`;
}

describe('the authorize page', () => {
  test('lists the requested permissions and refuses to be framed', async () => {
    const opened = await openDevStore();
    const page = await opened.http.get(authorizePath(opened)).expect(200);
    expect(page.text).toContain('See your customers');
    expect(page.text).toContain('See your orders');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('names a permission that it does not know', async () => {
    const opened = await openDevStore();
    const page = await opened.http
      .get(authorizePath(opened, { scope: 'read_orders,constructor' }))
      .expect(200);
    expect(page.text).toContain('Use the permission constructor');
  });

  test('escapes text from the address', async () => {
    const opened = await openDevStore();
    const page = await opened.http.get(authorizePath(opened, { state: '"><script>alert(1)</script>' }));
    expect(page.text).not.toContain('<script>alert');
    expect(page.text).toContain('&lt;script&gt;alert(1)');
  });

  test.each([
    ['another client', { client_id: 'somebody-else' }],
    ['a redirect address of another site', { redirect_uri: 'https://thief.example/install/callback' }],
    ['a redirect address with the same beginning', { redirect_uri: 'http://127.0.0.1:1.thief.example/' }],
    ['no scope', { scope: '' }],
    ['an invalid scope', { scope: 'read_orders,<b>' }],
  ])('returns 400 without a redirect for %s', async (_what, changes) => {
    const opened = await openDevStore();
    const page = await opened.http.get(authorizePath(opened, changes));
    expect([page.status, page.headers['location']]).toEqual([400, undefined]);
    expect(page.text).toContain('This install link does not work');
  });

  test('does not ask again for granted scopes, and asks for additional ones', async () => {
    const opened = await openDevStore();
    await install(opened);
    const again = await opened.http.get(authorizePath(opened)).expect(303);
    expect(locationOf(again).searchParams.get('code')).toMatch(/^id/);
    await opened.http.get(authorizePath(opened, { scope: 'read_orders,write_orders' })).expect(200);
  });
});

describe('the redirect back to the app', () => {
  test('signs the redirect as the platform does and adds a code', async () => {
    const opened = await openDevStore();
    const back = locationOf(await decide(opened, 'approve').expect(303));
    expect(`${back.origin}${back.pathname}`).toBe(`${opened.appUrl}/install/callback`);
    const query = Object.fromEntries(back.searchParams);
    expect(query).toMatchObject({ shop: SHOP, state: 'a-state', code: expect.stringMatching(/^id/) });
    expect(await oracle.utils.validateHmac(query)).toBe(true);
    expect(await oracle.utils.validateHmac({ ...query, code: 'another' })).toBe(false);
  });

  test('redirects with a signed error when the merchant refuses, and installs nothing', async () => {
    const opened = await openDevStore();
    const back = locationOf(await decide(opened, 'deny').expect(303));
    const query = Object.fromEntries(back.searchParams);
    expect(query).toMatchObject({ error: 'access_denied', shop: SHOP, state: 'a-state' });
    expect(query).not.toHaveProperty('code');
    expect(await oracle.utils.validateHmac(query)).toBe(true);
    const apps = await opened.http.get('/admin/apps');
    expect(apps.text).toContain('Not installed');
  });

  test('refuses a form posted from another site', async () => {
    const opened = await openDevStore();
    await decide(opened, 'approve').set('origin', 'https://thief.example').expect(403);
    expect((await opened.http.get('/admin/apps')).text).toContain('Not installed');
  });
});

describe('opening the app in the dev store', () => {
  test('redirects from the list of apps to the app with a signed address', async () => {
    const opened = await openDevStore();
    const start = locationOf(await opened.http.get('/admin/install').expect(302));
    expect(`${start.origin}${start.pathname}`).toBe(`${opened.appUrl}/install`);
    expect(await oracle.utils.validateHmac(Object.fromEntries(start.searchParams))).toBe(true);
  });

  test('frames the page of the address inside the admin, signed and with an id token', async () => {
    const opened = await openDevStore();
    await install(opened);
    const page = await opened.http.get('/admin/apps/askwell/surveys/templates?tab=all').expect(200);
    expect(page.headers['content-security-policy']).toContain(`frame-src ${opened.appUrl}`);
    const source = (/<iframe[^>]*\sdata-address="([^"]*)"/.exec(page.text)?.[1] ?? '').replaceAll(
      '&amp;',
      '&',
    );
    const frame = new URL(source);
    expect(`${frame.origin}${frame.pathname}`).toBe(`${opened.appUrl}/surveys/templates`);
    const query = Object.fromEntries(frame.searchParams);
    expect(query).toMatchObject({ embedded: '1', shop: SHOP, tab: 'all' });
    expect(await oracle.utils.validateHmac(query)).toBe(true);
    const claims = await oracle.session.decodeSessionToken(query['id_token'] ?? '');
    expect(claims).toMatchObject({ dest: `https://${SHOP}`, iss: `https://${SHOP}/admin`, aud: CLIENT_ID });
    expect(claims.exp - claims.nbf).toBe(60);
  });

  test('never frames another site', async () => {
    const opened = await openDevStore();
    await install(opened);
    for (const path of ['//thief.example/', '/\\thief.example/', '/..//thief.example']) {
      const page = await opened.http.get(`/admin/apps/askwell${path}`);
      const source = /<iframe[^>]*\sdata-address="([^"]*)"/.exec(page.text)?.[1] ?? opened.appUrl;
      expect(new URL(source).origin).toBe(opened.appUrl);
    }
  });

  test('opens the same page by the app’s client id', async () => {
    const opened = await openDevStore();
    const moved = await opened.http.get(`/admin/apps/${CLIENT_ID}/settings?x=1`).expect(302);
    expect(moved.headers['location']).toBe('/admin/apps/askwell/settings?x=1');
  });

  test('returns 404 before the app is installed', async () => {
    const opened = await openDevStore();
    expect((await opened.http.get('/admin/apps/askwell')).text).toContain('Askwell is not installed');
    await opened.http.get('/admin/id-token').expect(403);
  });
});

test('refuses a dev store in production', async () => {
  await expect(openDevStore({ production: true })).rejects.toThrow('does not run in production');
});
