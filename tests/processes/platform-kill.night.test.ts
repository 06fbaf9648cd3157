import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { expect, it } from 'vitest';
import { readStoreLook, STORE_LOOK } from '#shared/theme/store-style.ts';
import { findStore } from '#server/areas/identity/stores/store-repository.ts';
import { themeWork } from '#server/areas/identity/stores/sync-theme.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { preloadWork } from '#server/areas/delivery/preloads/write-preloads.ts';
import { billingArea } from '#server/areas/billing/routes.ts';
import { ordersArea } from '#server/areas/orders/routes.ts';
import { privacyArea } from '#server/areas/privacy/routes.ts';
import type { Area } from '#server/kernel/http/area.ts';
import type { ProductDeps } from '#server/start/product-deps.ts';
import { signWebhook } from '#server/kernel/platform/signatures.ts';
import { ORDER } from '#tests/server/areas/orders/order.ts';
import { netPromoterScore } from '#server/areas/surveys/templates/catalogue/net-promoter-score.ts';
import { testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { cookieHeader, cookiesOf } from '#tests/support/cookies.ts';
import { type CallMoment, FakeShops, platformQuery, type ShopCall } from '#tests/support/fake-shop.ts';
import { makeJobsDue, testJobs } from '#tests/support/jobs.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore, newShop } from '#tests/support/stores.ts';
import { platformAt } from './support/platform.ts';
import { newDataFolder, newPostgres, openPlace, type Place } from './support/prepare.ts';
import { startInstance } from './support/product.ts';

/** The app in this process, on the data of the killed process. */
async function openApp(place: Place, shops: FakeShops) {
  const config = testConfig({ ...platformAt(shops.url), RATE_SCALE: '1000000' });
  const clock = Object.assign(() => Date.now(), { advance: () => undefined });
  const deps = testDeps({ config, clock, database: await openPlace(place) });
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  return { deps, http, close: () => deps.database.close() };
}

type OpenApp = Awaited<ReturnType<typeof openApp>>;

interface Merchant {
  readonly shop: string;
  readonly storeId: string;
  readonly authorization: string;
  /** The charge at the platform behind the plan; null on the free plan. */
  readonly chargeId: string | null;
}

interface Scene {
  readonly shops: FakeShops;
  readonly secret: string;
}

interface Case {
  readonly name: string;
  /** The process is killed during the call whose body contains this text. */
  readonly call: string;
  readonly hasPro: boolean;
  /** Whether the call comes only when the runner polls, so that other cases run meanwhile. */
  readonly waits?: boolean;
  /** Prepares the data, besides the plan. */
  readonly prepare?: (app: OpenApp, merchant: Merchant) => Promise<void>;
  /** The request to the process that is killed. */
  readonly act: (url: string, merchant: Merchant, scene: Scene) => Promise<unknown>;
  /** Verifies after the restart that the app and the platform agree. */
  readonly verify: (app: OpenApp, merchant: Merchant, scene: Scene) => Promise<void>;
}

const call = (url: string, path: string, { authorization }: Merchant, body?: object) =>
  fetch(`${url}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const get = ({ http }: OpenApp, path: string, { authorization }: Merchant) =>
  request(http).get(`/api/v1${path}`).set('authorization', authorization);

const planOf = async (app: OpenApp, merchant: Merchant) =>
  ((await get(app, '/billing/customer', merchant)).body.data.subscription as { plan: { id: string } } | null)
    ?.plan.id;

/** The store has Pro if and only if the platform collects a charge. */
async function expectAgreement(app: OpenApp, merchant: Merchant, { shops }: Scene): Promise<void> {
  const collected = [...shops.charges.values()].filter(
    ({ isActive, returnUrl }) => isActive && returnUrl.includes(merchant.storeId),
  );
  expect(await planOf(app, merchant)).toBe(collected.length > 0 ? 'pro-monthly' : undefined);
}

/** Installs like a browser, up to the callback. */
async function install(url: string, shop: string, secret: string): Promise<Response> {
  const begun = await fetch(`${url}/install?shop=${shop}`, { redirect: 'manual' });
  const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const cookies = cookiesOf({ 'set-cookie': begun.headers.getSetCookie() });
  const query = platformQuery({ code: 'fresh', shop, state, host: 'aG9zdA' }, secret, Date.now());
  return fetch(`${url}/install/callback?${query.toString()}`, {
    headers: { cookie: cookieHeader(cookies) },
    redirect: 'manual',
  });
}

async function expectInstalls(app: OpenApp, { shop }: Merchant, { shops, secret }: Scene): Promise<void> {
  const { port } = app.http.address() as { port: number };
  const back = await install(`http://127.0.0.1:${port}`, shop, secret);
  expect(new URL(back.headers.get('location') ?? '').searchParams.get('storeUrl')).toBe(shop);
  const topics = shops.subscriptions.map(({ topic }) => topic);
  expect(new Set(topics).size).toBe(topics.length);
  expect(topics).toContain('APP_UNINSTALLED');
}

const INSTALL_CALLS = [
  'code',
  'query ShopDetails',
  'query ActiveAppSubscriptions',
  'query WebhookSubscriptions',
  'webhookSubscription',
];

async function confirm(url: string, merchant: Merchant, { shops }: Scene): Promise<void> {
  await call(url, '/billing/plan', merchant, { planId: 'pro-monthly', framed: false });
  const [id, charge] = [...shops.charges].at(-1) ?? [];
  shops.approve(id ?? '');
  await fetch(`${url}${new URL(charge?.returnUrl ?? '').pathname}`, { redirect: 'manual' });
}

/** Sends a webhook about an event of an hour ago. */
function sendWebhook(
  url: string,
  { shop }: Merchant,
  secret: string,
  { topic, body }: { topic: string; body: string },
): Promise<Response> {
  return fetch(`${url}/webhooks`, {
    method: 'POST',
    body,
    headers: {
      'x-shopify-topic': topic,
      'x-shopify-shop-domain': shop,
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-triggered-at': new Date(Date.now() - 3_600_000).toISOString(),
      'x-shopify-hmac-sha256': signWebhook(Buffer.from(body), secret),
    },
  });
}

/** Waits until the process answers no more. */
async function untilKilled(url: string): Promise<void> {
  const isKilled = () =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(isKilled, { interval: 200 }).toBe(true);
}

function endAtPlatform(shops: FakeShops, { chargeId }: Merchant): void {
  const charge = shops.charges.get(chargeId ?? '');
  if (charge !== undefined) charge.isActive = false;
}

const CANCEL = 'appSubscriptionCancel';

const CASES: readonly Case[] = [
  ...INSTALL_CALLS.map((named): Case => ({
    name: `an install, at ${named}`,
    call: named,
    hasPro: true,
    act: (url, { shop }, { secret }) => install(url, shop, secret),
    async verify(app, merchant, scene) {
      await expectInstalls(app, merchant, scene);
      await expectAgreement(app, merchant, scene);
    },
  })),
  {
    name: 'asking for a charge',
    call: 'appSubscriptionCreate',
    hasPro: false,
    act: (url, merchant) => call(url, '/billing/plan', merchant, { planId: 'pro-monthly', framed: false }),
    verify: expectAgreement,
  },
  {
    name: 'coming back from the charge page',
    call: 'query ActiveAppSubscriptions',
    hasPro: false,
    act: confirm,
    verify: expectAgreement,
  },
  ...(['now', 'period_end'] as const).map((when): Case => ({
    name: `a cancellation, ${when}`,
    call: CANCEL,
    hasPro: true,
    act: (url, merchant) => call(url, '/billing/cancel', merchant, { when }),
    async verify(app, merchant, { shops }) {
      expect(shops.charges.get(merchant.chargeId ?? '')?.isActive).toBe(false);
      const { subscription } = (await get(app, '/billing/customer', merchant)).body.data;
      // A subscription that is cancelled for the end of its trial continues until then without a charge.
      expect(when === 'now' ? subscription : Boolean(subscription?.cancelOn)).toBe(
        when === 'now' ? null : true,
      );
    },
  })),
  {
    name: 'a change to the free plan',
    call: CANCEL,
    hasPro: true,
    act: (url, merchant) => call(url, '/billing/plan', merchant, { planId: 'free', framed: false }),
    async verify(app, merchant, { shops }) {
      expect(shops.charges.get(merchant.chargeId ?? '')?.isActive).toBe(false);
      expect(await planOf(app, merchant)).toBe('free');
    },
  },
  {
    name: 'a renewal of a charge that has ended',
    call: 'query ActiveAppSubscriptions',
    hasPro: true,
    async prepare({ deps }, { storeId }) {
      await deps.database.query(
        `UPDATE subscriptions SET current_period_end = now() - interval '1 day', trial_ends_at = NULL WHERE store_id = $1`,
        [storeId],
      );
    },
    act(url, merchant, { shops }) {
      endAtPlatform(shops, merchant);
      return call(url, '/billing/invoices', merchant);
    },
    async verify(app, merchant, scene) {
      await expectAgreement(app, merchant, scene);
      expect((await get(app, '/billing/invoices', merchant)).body.data.invoices).toEqual([]);
    },
  },
  {
    name: 'asking for an order that changed twice in one second',
    call: 'query OrderState',
    hasPro: true,
    waits: true,
    async act(url, merchant, { shops, secret }) {
      shops.orders.set(merchant.storeId, { updatedAt: ORDER.updated_at, cancelledAt: null, amount: '20.00' });
      for (const total of ['30.00', '20.00']) {
        const order = { ...ORDER, id: merchant.storeId, total_price: total };
        await sendWebhook(url, merchant, secret, { topic: 'orders/updated', body: JSON.stringify(order) });
      }
      // The job waits until that second is over, and the runner polls every 15 seconds.
      await untilKilled(url);
    },
    async verify({ deps }, { storeId }) {
      const rows = await deps.database.query(
        'SELECT value::text, source FROM orders WHERE store_id = $1 AND order_id = $1',
        [storeId],
      );
      expect(rows).toEqual([{ value: '20.0000', source: 'asked' }]);
    },
  },
  ...(['query AppMetafield', 'metafieldsSet'] as const).map((named): Case => ({
    name: `writing the theme’s preloads, at ${named}`,
    call: named,
    hasPro: true,
    waits: true,
    async act(url, merchant) {
      await publishFirst(url, merchant);
      // The runner looks for outdated preloads every 15 seconds, and stores a job for them.
      await untilKilled(url);
    },
    async verify({ deps }, { storeId }, { shops }) {
      const runner = testJobs(deps, preloadArea);
      await runner.runChores();
      await runner.runDue();
      expect(shops.metafields.has('askwell.preloads')).toBe(true);
      const rows = await deps.database.query(
        `SELECT manifest_revision AS written FROM stores
          WHERE store_id = $1 AND preloads_for LIKE manifest_revision::text || ' %'`,
        [storeId],
      );
      expect(rows).toHaveLength(1);
    },
  })),
  {
    name: 'reading the theme of a store that published a survey',
    call: 'query LiveTheme',
    hasPro: true,
    waits: true,
    async act(url, merchant) {
      await publishFirst(url, merchant);
      await untilKilled(url);
    },
    async verify({ deps }, { storeId }, { shops }) {
      const settingsData = JSON.stringify({ current: { color_palette: { background: '#f6f1e8' } } });
      shops.behaviour.theme = { name: 'Dawn', settingsData };
      await testJobs(deps, (all) => ({ name: 'stores', ...themeWork(all) })).runDue();
      const settings = (await findStore(deps.database, storeId))?.settings;
      expect(readStoreLook(settings?.[STORE_LOOK]).theme).toMatchObject({ name: 'Dawn' });
    },
  },
  {
    name: 'the deletion of a store',
    call: CANCEL,
    hasPro: true,
    act: (url, merchant) => call(url, '/settings/delete-store', merchant, { confirmation: merchant.shop }),
    async verify(app, { storeId, chargeId }, { shops }) {
      expect(shops.charges.get(chargeId ?? '')?.isActive).toBe(false);
      const rows = await app.deps.database.query('SELECT 1 AS n FROM stores WHERE store_id = $1', [storeId]);
      expect(rows).toEqual([]);
    },
  },
];

async function publishFirst(url: string, merchant: Merchant): Promise<void> {
  const surveyId = merchant.storeId;
  await call(url, '/surveys', merchant, { surveyId, templateId: netPromoterScore.surveyId });
  const published = await call(url, `/surveys/${surveyId}/publish`, merchant, { draftRevision: 1 });
  expect(published.status).toBe(200);
}

const preloadArea = (deps: ProductDeps): Area => ({ name: 'preloads', ...preloadWork(deps) });

const MOMENTS: readonly CallMoment[] = ['before its effect', 'after its effect'];

const isAt = ({ body, kind }: ShopCall, named: string): boolean =>
  (kind === 'token' ? Object.keys(body).join(' ') : String(body['query'])).includes(named);

async function prepareMerchant(app: OpenApp, shops: FakeShops, hasPro: boolean): Promise<Merchant> {
  const shop = newShop(app.deps.config.devStore?.hostSuffix);
  const { store, authorization } = await validSession(app.deps, await buildStore(app.deps, shop));
  const merchant = { shop, storeId: store.storeId, authorization, chargeId: null };
  if (!hasPro) return merchant;
  const plan = { planId: 'pro-monthly', framed: false };
  await request(app.http).post('/api/v1/billing/plan').set('authorization', authorization).send(plan);
  const [chargeId = '', charge] = [...shops.charges].at(-1) ?? [];
  shops.approve(chargeId);
  await request(app.http).get(new URL(charge?.returnUrl ?? '').pathname);
  return { ...merchant, chargeId };
}

/** Failed without the job that completes a cancellation: the store kept Pro. */
it.each([
  // The embedded database starts slowly, and the sequence of writes does not depend on the engine.
  ['PGlite', newDataFolder, CASES.filter(({ call }) => call === CANCEL)],
  ['PostgreSQL', newPostgres, CASES],
] as const)(
  'a process on %s that is killed at any call to the platform leaves a consistent state',
  async (_engine, newPlace, cases) => {
    const [waiting, quick] = [cases.filter(({ waits }) => waits), cases.filter(({ waits }) => !waits)];
    await Promise.all(
      [quick, ...waiting.map((case_) => [case_])].map((some) => expectWholeAfterKills(some, newPlace)),
    );
  },
);

/** One process after the other is killed at the calls of these cases, on a place and at a platform of their own. */
async function expectWholeAfterKills(cases: readonly Case[], newPlace: () => Promise<Place>): Promise<void> {
  const shops = await FakeShops.start();
  shops.behaviour.takesAnyToken = true;
  const place = await newPlace();
  const before = await openApp(place, shops);
  const scene = { shops, secret: before.deps.config.secrets.platformApi[0] };
  const trials: Trial[] = [];
  for (const case_ of cases) {
    for (const moment of MOMENTS) {
      const merchant = await prepareMerchant(before, shops, case_.hasPro);
      await case_.prepare?.(before, merchant);
      trials.push({ case_, moment, merchant });
    }
  }
  await before.close();

  for (const trial of trials) await killAtCall(place, trial, scene);
  shops.behaviour.onCall = () => undefined;

  const after = await openApp(place, shops);
  for (const { case_, moment, merchant } of trials) {
    await makeJobsDue(after.deps, merchant.storeId);
    for (const area of [billingArea, ordersArea, privacyArea]) await testJobs(after.deps, area).runDue();
    await expect(
      case_.verify(after, merchant, scene).then(() => 'whole'),
      `${case_.name}, ${moment}`,
    ).resolves.toBe('whole');
  }
  await after.close();
  await shops.stop();
}

interface Trial {
  readonly case_: Case;
  readonly moment: CallMoment;
  readonly merchant: Merchant;
}

async function killAtCall(place: Place, { case_, moment, merchant }: Trial, scene: Scene): Promise<void> {
  const { behaviour, url } = scene.shops;
  const instance = await startInstance(place, { env: { PLATFORM_URL: url } });
  let isKilled = false;
  behaviour.onCall = (made, at) => {
    if (isKilled || at !== moment || !isAt(made, case_.call)) return;
    isKilled = true;
    instance.child.kill('SIGKILL');
  };
  await case_.act(instance.url, merchant, scene).catch(() => undefined);
  await instance.kill('SIGKILL');
  expect(isKilled, `${case_.name}, ${moment}`).toBe(true);
}

it('completes by itself, after a restart, what a late uninstall left', async () => {
  const shops = await FakeShops.start();
  shops.behaviour.takesAnyToken = true;
  const place = await newPostgres();
  const before = await openApp(place, shops);
  const scene = { shops, secret: before.deps.config.secrets.platformApi[0] };
  const merchant = await prepareMerchant(before, shops, true);
  await before.close();
  endAtPlatform(shops, merchant);

  const first = await startInstance(place, { env: { PLATFORM_URL: shops.url } });
  expect(
    (await sendWebhook(first.url, merchant, scene.secret, { topic: 'app/uninstalled', body: '{}' })).status,
  ).toBe(200);
  await first.kill('SIGKILL');
  const second = await startInstance(place, { env: { PLATFORM_URL: shops.url } });
  const plan = async () => {
    const reply = await call(second.url, '/billing/customer', merchant);
    return ((await reply.json()) as { data: { subscription: object | null } }).data.subscription;
  };
  await expect.poll(plan, { interval: 500 }).toBeNull();
  await second.kill('SIGTERM');
  await shops.stop();
});
