import type { BulkOperations } from './platform/bulk-operations.ts';
import type { PastOrder } from './store/past-orders.ts';
import type { DevStoreOptions } from './options.ts';
import type { ThemeExtension } from './storefront/theme-extension.ts';
import type { StateStore } from './store/state-store.ts';
import type { Delivery } from './store/state.ts';

/** Queues webhooks for delivery. */
export interface Webhooks {
  /** Sends the webhook to each address subscribed to the topic; returns their number. */
  publish(topic: string, payload: object): number;
  /** Cancels pending retries; undelivered webhooks resume at the next start. */
  stop(): void;
  resume(): void;
  /** Resolves when no delivery is in progress. */
  idle(): Promise<void>;
  readonly deliveries: readonly Delivery[];
}

/** The dependencies of every part of the dev store. */
export interface DevStoreDeps {
  readonly options: DevStoreOptions;
  readonly stateStore: StateStore;
  readonly webhooks: Webhooks;
  readonly themeExtension: ThemeExtension;
  readonly bulk: BulkOperations;
  /** The store's made-up orders from before the app, oldest first. */
  readonly past: () => readonly PastOrder[];
}
