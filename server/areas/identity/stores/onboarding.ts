import type { StoreDetails, Onboarding } from '#shared/api/store.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { getStoreDetails, type StoreDeps } from './get-store-details.ts';
import {
  saveOnboardingCompleted,
  saveOnboardingSkipped,
  mergeSettings,
  saveOnboardingStep,
} from './store-repository.ts';
import { GOAL_SETTING, PLACES_SETTING } from './present-store.ts';

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

/** Saves the onboarding step and choices, so that the merchant can continue on another device. */
export async function saveOnboardingProgress(
  deps: StoreDeps,
  session: Session,
  { step, goal, places }: Onboarding,
): Promise<StoreDetails> {
  await deps.database.transaction(async (tx) => {
    await saveOnboardingStep(tx, session.storeId, step);
    await mergeSettings(tx, session.storeId, { [GOAL_SETTING]: goal, [PLACES_SETTING]: places });
  });
  return getStoreDetails(deps, session);
}
