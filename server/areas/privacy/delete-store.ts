import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { holdIntention, storeIntention } from '#server/kernel/jobs/intention.ts';
import { closeJob } from '#server/kernel/jobs/job-repository.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { lockStoreIfAny } from '#server/areas/identity/stores/store-repository.ts';
import { eraseStoreRows } from './erase-store.ts';

const DELETE_STORE = 'delete_store';

const intended = z.object({ shop: z.string() });

type DeleteDeps = Pick<Deps, 'config' | 'database' | 'newId' | 'clock' | 'log'> & WithBilling;

/**
 * Deletes a store at the merchant's request. First the charge ends, because it could not be ended afterwards; then one
 * transaction deletes all rows. The app stays installed, and opening it creates a new store.
 */
export async function deleteStore(
  deps: DeleteDeps,
  { storeId, storeUrl }: Session,
  { confirmation }: { confirmation: string },
): Promise<{ deleted: true }> {
  if (confirmation.trim().toLowerCase() !== storeUrl) {
    const fields = { confirmation: `Type ${storeUrl} to confirm.` };
    throw new AppError('INVALID_INPUT', 'This is not your store’s address. Nothing was deleted.', { fields });
  }
  const intention = await storeIntention(deps.database, deps, {
    storeId,
    kind: DELETE_STORE,
    payload: { shop: storeUrl },
  });
  try {
    await holdIntention(deps, intention, () => endBilling(deps, storeId));
  } catch (fault) {
    // The merchant sees that nothing was deleted, so the job must not complete it.
    await closeJob(deps.database, intention, { outcome: 'the charge could not be ended' });
    throw fault;
  }
  await deleteRows(deps, storeId, storeUrl);
  return { deleted: true };
}

/** Completes an interrupted deletion. */
export function deleteStoreJob(deps: DeleteDeps): JobKinds {
  return {
    [DELETE_STORE]: {
      async run({ storeId, payload }) {
        await endBilling(deps, storeId);
        await deleteRows(deps, storeId, intended.parse(payload).shop);
        return {};
      },
      neverGivesUp: true,
    },
  };
}

async function endBilling({ billing }: DeleteDeps, storeId: string): Promise<void> {
  const { subscription } = await billing.loadCustomer(storeId);
  if (subscription?.active) await billing.cancel(storeId, { reason: 'The store was deleted', when: 'now' });
}

function deleteRows({ database, newId }: DeleteDeps, storeId: string, shop: string): Promise<void> {
  return database.transaction(async (tx) => {
    // Another request or a webhook may have deleted it meanwhile.
    if (!(await lockStoreIfAny(tx, storeId))) return;
    await eraseStoreRows(tx, { newId }, { storeId, shop, webhookId: null });
  });
}
