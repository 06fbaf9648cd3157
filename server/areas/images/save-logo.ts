import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/images.ts';
import type { StoreDetails } from '#shared/api/store.ts';
import { AppError } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { getStoreDetails } from '#server/areas/identity/stores/get-store-details.ts';
import { mergeAppearance } from '#server/areas/identity/stores/store-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { ImageDeps } from './image-deps.ts';
import { claimPictures } from './claim-pictures.ts';

/** Every plan may remove the logo. */
export async function saveLogo(
  deps: ImageDeps,
  session: Session,
  { logo }: InputOf<typeof api.saveLogo>,
): Promise<StoreDetails> {
  const { features } = await deps.billing.loadCustomer(session.storeId);
  if (logo !== null && !isAllowed(features, { type: 'use_images' })) {
    throw new AppError('PLAN_LIMIT', UPGRADE_PROMPTS.customFeatures.description);
  }
  await deps.database.transaction(async (tx) => {
    await claimPictures(tx, session.storeId, logo === null ? [] : [logo]);
    await mergeAppearance(tx, session.storeId, { logo });
  });
  return getStoreDetails(deps, session);
}
