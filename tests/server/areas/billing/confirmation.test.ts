import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { createDevStore, type DevStore } from '#server/dev-store/app.ts';
import { testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { SmallBrowser, type Visit } from '#tests/support/small-browser.ts';
import { newShop } from '#tests/support/stores.ts';

let deps: Deps;
let store: DevStore;
const servers: Server[] = [];
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
    host: newShop('dev-store.test'),
    origin: devStore.url,
    app: {
      name: 'Askwell',
      url: app.url,
      clientId: deps.config.platform.clientId,
      clientSecret: deps.config.secrets.platformApi[0],
      installPath: '/install',
      complianceWebhookPath: '/webhooks',
      storefrontScript: null,
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

/** A merchant who has the app open in the store's admin. */
async function install(): Promise<{ browser: SmallBrowser; call: Call }> {
  const browser = new SmallBrowser();
  const asked = await browser.get(at('/admin/install'));
  const fields = Object.fromEntries(asked.url.searchParams);
  if (asked.url.pathname === '/admin/oauth/authorize') {
    await browser.submit(at('/admin/oauth/authorize'), { ...fields, decision: 'approve' });
  }
  const { idToken } = JSON.parse((await browser.get(at('/admin/id-token'))).text) as { idToken: string };
  const login = `${deps.config.app.url}/api/v1/auth/login`;
  const { token } = (await browser.call<{ data: { token: string } }>(login, { idToken })).body.data;
  return { browser, call: (path, body) => callBilling(token, path, body) };
}

type Call = (path: string, body?: object) => Promise<Reply>;

interface Reply {
  confirmationUrl: string;
  billingStatus?: string;
  subscription: { plan: { id: string } } | null;
}

async function callBilling(token: string, path: string, body?: object): Promise<Reply> {
  const response = await fetch(`${deps.config.app.url}/api/v1/billing${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Reply }).data;
}

const PRO = { planId: 'pro-yearly', framed: true };

/** Expects the app in the frame of the store's admin, with the right address. */
function expectApp({ url, status }: Visit, hasChargeId: boolean): void {
  expect([status, url.origin, url.pathname]).toEqual([200, at(''), '/admin/apps/askwell/']);
  expect(url.searchParams.has('charge_id')).toBe(hasChargeId);
}

it('leads over the platform’s charge page to the plan and back into the app', async () => {
  const { browser, call } = await install();
  const { confirmationUrl } = await call('/plan', PRO);
  const page = await browser.get(confirmationUrl);
  expect(page.text).toContain('Askwell Pro');
  expect(page.text).toContain('$190.00 a year');
  expect(page.text).toContain('after a free trial of 14 days');

  const approvals = await Promise.all(
    [1, 2].map(() => browser.submit(confirmationUrl, { decision: 'approve' })),
  );
  for (const approval of approvals) expectApp(approval, true);
  expect(approvals[0]?.text).toContain('charge_id=');
  expect(await call('/customer')).toMatchObject({
    billingStatus: 'trialing',
    subscription: { plan: { id: 'pro-yearly' } },
  });
  expect((await browser.get(confirmationUrl)).text).toContain('was approved');
  // Declining on an old page that is still open changes nothing.
  await browser.submit(confirmationUrl, { decision: 'decline' });
  expect((await call('/customer')).subscription?.plan.id).toBe('pro-yearly');
});

it('returns without a plan when the merchant declines, and refuses forged addresses', async () => {
  await new SmallBrowser().submit(at('/admin/uninstall'), {});
  const { browser, call } = await install();
  await expect.poll(async () => (await call('/customer')).billingStatus).toBe('canceled');
  const { confirmationUrl } = await call('/plan', PRO);
  expect((await browser.get(confirmationUrl.replace(/[^/]+$/, 'guessed'))).status).toBe(404);
  expectApp(await browser.submit(confirmationUrl, { decision: 'decline' }), false);
  expect((await browser.get(confirmationUrl)).text).toContain('was declined');
  expect(await call('/customer')).toMatchObject({ subscription: null, billingStatus: 'canceled' });
});
