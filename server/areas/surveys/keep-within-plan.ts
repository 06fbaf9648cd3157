import { allowanceOf, type Features } from '#shared/plan/features.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { found } from './found.ts';
import { lockLiveCount, saveStoreChange } from '#server/areas/identity/stores/live-count-repository.ts';
import { loadFeatures, refuseOneMoreLive } from './plan-limits.ts';
import type { SurveyDeps } from './survey-deps.ts';
import { lockSurvey, saveStatus } from './survey-repository.ts';

/**
 * A plan is read before the lock, so it may have become smaller before the survey went live, too early to pause it
 * with the others. Read again it is known: either here, or by a change that then finds this survey live.
 */
export async function keepWithinPlan(
  deps: SurveyDeps,
  storeId: string,
  surveyId: string,
  before: Features,
): Promise<void> {
  const features = await loadFeatures(deps, storeId);
  if (allowanceOf(features, 'active_surveys') >= allowanceOf(before, 'active_surveys')) return;
  const others = await deps.database.transaction(async (tx) => {
    const liveCount = (await lockLiveCount(tx, storeId)) - 1;
    const { status } = found(await lockSurvey(tx, storeId, surveyId));
    if (status !== 'live' || isAllowed(features, { type: 'publish', liveCount })) return null;
    await saveStatus(tx, storeId, surveyId, 'paused');
    await saveStoreChange(tx, storeId, { live: -1 });
    return liveCount;
  });
  if (others !== null) refuseOneMoreLive(features, others);
}
