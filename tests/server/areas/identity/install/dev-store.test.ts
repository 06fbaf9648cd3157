import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { createDevStore, type DevStore } from '#server/dev-store/app.ts';
import { testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { SmallBrowser } from '#tests/support/small-browser.ts';
import { newShop } from '#tests/support/stores.ts';

let deps: Deps;
let store: DevStore;
const servers: Server[] = [];
const shop = newShop('dev-store.test');
const newId = () => randomBytes(16).toString('hex');

/** Listens before it has a handler, because each of the two sites needs the other's address. */
async function listen(host: string): Promise<{ url: string; answerWith(handler: RequestListener): void }> {
  let handler: RequestListener | undefined;
  const server = createServer((request, response) => handler?.(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://${host}:${String(port)}`, answerWith: (given) => (handler = given) };
}

beforeAll(async () => {
  const [app, devStore] = [await listen('localhost'), await listen('127.0.0.1')];
  const env = { APP_URL: app.url, DEV_STORE: 'on', DEV_STORE_URL: devStore.url, RATE_SCALE: '1000' };
  // The database and both sites read the real clock.
  deps = { ...testDeps({ config: testConfig(env), database: await testDatabase() }), clock: Date.now };
  app.answerWith(testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).express);
  store = createDevStore({
    host: shop,
    origin: devStore.url,
    app: {
      name: 'Askwell',
      url: app.url,
      clientId: deps.config.platform.clientId,
      clientSecret: deps.config.secrets.platformApi[0],
      installPath: '/install',
      complianceWebhookPath: '/webhooks',
      storefrontScript: `${app.url}/store/${shop}/askwell.js`,
    },
    assetsFolder: '.',
    themeExtensionFolder: 'web/extensions/theme',
    dataFile: null,
    production: false,
    clock: deps.clock,
    newId,
    log: deps.log,
  });
  devStore.answerWith(store.handler);
});

afterAll(async () => {
  await store.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const at = (path: string) => `${deps.config.devStore?.url ?? ''}${path}`;
const api = (path: string) => `${deps.config.app.url}/api/v1${path}`;

interface Reply {
  data: { token: string; redirectUrl: string; store: Record<string, unknown> };
}

async function details(token: string): Promise<{ status: number; body: Reply }> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(api('/onboarding/store/details'), { headers });
  return { status: response.status, body: (await response.json()) as Reply };
}

/** Opens an address that leads to the authorize page, and presses a button there. */
async function decide(browser: SmallBrowser, begin: string, decision: 'approve' | 'deny') {
  const page = await browser.get(begin);
  expect(page.url.pathname).toBe('/admin/oauth/authorize');
  const fields = Object.fromEntries(page.url.searchParams);
  return browser.submit(at('/admin/oauth/authorize'), { ...fields, decision });
}

async function embeddedToken(browser: SmallBrowser): Promise<string> {
  const { idToken } = JSON.parse((await browser.get(at('/admin/id-token'))).text) as { idToken: string };
  return (await browser.call<Reply>(api('/auth/login'), { idToken })).body.data.token;
}

it('installs from the store’s admin after an approval, uninstalls and installs again', async () => {
  const browser = new SmallBrowser();
  const denied = await decide(browser, at('/admin/install'), 'deny');
  expect(denied.status).toBe(403);
  expect(denied.text).toContain('Askwell was not installed');

  const framed = await decide(browser, at('/admin/install'), 'approve');
  expect([framed.status, framed.url.origin, framed.url.pathname]).toEqual([
    200,
    at(''),
    '/admin/apps/askwell',
  ]);
  const token = await embeddedToken(browser);
  const before = (await details(token)).body.data.store;
  expect(before).toMatchObject({ storeUrl: shop, isNewStore: true });

  // The theme's embed has no settings: the install wrote the app's address.
  await browser.submit(at('/admin/embed'), { on: 'yes' });
  const { text: home } = await browser.get(at('/store/'));
  expect(home).toContain(`src="${deps.config.app.url}/store/${shop}/askwell.js"`);

  await browser.submit(at('/admin/uninstall'), {});
  await expect.poll(async () => (await details(token)).status).toBe(401);

  await decide(browser, at('/admin/install'), 'approve');
  const after = (await details(await embeddedToken(browser))).body.data.store;
  expect(after['storeId']).toBe(before['storeId']);
  expect((await details(token)).status).toBe(401);
});

it('logs in from the app’s own page, with a handoff that only this browser can use', async () => {
  const browser = new SmallBrowser();
  const { redirectUrl } = (await browser.call<Reply>(api('/auth/login'), { storeUrl: shop })).body.data;
  const back = await browser.get(redirectUrl);
  expect(back.url.origin).toBe(deps.config.app.url);
  expect(back.url.searchParams.get('storeUrl')).toBe(shop);
  const handoffToken = back.url.searchParams.get('token') ?? '';
  const stranger = await new SmallBrowser().call(api('/auth/login'), { handoffToken });
  expect(stranger.status).toBe(401);
  const { token } = (await browser.call<Reply>(api('/auth/login'), { handoffToken })).body.data;
  expect((await details(token)).body.data.store['storeUrl']).toBe(shop);
});
