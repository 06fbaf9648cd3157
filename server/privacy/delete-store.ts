import { AppError } from '#shared/errors.ts';
import { createBilling } from '../billing/create-billing.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../session/session.ts';
import { deleteStoreRows, insertErasure } from './erasure-repository.ts';

/**
 * The merchant wants nothing of the store kept. First the money, since nobody could end it afterwards; then all rows
 * in one go. The app stays in the store's admin until it is taken out there; opened again, it begins anew.
 */
export async function deleteStore(
  deps: Pick<Deps, 'config' | 'database' | 'newId' | 'clock'>,
  { storeId, storeUrl }: Session,
  { confirmation }: { confirmation: string },
): Promise<{ deleted: true }> {
  if (confirmation.trim().toLowerCase() !== storeUrl) {
    const fields = { confirmation: `Type ${storeUrl} to confirm.` };
    throw new AppError('INVALID_INPUT', 'This is not your store’s address. Nothing was deleted.', { fields });
  }
  const billing = createBilling(deps);
  const { subscription } = await billing.loadCustomer(storeId);
  if (subscription?.active) await billing.cancel(storeId, { reason: 'The store was deleted', when: 'now' });
  await deps.database.transaction(async (tx) => {
    await deleteStoreRows(tx, { storeId, shop: storeUrl, webhookId: null });
    await insertErasure(tx, { storeId, erasureId: deps.newId(), subject: 'store' });
  });
  return { deleted: true };
}
