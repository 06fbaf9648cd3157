import { storeReconcile } from '#server/areas/billing/reconcile-charge.ts';
import { endActiveSubscription } from '#server/areas/billing/subscription-repository.ts';
import { revokeStoreSessions } from '#server/areas/identity/session/session-repository.ts';
import { saveUninstalled } from '#server/areas/identity/stores/store-repository.ts';
import { OUTDATED, type WebhookHandler } from '#server/areas/webhooks/webhook.ts';

/** The merchant took the app out: everyone is signed out at once, the data stays until the platform asks. */
export const handleUninstall: WebhookHandler = async (deps, tx, { storeId, triggeredAt }) => {
  if (!(await saveUninstalled(tx, storeId, triggeredAt))) {
    // The store is back, but the platform ended its charges at that uninstall.
    await storeReconcile(tx, { storeId, jobId: deps.newId() });
    return OUTDATED.install;
  }
  await revokeStoreSessions(tx, storeId);
  // The platform has ended its charge by itself. Surveys stay as they are, in case the merchant returns.
  await endActiveSubscription(tx, storeId, {
    status: 'cancelled',
    at: null,
    reason: 'The app was uninstalled',
  });
  return 'uninstalled';
};
