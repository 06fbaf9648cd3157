import type { ShopifyGlobal } from '@shopify/app-bridge-types';

/** The store admin that frames us, as far as the session needs it. */
export interface PlatformFrame {
  /** The framing store's host, when the platform's script knows it. */
  shop(): string | undefined;
  /** A short-lived proof of who is looking at the frame. */
  idToken(): Promise<string>;
}

const ID_TOKEN_PATIENCE_MS = 10_000;

export function isFramed(): boolean {
  return window.self !== window.top;
}

/** Undefined outside the store's admin, and when the platform's script did not load. */
export function platformFrame(): PlatformFrame | undefined {
  const bridge = (globalThis as { shopify?: ShopifyGlobal }).shopify;
  if (!isFramed() || !bridge) return undefined;
  return {
    shop: () => bridge.config.shop,
    idToken: () => withPatience(bridge.idToken()),
  };
}

/** The platform's script waits for an answer for ever; a host that is gone must not leave us loading. */
function withPatience(answer: Promise<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The store’s admin did not answer.')),
      ID_TOKEN_PATIENCE_MS,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
