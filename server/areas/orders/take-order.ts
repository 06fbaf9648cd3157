import type { WebhookHandlers } from '#server/areas/webhooks/receive-webhook.ts';
import { OUTDATED, type WebhookHandler } from '#server/areas/webhooks/webhook.ts';
import { keepNews } from './keep-news.ts';
import { type OrderSource, readOrder } from './order-news.ts';

function takeOrder(source: OrderSource): WebhookHandler {
  return async ({ newId }, tx, { storeId, payload }) => {
    const order = readOrder(source, payload);
    if (order === null) return 'no order that could be read';
    const { isOutdated, isContested, answers } = await keepNews(tx, storeId, order, newId);
    if (isContested) return 'changed twice in one second, the store will be asked';
    if (isOutdated) return OUTDATED.order;
    return answers === 0 ? 'order kept' : `order kept, of ${answers} ${answers === 1 ? 'answer' : 'answers'}`;
  };
}

export const ORDER_WEBHOOKS: WebhookHandlers = {
  'orders/create': takeOrder('created'),
  'orders/updated': takeOrder('updated'),
};
