import * as z from 'zod/mini';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';

/** A webhook whose signature was checked. */
export interface Webhook {
  readonly webhookId: string;
  readonly topic: string;
  readonly shop: string;
  /** When it happened at the platform, ISO; null if it was not said. */
  readonly triggeredAt: string | null;
  readonly payload: unknown;
}

/** A webhook of a store that we know, inside the transaction that also records it. */
interface StoreWebhook extends Webhook {
  readonly storeId: string;
}

/** What came of a webhook that something newer had overtaken. */
export const OUTDATED = {
  order: 'older than what is known',
  install: 'overtaken by a newer install',
} as const;

/** Does what a topic asks for, and says in a few words what came of it. It must not await anything but `tx`. */
export type WebhookHandler = (
  deps: Pick<Deps, 'newId'>,
  tx: Queries,
  webhook: StoreWebhook,
) => Promise<string>;

/** Which shop the signed body itself names. The headers beside it are not signed. */
const named = z.object({ shop_domain: z.optional(z.string()), myshopify_domain: z.optional(z.string()) });

export function shopNamedIn(payload: unknown): string | null {
  const parsed = named.safeParse(payload);
  return parsed.success ? (parsed.data.shop_domain ?? parsed.data.myshopify_domain ?? null) : null;
}
