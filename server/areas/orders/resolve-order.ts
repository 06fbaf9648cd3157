import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Job } from '#server/kernel/jobs/job-repository.ts';
import { fetchOrderState } from '#server/kernel/platform/order-state.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import { saveOrderUpdate } from './save-order-update.ts';
import { findOrder } from './order-repository.ts';

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
