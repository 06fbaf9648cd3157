/** The app as the store platform has it registered. */
export interface RegisteredApp {
  readonly name: string;
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The app's page that begins an install. */
  readonly installPath: string;
  /** Where the three compliance webhooks go: they are registered with the app, not subscribed to. */
  readonly complianceWebhookPath: string;
  /** Where answers of a made-up past come in; left out where there is no such door. */
  readonly pastPath?: string;
  /** What a storefront page loads when the app's embed is on; null while the app has no such script. */
  readonly storefrontScript: string | null;
}

export interface DevStoreOptions {
  /** The shop's host as it stands in `shop` parameters and id tokens. */
  readonly host: string;
  /** Where the dev store really listens: scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly app: RegisteredApp;
  /** Built scripts and styles. */
  readonly assetsFolder: string;
  /** Where the store's orders are kept; null keeps them in memory. */
  readonly dataFile: string | null;
  readonly production: boolean;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** A new unguessable id. */
  readonly newId: () => string;
  readonly log: { info(facts: object, message: string): void; warn(facts: object, message: string): void };
  /** How long to wait before each further attempt to deliver a webhook. */
  readonly retryDelaysMs?: readonly number[];
}
