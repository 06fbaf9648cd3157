import type { Queries } from '#server/kernel/database/database.ts';
import { type MergedOrder, mergeOrder } from './merge-order.ts';
import type { OrderUpdate } from './order-update.ts';
import { findOrder, insertResolveJob, linkResponses, saveOrders } from './order-repository.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';

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
