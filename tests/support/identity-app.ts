import { createAreas, createGuard } from '#server/start/areas.ts';
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
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  return { deps, shops, http, newShop: () => newShop(config.devStore?.hostSuffix) };
}
