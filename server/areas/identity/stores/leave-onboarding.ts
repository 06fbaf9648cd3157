import type { StoreDetails } from '#shared/api/store.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { getStoreDetails, type StoreDeps } from './get-store-details.ts';
import { saveOnboardingCompleted, saveOnboardingSkipped } from './store-repository.ts';

/** Onboarding does not show again, but the store still counts as new. */
export async function skipOnboarding(deps: StoreDeps, session: Session): Promise<StoreDetails> {
  await saveOnboardingSkipped(deps.database, session.storeId);
  return getStoreDetails(deps, session);
}

/** The merchant finished onboarding, so the store no longer counts as new. */
export async function completeOnboarding(deps: StoreDeps, session: Session): Promise<StoreDetails> {
  await saveOnboardingCompleted(deps.database, session.storeId);
  return getStoreDetails(deps, session);
}
