import type { StoreDetails } from '#shared/api/store.ts';
import type { Features } from '#shared/plan/features.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { appEmbedUrl, checkoutEditorUrl } from '#server/kernel/platform/editor-urls.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { presentStore } from './present-store.ts';
import { findStore } from './store-repository.ts';

export interface StoreDeps extends Pick<Deps, 'config' | 'database' | 'newId' | 'clock' | 'log'> {
  readonly billing: StoreBilling;
}

/** What the store's settings need from the billing area. */
export interface StoreBilling {
  customerToken(storeId: string): Promise<string>;
  loadCustomer(storeId: string): Promise<{ readonly features: Features }>;
}

export async function getStoreDetails(deps: StoreDeps, { storeId }: Session): Promise<StoreDetails> {
  const store = await findStore(deps.database, storeId);
  if (store === null) throw new AppError('NOT_FOUND');
  return presentStore(store, {
    billingCustomerToken: await deps.billing.customerToken(storeId),
    appEmbedUrl: appEmbedUrl(store.shop, deps.config),
    checkoutEditorUrl: checkoutEditorUrl(store.shop, deps.config),
  });
}
