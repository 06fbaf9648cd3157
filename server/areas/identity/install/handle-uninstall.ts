import type { Queries } from '#server/kernel/database/database.ts';
import type { WebhookHandlers } from '#server/kernel/platform/webhook.ts';
import { revokeStoreSessions } from '../session/session-repository.ts';
import { saveUninstalled } from '../stores/store-repository.ts';

export interface Uninstall {
  readonly storeId: string;
  /** The store was installed again before the webhook about the uninstall arrived. */
  readonly isInstalledAgain: boolean;
}

export interface UninstallDeps {
  /** Runs in the transaction that saves the uninstall. A later area provides it. */
  readonly onUninstalled: (tx: Queries, uninstall: Uninstall) => Promise<void>;
}

/** The merchant uninstalled the app: all sessions end, the data stays until the platform sends shop/redact. */
export function installWebhooks({ onUninstalled }: UninstallDeps): WebhookHandlers {
  return {
    async 'app/uninstalled'(tx, { storeId, triggeredAt }) {
      const isInstalledAgain = !(await saveUninstalled(tx, storeId, triggeredAt));
      if (!isInstalledAgain) await revokeStoreSessions(tx, storeId);
      await onUninstalled(tx, { storeId, isInstalledAgain });
      return isInstalledAgain
        ? { outcome: 'overtaken by a newer install', isOutdated: true }
        : { outcome: 'uninstalled' };
    },
  };
}
