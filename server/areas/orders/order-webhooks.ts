import type { Deps } from '#server/kernel/deps/deps.ts';
import type { WebhookHandler, WebhookHandlers } from '#server/kernel/platform/webhook.ts';
import { saveOrderUpdate } from './save-order-update.ts';
import { type OrderSource, readOrder } from './order-update.ts';

export function orderWebhooks(deps: Pick<Deps, 'newId'>): WebhookHandlers {
  return { 'orders/create': handleOrder(deps, 'created'), 'orders/updated': handleOrder(deps, 'updated') };
}

function handleOrder({ newId }: Pick<Deps, 'newId'>, source: OrderSource): WebhookHandler {
  return async (tx, { storeId, payload }) => {
    const order = readOrder(source, payload);
    if (order === null) return { outcome: 'the payload is not a readable order' };
    const { isOutdated, isContested, answers } = await saveOrderUpdate(tx, storeId, order, newId);
    if (isContested) return { outcome: 'changed twice in one second, the store will be asked' };
    if (isOutdated) return { outcome: 'older than the stored order', isOutdated };
    return {
      outcome:
        answers === 0
          ? 'order stored'
          : `order stored, linked to ${answers} ${answers === 1 ? 'answer' : 'answers'}`,
    };
  };
}
