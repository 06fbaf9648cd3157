import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/settings.ts';
import type { StoreDetails } from '#shared/api/store.ts';
import { AppError } from '#shared/errors.ts';
import { FEATURE_OF, isAllowed, type Action } from '#shared/plan/gates.ts';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { getStoreDetails, type StoreDeps } from './get-store-details.ts';
import { mergeAppearance } from './store-repository.ts';

type AppearanceInput = InputOf<typeof api.saveAppearance>;

/**
 * Saves the appearance of all surveys, as far as the plan allows. Storefronts show it with their next request for the
 * script.
 */
export async function saveAppearance(
  deps: StoreDeps,
  session: Session,
  input: AppearanceInput,
): Promise<StoreDetails> {
  const { features } = await deps.billing.loadCustomer(session.storeId);
  for (const action of actionsIn(input)) {
    if (isAllowed(features, action)) continue;
    throw new AppError('PLAN_LIMIT', UPGRADE_PROMPTS[FEATURE_OF[action.type]].description);
  }
  await deps.database.transaction(async (tx) => {
    await mergeAppearance(tx, session.storeId, input);
    await noteActivity(tx, session.storeId, session, { kind: 'appearance.changed' });
  });
  return getStoreDetails(deps, session);
}

function actionsIn({ theme, branding }: AppearanceInput): Action[] {
  return [
    // The automatic look is part of every plan.
    ...(theme ? [{ type: 'set_theme' } as const] : []),
    // Stores whose plan does not allow hiding the app's name cannot change this setting.
    ...(branding === undefined ? [] : [{ type: 'remove_branding' } as const]),
  ];
}
