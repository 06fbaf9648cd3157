import type { Queries } from '#server/kernel/database/database.ts';
import { type MergedOrder, mergeOrder } from './merge-order.ts';
import { type OrderUpdate, type OrderSource, readOrder } from './order-update.ts';
import { findOrder, insertResolveJob, linkResponses, saveOrders } from './order-repository.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { WebhookHandler, WebhookHandlers } from '#server/kernel/platform/webhook.ts';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import type { Job } from '#server/kernel/jobs/job-repository.ts';
import { fetchOrderState } from '#server/kernel/platform/order-state.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';

export interface SavedOrderUpdate extends MergedOrder {
  /** The number of responses that the order was linked to. */
  readonly answers: number;
}

/**
 * Saves an order update and links the order to its responses. Saving responses locks the same row of the store, so an
 * order and its response cannot miss each other. A response's day and segment are fixed at its first save,
 * so no counter changes.
 */
export async function saveOrderUpdate(
  tx: Queries,
  storeId: string,
  update: OrderUpdate,
  newId: () => string,
): Promise<SavedOrderUpdate> {
  await lockStore(tx, storeId);
  const merged = mergeOrder(await findOrder(tx, storeId, update.orderId), update);
  if (merged.isContested) await insertResolveJob(tx, { storeId, jobId: newId() }, update);
  if (!merged.isChanged) return { ...merged, answers: 0 };
  await saveOrders(tx, storeId, [merged.order]);
  return { ...merged, answers: await linkResponses(tx, storeId, [update.orderId]) };
}

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

const resolvePayload = z.object({ orderId: z.string(), changedAt: z.string() });

/**
 * Asks the store which of two changes within one second is the last. The job runs seconds later, so the store's answer
 * for that second is final. An order that was erased meanwhile stays erased.
 */
export async function resolveOrder(
  deps: Pick<Deps, 'config' | 'database' | 'newId'>,
  { storeId, payload }: Pick<Job, 'storeId' | 'payload'>,
): Promise<object> {
  const { orderId, changedAt } = resolvePayload.parse(payload);
  const state = await callStore(deps, storeId, (access) => fetchOrderState(access, orderId));
  if (state === null) return { outcome: 'the store does not know this order' };
  const ahead = Date.parse(state.changedAt) - Date.parse(changedAt);
  if (ahead < 0) throw new AppError('UPSTREAM', 'The store does not know of the last change yet.');
  // If the store reports a later second, that second may not be over, so it counts like a webhook.
  const source = ahead === 0 ? 'asked' : 'updated';
  return deps.database.transaction(async (tx) => {
    const known = await findOrder(tx, storeId, orderId);
    if (known === null) return { outcome: 'the order was erased' };
    const { isOutdated } = await saveOrderUpdate(tx, storeId, { ...known, ...state, source }, deps.newId);
    return { outcome: isOutdated ? 'something newer is known' : 'settled' };
  });
}
