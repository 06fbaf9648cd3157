import { billingRoutes } from '#server/billing/routes.ts';
import { installPlainRoutes } from '#server/install/routes.ts';
import { webhookPlainRoutes } from '#server/privacy/routes.ts';
import { checkSession } from '#server/session/check-session.ts';
import { sessionRoutes } from '#server/session/routes.ts';
import { storeRoutes } from '#server/stores/routes.ts';
import { testApp, testConfig, testDeps, type TestDeps } from './app.ts';
import { testDatabase } from './database.ts';
import { FakeShops } from './fake-shop.ts';
import { newShop } from './stores.ts';

/** Everything between a store's admin and a signed-in merchant, with a fake platform behind it. */
export interface IdentityApp {
  readonly deps: TestDeps;
  readonly shops: FakeShops;
  readonly http: ReturnType<typeof testApp>['http'];
  /** The host of a shop that is found at the fake platform. */
  newShop(): string;
}

export async function startIdentityApp(): Promise<IdentityApp> {
  const shops = await FakeShops.start();
  const config = testConfig({ DEV_STORE_URL: shops.url, DEV_STORE: 'on', RATE_SCALE: '1000' });
  const deps = testDeps({ config, database: await testDatabase() });
  const identity = {
    name: 'identity',
    routes: [...sessionRoutes(deps), ...storeRoutes(deps), ...billingRoutes(deps)],
    plainRoutes: [...installPlainRoutes(deps), ...webhookPlainRoutes(deps)],
  };
  const guard = (authorization: string | undefined) => checkSession(deps, authorization);
  const { http } = testApp({ deps, areas: [identity], guard });
  return { deps, shops, http, newShop: () => newShop(config.devStore?.hostSuffix) };
}
