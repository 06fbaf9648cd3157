import type { ShopifyGlobal } from '@shopify/app-bridge-types';

/** The parts of App Bridge that the session uses. */
export interface PlatformFrame {
  /** The host of the surrounding store, if App Bridge knows it. */
  shop(): string | undefined;
  /** A short-lived id token of the admin user. */
  idToken(): Promise<string>;
}

const ID_TOKEN_PATIENCE_MS = 10_000;

export function isFramed(): boolean {
  return window.self !== window.top;
}

/** Undefined outside the store's admin, or if App Bridge did not load. */
export function platformFrame(): PlatformFrame | undefined {
  const bridge = (globalThis as { shopify?: ShopifyGlobal }).shopify;
  if (!isFramed() || !bridge) return undefined;
  return {
    shop: () => bridge.config.shop,
    idToken: () => withTimeout(bridge.idToken()),
  };
}

/** App Bridge waits forever for an answer; without a host, loading would never end. */
function withTimeout(answer: Promise<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The store’s admin did not answer.')),
      ID_TOKEN_PATIENCE_MS,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
