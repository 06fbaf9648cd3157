import type { Onboarding, StoreDetails } from '#shared/api/store.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { getStoreDetails, type StoreDeps } from './get-store-details.ts';
import { GOAL } from './present-store.ts';
import { mergeSettings, saveOnboardingStep } from './store-repository.ts';

/** Remembers where the merchant stands, so that another device goes on from there. */
export async function saveOnboardingProgress(
  deps: StoreDeps,
  session: Session,
  { step, goal }: Onboarding,
): Promise<StoreDetails> {
  await deps.database.transaction(async (tx) => {
    await saveOnboardingStep(tx, session.storeId, step);
    await mergeSettings(tx, session.storeId, { [GOAL]: goal });
  });
  return getStoreDetails(deps, session);
}
