import type { Deps } from '#server/kernel/deps/deps.ts';
import type { WebhookHandlers } from '#server/kernel/platform/webhook.ts';
import { eraseStore } from './erase-store.ts';
import { redactCustomer, requestCustomerData } from './handle-customer.ts';

/** The compliance topics that the platform requires of each app. */
export function privacyWebhooks(deps: Pick<Deps, 'config' | 'newId'>): WebhookHandlers {
  return {
    'customers/data_request': requestCustomerData(deps),
    'customers/redact': redactCustomer(deps),
    'shop/redact': eraseStore(deps),
  };
}
