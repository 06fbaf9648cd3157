/** The app's registration at the platform. */
export interface RegisteredApp {
  readonly name: string;
  /** The app's origin, without a trailing slash. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The app's page that starts an install. */
  readonly installPath: string;
  /** The address of the three compliance webhooks; they are registered with the app instead of subscribed to. */
  readonly complianceWebhookPath: string;
  /** The endpoint for simulated past answers; absent if the app has none. */
  readonly backdatedPath?: string;
  /** The storefront script that pages load when the app embed is on; null if the app has none. */
  readonly storefrontScript: string | null;
}

export interface DevStoreOptions {
  /** The shop's host, as used in `shop` parameters and id tokens. */
  readonly host: string;
  /** The dev store's real origin, without a trailing slash. */
  readonly origin: string;
  readonly app: RegisteredApp;
  /** The app's theme extension: its folders `blocks` and `snippets`. */
  readonly themeExtensionFolder: string;
  /** Built scripts and styles. */
  readonly assetsFolder: string;
  /** File of the store's orders; null keeps them in memory. */
  readonly dataFile: string | null;
  /** The store's made-up orders of two years, which end when somebody first asks for them. Default: none. */
  readonly past?: { readonly count: number; readonly until?: number };
  /** The bucket of the admin API; the platform's standard by default. */
  readonly throttle?: { readonly maximum: number; readonly restoreRate: number };
  readonly production: boolean;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** A new unguessable id. */
  readonly newId: () => string;
  readonly log: { info(facts: object, message: string): void; warn(facts: object, message: string): void };
  /** Pauses before each retry of a webhook. */
  readonly retryDelaysMs?: readonly number[];
}
