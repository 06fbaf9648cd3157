import type { StoreDetails, StoreNotice } from '#shared/api/store.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { getStoreDetails, type StoreDeps } from './get-store-details.ts';
import { MOBILE_NOTICE_SETTING, PLAN_UPGRADE_SETTING } from './present-store.ts';
import { mergeSettings } from './store-repository.ts';

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
