import { allowanceOf, type Features } from '#shared/plan/features.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { lockLiveCount, saveStoreChange } from '#server/areas/identity/stores/live-count-repository.ts';
import { saveStatus } from '../survey-repository.ts';
import { pausedByPlan, type RecordSurveyEvent } from '../survey-events.ts';
import { findKeptLive, findLiveSurveys, type LiveSurvey } from './live-surveys-repository.ts';

interface LiveByPlan {
  /** These choose shoppers by more than the plan allows. */
  readonly overTargeted: readonly LiveSurvey[];
  /** These may stay live, as many as the plan allows. */
  readonly eligible: readonly LiveSurvey[];
  /** All that the plan pauses. */
  readonly above: readonly LiveSurvey[];
}

export async function liveByPlan(
  db: Queries,
  storeId: string,
  features: Features,
  kept: readonly string[] = [],
): Promise<LiveByPlan> {
  const live = await findLiveSurveys(db, storeId, kept);
  const mayTarget = ({ audience }: LiveSurvey) => isAllowed(features, { type: 'target_audience', audience });
  const eligible = live.filter(mayTarget);
  const overTargeted = live.filter((survey) => !mayTarget(survey));
  const above = [...overTargeted, ...eligible.slice(allowanceOf(features, 'active_surveys'))];
  return { overTargeted, eligible, above };
}

/**
 * Pauses the live surveys that the plan does not allow. The merchant can resume each one when the plan allows it. Runs in the
 * transaction that changes the plan, under the store's lock, so that no survey goes live in between.
 */
export async function pauseAbovePlan(
  recordSurveyEvent: RecordSurveyEvent,
  tx: Queries,
  storeId: string,
  features: Features,
): Promise<number> {
  if ((await lockLiveCount(tx, storeId)) === 0) return 0;
  const { above } = await liveByPlan(tx, storeId, features, await findKeptLive(tx, storeId));
  // Sorted by id: all transactions lock surveys in this order, so they do not deadlock.
  const sorted = above.toSorted((a, b) => (a.surveyId < b.surveyId ? -1 : 1));
  for (const { surveyId, name } of sorted) {
    await saveStatus(tx, storeId, surveyId, 'paused', 'plan');
    await saveStoreChange(tx, storeId, { live: -1 });
    await recordSurveyEvent(tx, storeId, pausedByPlan(surveyId, name));
  }
  return sorted.length;
}
