import type { PastOrder } from './store/past-orders.ts';
import type { DevStoreOptions } from './options.ts';
import type { Visit } from './store/visit.ts';
import type { StateStore } from './store/state-store.ts';
import type { Delivery, Installation } from './store/state.ts';
import type { Html } from './ui/html.ts';

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

export interface BulkOperation {
  readonly id: string;
  readonly query: string;
  readonly createdAt: number;
  status: 'CREATED' | 'RUNNING' | 'COMPLETED' | 'FAILED';
  errorCode: 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | null;
  completedAt: number | null;
  orders: number;
  objects: number;
  bytes: number;
  /** Part of the file's address, so that no other person can read it. */
  readonly key: string;
}

export type BulkOutcome =
  | { readonly ok: true; readonly operation: BulkOperation }
  | { readonly ok: false; readonly message: string };

/** Runs bulk queries in the background and keeps their files until the dev store stops. */
export interface BulkOperations {
  /** A grouped file has what belongs to an object directly below it, another one has it at the end. */
  start(deps: DevStoreDeps, installation: Installation, query: string, isGrouped: boolean): BulkOutcome;
  /** Newest first. */
  readonly all: readonly BulkOperation[];
  address(operation: BulkOperation): string;
  /** The file of an address's last part; null if there is none. */
  file(name: string): string | null;
  stop(): Promise<void>;
}

/** What the platform's Liquid knows about a page of the online store. */
export interface ThemePage {
  readonly visit: Visit;
  /** `request.page_type`. */
  readonly pageType: string;
  /** `request.path`. */
  readonly path: string;
  /** The page's language. Default: English, the shop's only one. */
  readonly locale?: string;
}

export interface ThemeExtension {
  /** The app embed, as the platform puts it into the head of each page. */
  embed(deps: DevStoreDeps, page: ThemePage): Html;
  /** The app block without settings, as a merchant puts it into a section. */
  block(deps: DevStoreDeps, page: ThemePage): Html;
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
