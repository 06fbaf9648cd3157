import * as z from 'zod/mini';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Job } from '#server/kernel/jobs/job-repository.ts';
import { fetchOrderState } from '#server/kernel/platform/order-state.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import { keepNews } from './keep-news.ts';
import { findOrder } from './order-repository.ts';

const question = z.object({ orderId: z.string(), changedAt: z.string() });

/**
 * Asks the store which of two changes of one second is the last. The job runs seconds after both came in, so what the
 * store says of that second then is final. An order that was erased in the meantime stays erased.
 */
export async function settleOrder(
  deps: Pick<Deps, 'config' | 'database' | 'newId'>,
  { storeId, payload }: Pick<Job, 'storeId' | 'payload'>,
): Promise<object> {
  const { orderId, changedAt } = question.parse(payload);
  const state = await callStore(deps, storeId, (access) => fetchOrderState(access, orderId));
  if (state === null) return { outcome: 'the store does not know this order' };
  const ahead = Date.parse(state.changedAt) - Date.parse(changedAt);
  if (ahead < 0) throw new Error('The store does not know of the last change yet.');
  // News of another second is news like a webhook's: that second may not be over.
  const source = ahead === 0 ? 'asked' : 'updated';
  return deps.database.transaction(async (tx) => {
    const known = await findOrder(tx, storeId, orderId);
    if (known === null) return { outcome: 'the order was erased' };
    const { isOutdated } = await keepNews(tx, storeId, { ...known, ...state, source }, deps.newId);
    return { outcome: isOutdated ? 'something newer is known' : 'settled' };
  });
}
