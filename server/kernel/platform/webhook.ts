import type { Queries } from '#server/kernel/database/database.ts';

/** A webhook whose signature was checked. */
export interface Webhook {
  readonly webhookId: string;
  readonly topic: string;
  readonly shop: string;
  /** When the event happened at the platform, in ISO 8601; null if the platform did not say. */
  readonly triggeredAt: string | null;
  readonly payload: unknown;
}

/** A webhook of a store that has an account here. */
export interface StoreWebhook extends Webhook {
  readonly storeId: string;
}

export interface WebhookResult {
  /** A few words for the receipt and the log. */
  readonly outcome: string;
  /** A newer event is already known, so this webhook changed nothing. */
  readonly isOutdated?: true;
}

/**
 * Does what a topic requires, inside the transaction that locks the store's row and stores the webhook's receipt. A
 * handler awaits queries on `tx` only: a network call would keep the transaction open.
 */
export type WebhookHandler = (tx: Queries, webhook: StoreWebhook) => Promise<WebhookResult>;

/** The handlers of an area, by topic. */
export type WebhookHandlers = Readonly<Record<string, WebhookHandler>>;
