import { allowanceOf, allows, type Features } from '#shared/plan/features.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { requireFound } from './require-found.ts';
import { lockLiveCount, saveStoreChange } from '#server/areas/identity/stores/live-count-repository.ts';
import { loadFeatures, refuseAtLiveLimit, refuseTargeting } from './plan-limits.ts';
import { pausedByPlan } from './survey-events.ts';
import type { SurveyDeps } from './survey-deps.ts';
import { lockSurvey, saveStatus } from './survey-repository.ts';

/**
 * Reads the plan again after the survey went live. The plan was read before the lock, so it may have changed since:
 * then either this check refuses the survey, or the change of plan finds it live and pauses it.
 */
export async function recheckPlan(
  deps: SurveyDeps,
  storeId: string,
  surveyId: string,
  before: Features,
): Promise<void> {
  const features = await loadFeatures(deps, storeId);
  if (!allowsLess(features, before)) return;
  const paused = await deps.database.transaction(async (tx) => {
    const liveCount = (await lockLiveCount(tx, storeId)) - 1;
    const { status, name, audience } = requireFound(await lockSurvey(tx, storeId, surveyId));
    const mayTarget = isAllowed(features, { type: 'target_audience', audience });
    if (status !== 'live' || (mayTarget && isAllowed(features, { type: 'publish', liveCount }))) return null;
    await saveStatus(tx, storeId, surveyId, 'paused', 'plan');
    await saveStoreChange(tx, storeId, { live: -1 });
    await deps.recordSurveyEvent(tx, storeId, pausedByPlan(surveyId, name));
    return { audience, liveCount };
  });
  if (paused === null) return;
  refuseTargeting(features, paused.audience);
  refuseAtLiveLimit(features, paused.liveCount);
}

function allowsLess(after: Features, before: Features): boolean {
  return (
    allowanceOf(after, 'active_surveys') < allowanceOf(before, 'active_surveys') ||
    (allows(before, 'advanced_survey_targeting') && !allows(after, 'advanced_survey_targeting'))
  );
}
