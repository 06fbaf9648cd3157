import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { findStoreByShop } from '#server/areas/identity/stores/store-repository.ts';
import { closeReceipt, insertReceipt } from './receipt-repository.ts';
import { OUTDATED, shopNamedIn, type Webhook, type WebhookHandler } from './webhook.ts';

/** What became of a webhook, in few words for a metric. */
export type WebhookOutcome = 'taken' | 'repeated' | 'outdated' | 'unknown shop';

const REPEATED = 'repeated';

export type WebhookHandlers = Readonly<Record<string, WebhookHandler>>;

/**
 * Takes in a webhook. The platform repeats what is not answered with success, and sometimes what is: each id
 * counts once, and what it asks for is done in the transaction that records it, so that neither is without the
 * other.
 */
export async function receiveWebhook(
  deps: Pick<Deps, 'database' | 'newId' | 'log'> & { readonly count: (outcome: WebhookOutcome) => void },
  webhook: Webhook,
  handlers: WebhookHandlers,
): Promise<void> {
  const { topic, shop, webhookId } = webhook;
  const named = shopNamedIn(webhook.payload);
  if (named !== null && named !== shop) throw new AppError('INVALID_INPUT', 'The body names another shop.');
  const store = await findStoreByShop(deps.database, shop);
  if (store === null) {
    deps.count('unknown shop');
    deps.log.info({ topic, shop, webhookId }, 'A webhook came for a shop that is not known');
    return;
  }
  const receipt = { storeId: store.storeId, webhookId, topic };
  const handler = Object.hasOwn(handlers, topic) ? handlers[topic] : undefined;
  const outcome = await deps.database.transaction(async (tx) => {
    if (!(await insertReceipt(tx, receipt))) return REPEATED;
    const done = handler ? await handler(deps, tx, { ...webhook, storeId: store.storeId }) : 'not used';
    await closeReceipt(tx, receipt, done);
    return done;
  });
  deps.count(outcomeOf(outcome));
  deps.log.info({ topic, storeId: store.storeId, webhookId, outcome }, 'A webhook was taken in');
}

function outcomeOf(done: string): WebhookOutcome {
  if (done === REPEATED) return 'repeated';
  return Object.values(OUTDATED).some((outdated) => outdated === done) ? 'outdated' : 'taken';
}
