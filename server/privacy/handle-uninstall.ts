import { endActiveSubscription } from '../billing/subscription-repository.ts';
import { revokeStoreSessions } from '../session/session-repository.ts';
import { saveUninstalled } from '../stores/store-repository.ts';
import { OUTDATED, type WebhookHandler } from './webhook.ts';

/** The merchant took the app out: everyone is signed out at once, the data stays until the platform asks. */
export const handleUninstall: WebhookHandler = async (_deps, tx, { storeId, triggeredAt }) => {
  if (!(await saveUninstalled(tx, storeId, triggeredAt))) return OUTDATED.install;
  await revokeStoreSessions(tx, storeId);
  // The platform has ended its charge by itself. Surveys stay as they are, for whoever comes back.
  await endActiveSubscription(tx, storeId, {
    status: 'cancelled',
    at: null,
    reason: 'The app was uninstalled',
  });
  return 'uninstalled';
};
