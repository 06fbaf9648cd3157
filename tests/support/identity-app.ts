import { createAreas, createGuard } from '#server/start/areas.ts';
import { testApp, testConfig, testDeps, type TestDeps } from './app.ts';
import { testDatabase } from './database.ts';
import { FakeShops } from './fake-shop.ts';
import { newShop } from './stores.ts';

/** The app with its identity area, connected to a fake platform. */
export interface IdentityApp {
  readonly deps: TestDeps;
  readonly shops: FakeShops;
  readonly http: ReturnType<typeof testApp>['http'];
  /** The host of a new shop of the fake platform. */
  newShop(): string;
}

export async function startIdentityApp(): Promise<IdentityApp> {
  const shops = await FakeShops.start();
  const config = testConfig({ DEV_STORE_URL: shops.url, DEV_STORE: 'on', RATE_SCALE: '1000' });
  const deps = testDeps({ config, database: await testDatabase() });
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  return { deps, shops, http, newShop: () => newShop(config.devStore?.hostSuffix) };
}
