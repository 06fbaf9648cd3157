import type { Onboarding, StoreDetails } from '#shared/api/store.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { getStoreDetails, type StoreDeps } from './get-store-details.ts';
import { GOAL_SETTING, PLACES_SETTING } from './present-store.ts';
import { mergeSettings, saveOnboardingStep } from './store-repository.ts';

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
