import type { ShopHosts } from './shop-host.ts';

/** The settings that the platform's protocol needs; a `Config` fits. */
export interface PlatformSettings extends ShopHosts {
  /** The app's origin: scheme, host and port. */
  readonly app: { readonly url: string };
  readonly platform: ShopHosts['platform'] & {
    readonly clientId: string;
    /** Version of the admin API, such as 2026-07. */
    readonly apiVersion: string;
    readonly scopes: readonly string[];
  };
  readonly secrets: {
    /** The client secret; during a rotation, the previous one second. */
    readonly platformApi: readonly [current: string, ...previous: string[]];
  };
}

/** Where the platform redirects browsers and posts webhooks. */
export const PLATFORM_PATHS = {
  install: '/install',
  installCallback: '/install/callback',
  webhooks: '/webhooks',
} as const;

/** The script that a store's pages load, by shop host. */
export const STORE_SCRIPT_PATH = '/store/{shop}/askwell.js';

/** The same data for checkout extensions, which run no external scripts. */
export const STORE_MANIFEST_PATH = '/store/{shop}/manifest.json';

/** Receives the dev store's simulated past. */
export const BACKDATED_PATH = '/dev-store/past';

/** The preview data of a draft that the merchant opens on the store. */
export const STORE_PREVIEW_PATH = '/store-preview/{token}';

/** Where a preview sends what the store's page looks like. */
export const PAGE_STYLE_PATH = `${STORE_PREVIEW_PATH}/style`;
