import type { WebhookHandlers } from '../privacy/receive-webhook.ts';
import { OUTDATED, type WebhookHandler } from '../privacy/webhook.ts';
import { readOrder } from './order-news.ts';
import { linkResponses, lockStore, upsertOrder } from './order-repository.ts';

/**
 * Keeps what the store says of an order and gives it to the answers that came from it. Day and segment of a response
 * were fixed when it was first saved, so nothing that was counted moves.
 */
const takeOrder: WebhookHandler = async (_deps, tx, { storeId, payload }) => {
  const order = readOrder(payload);
  if (order === null) return 'no order that could be read';
  await lockStore(tx, storeId);
  if (!(await upsertOrder(tx, storeId, order))) return OUTDATED.order;
  const linked = await linkResponses(tx, storeId, order.orderId);
  return linked === 0 ? 'order kept' : `order kept, of ${linked} ${linked === 1 ? 'answer' : 'answers'}`;
};

export const ORDER_WEBHOOKS: WebhookHandlers = { 'orders/create': takeOrder, 'orders/updated': takeOrder };
