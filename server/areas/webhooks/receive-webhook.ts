import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type {
  StoreWebhook,
  Webhook,
  WebhookHandlers,
  WebhookResult,
} from '#server/kernel/platform/webhook.ts';
import { findStoreByShop, lockStoreIfAny } from '#server/areas/identity/stores/store-repository.ts';
import { closeReceipt, insertReceipt } from './receipt-repository.ts';

/** The outcome of a webhook, as the metric's label. */
export type WebhookOutcome = 'taken' | 'repeated' | 'outdated' | 'unknown shop';

interface ReceiveDeps extends Pick<Deps, 'database' | 'log'> {
  readonly count: (outcome: WebhookOutcome) => void;
}

/** The platform sent a webhook again that is already processed. */
const REPEATED: WebhookResult = { outcome: 'repeated' };

/** Processes a webhook once, however often the platform sends it. */
export async function receiveWebhook(
  deps: ReceiveDeps,
  webhook: Webhook,
  handlers: WebhookHandlers,
): Promise<void> {
  const { topic, shop, webhookId } = webhook;
  const named = shopNamedIn(webhook.payload);
  if (named !== null && named !== shop) throw new AppError('INVALID_INPUT', 'The body names another shop.');
  const store = await findStoreByShop(deps.database, shop);
  const result = store && (await handleOnce(deps, { ...webhook, storeId: store.storeId }, handlers));
  if (store === null || result === null) {
    deps.count('unknown shop');
    deps.log.info({ topic, shop, webhookId }, 'Ignored a webhook of an unknown shop');
    return;
  }
  const { storeId } = store;
  deps.count(metricOf(result));
  deps.log.info({ topic, storeId, webhookId, outcome: result.outcome }, 'Received a webhook');
}

/**
 * The handler runs in the transaction that stores the receipt, so the database has both or neither. Null if the store was
 * deleted meanwhile.
 */
function handleOnce(
  { database }: ReceiveDeps,
  webhook: StoreWebhook,
  handlers: WebhookHandlers,
): Promise<WebhookResult | null> {
  const { storeId, webhookId, topic } = webhook;
  const receipt = { storeId, webhookId, topic };
  const handler = Object.hasOwn(handlers, topic) ? handlers[topic] : undefined;
  return database.transaction(async (tx) => {
    if (!(await lockStoreIfAny(tx, storeId))) return null;
    if (!(await insertReceipt(tx, receipt))) return REPEATED;
    const result = handler ? await handler(tx, webhook) : { outcome: 'not used' };
    await closeReceipt(tx, receipt, result.outcome);
    return result;
  });
}

function metricOf(result: WebhookResult): WebhookOutcome {
  if (result === REPEATED) return 'repeated';
  return result.isOutdated ? 'outdated' : 'taken';
}

/** The signature covers the body but not the headers, so the shop that the body names must be the header's. */
const shopFields = z.object({
  shop_domain: z.optional(z.string()),
  myshopify_domain: z.optional(z.string()),
});

function shopNamedIn(payload: unknown): string | null {
  const parsed = shopFields.safeParse(payload);
  return parsed.success ? (parsed.data.shop_domain ?? parsed.data.myshopify_domain ?? null) : null;
}
