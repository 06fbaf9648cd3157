import { join } from 'node:path';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { BACKDATED_PATH, PLATFORM_PATHS, STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { createDevStore, type DevStore } from './app.ts';
import type { DevStoreOptions } from './options.ts';

/** The subdomain of the one store below the configured suffix. */
const STORE_NAME = 'juniper-and-vale';

/** About two hundred a month, of which an install may read the last two months. */
const PAST_ORDERS = 5_000;

export interface DevStorePlace {
  /** Built scripts and styles, `dist/web/dev-store`. */
  readonly assetsFolder: string;
  /** `web/extensions/theme`. */
  readonly themeExtensionFolder: string;
}

type Needed = Pick<Deps, 'config' | 'log' | 'clock' | 'newId'>;

/** Creates the configured dev store. The caller listens and forwards requests to its handler. */
export function devStore(deps: Needed, place: DevStorePlace): DevStore {
  return createDevStore(devStoreOptions(deps, place));
}

function devStoreOptions({ config, log, clock, newId }: Needed, place: DevStorePlace): DevStoreOptions {
  const [clientSecret] = config.secrets.platformApi;
  if (config.devStore === null) throw new Error('The configuration has no dev store.');
  const host = `${STORE_NAME}.${config.devStore.hostSuffix}`;
  return {
    host,
    origin: config.devStore.url,
    app: {
      name: config.app.name,
      url: config.app.url,
      clientId: config.platform.clientId,
      clientSecret,
      installPath: PLATFORM_PATHS.install,
      complianceWebhookPath: PLATFORM_PATHS.webhooks,
      backdatedPath: BACKDATED_PATH,
      storefrontScript: config.app.url + STORE_SCRIPT_PATH.replace('{shop}', host),
    },
    assetsFolder: place.assetsFolder,
    themeExtensionFolder: place.themeExtensionFolder,
    dataFile: join(config.app.dataDir, 'dev-store.json'),
    past: { count: PAST_ORDERS },
    production: config.mode === 'production',
    clock,
    newId,
    log,
  };
}
