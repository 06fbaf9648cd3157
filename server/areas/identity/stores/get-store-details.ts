import type { StoreDetails, StoreNotice } from '#shared/api/store.ts';
import type { Features } from '#shared/plan/features.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { appEmbedUrl, checkoutEditorUrl } from '#server/kernel/platform/editor-urls.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { presentStore, MOBILE_NOTICE_SETTING, PLAN_UPGRADE_SETTING } from './present-store.ts';
import { findStore, mergeSettings } from './store-repository.ts';
import { syncStore, type SyncDeps } from './sync-store.ts';

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

/** Syncs the store's details on the merchant's request, without waiting for the daily sync. */
export async function refreshStore(deps: StoreDeps & SyncDeps, session: Session): Promise<StoreDetails> {
  await syncStore(deps, session.storeId);
  return getStoreDetails(deps, session);
}

const DISMISSED: Readonly<Record<StoreNotice, object>> = {
  mobile_only: { [MOBILE_NOTICE_SETTING]: true },
  plan_upgrade: { [PLAN_UPGRADE_SETTING]: null },
};

/** The notice does not show again, on any of the merchant's devices. */
export async function dismissNotice(
  deps: StoreDeps,
  session: Session,
  { notice }: { readonly notice: StoreNotice },
): Promise<StoreDetails> {
  await mergeSettings(deps.database, session.storeId, DISMISSED[notice]);
  return getStoreDetails(deps, session);
}
