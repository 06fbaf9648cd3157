import type { Deps } from '#server/kernel/deps/deps.ts';
import type { UninstallDeps } from '#server/areas/identity/install/handle-uninstall.ts';
import { storeReconcileJob } from './reconcile-charge.ts';
import { endActiveSubscription } from './subscription-repository.ts';

/** The platform ends a store's charges when the app is uninstalled, so the subscription ends as well. */
export function endAtUninstall({ newId }: Pick<Deps, 'newId'>): UninstallDeps['onUninstalled'] {
  return async (tx, { storeId, isInstalledAgain }) => {
    if (isInstalledAgain) {
      // The merchant may have subscribed since: the stored job asks the platform which charges are active.
      await storeReconcileJob(tx, { storeId, jobId: newId() });
      return;
    }
    // Live surveys stay live: the merchant may install the app again.
    await endActiveSubscription(tx, storeId, {
      status: 'cancelled',
      at: null,
      reason: 'The app was uninstalled',
    });
  };
}
