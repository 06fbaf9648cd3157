import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/settings.ts';
import type { StoreDetails } from '#shared/api/store.ts';
import { AppError } from '#shared/errors.ts';
import { FEATURE_OF, isAllowed, type Action } from '#shared/plan/gates.ts';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { getStoreDetails, type StoreDeps } from './get-store-details.ts';
import { mergeAppearance } from './store-repository.ts';

type Wish = InputOf<typeof api.saveAppearance>;

/** Keeps how surveys look, as far as the plan allows it. Storefronts see it with their next look at the script. */
export async function saveAppearance(deps: StoreDeps, session: Session, wish: Wish): Promise<StoreDetails> {
  const { features } = await deps.billing.loadCustomer(session.storeId);
  for (const action of actionsIn(wish)) {
    if (isAllowed(features, action)) continue;
    throw new AppError('PLAN_LIMIT', UPGRADE_PROMPTS[FEATURE_OF[action.type]].description);
  }
  await mergeAppearance(deps.database, session.storeId, wish);
  return getStoreDetails(deps, session);
}

function actionsIn({ theme, branding }: Wish): Action[] {
  return [
    ...(theme === undefined ? [] : [{ type: 'set_theme' } as const]),
    // Without the right to take our name off there is nothing to choose either.
    ...(branding === undefined ? [] : [{ type: 'remove_branding' } as const]),
  ];
}
