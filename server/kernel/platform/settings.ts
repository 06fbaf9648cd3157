import type { ShopHosts } from './shop-host.ts';

/** What the platform's protocol needs to know of this deployment; the configuration fits as it is. */
export interface PlatformSettings extends ShopHosts {
  /** Where this app answers: scheme, host and port. */
  readonly app: { readonly url: string };
  readonly platform: ShopHosts['platform'] & {
    readonly clientId: string;
    /** Version of the admin API, such as 2026-07. */
    readonly apiVersion: string;
    readonly scopes: readonly string[];
  };
  readonly secrets: {
    /** The client secret; when it is being changed, the one before it second. */
    readonly platformApi: readonly [current: string, ...previous: string[]];
  };
}

/** Where the platform sends a browser back to, and where it posts its webhooks. */
export const PLATFORM_PATHS = {
  install: '/install',
  installCallback: '/install/callback',
  webhooks: '/webhooks',
} as const;

/** What a store's pages load, by the shop's host. */
export const STORE_SCRIPT_PATH = '/store/{shop}/askwell.js';

/** The same, for a checkout's worker that runs no scripts of ours from elsewhere. */
export const STORE_MANIFEST_PATH = '/store/{shop}/manifest.json';

/** Where the dev store's made-up past comes in. */
export const PAST_PATH = '/dev-store/past';

/** What that script asks for when a merchant tries a draft out there. */
export const STORE_PREVIEW_PATH = '/store-preview/{token}';
