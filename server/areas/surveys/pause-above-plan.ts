import type { Features } from '#shared/plan/features.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { lockLiveCount, saveStoreChange } from '#server/areas/identity/stores/live-count-repository.ts';
import { liveByPlan } from './plan/live-by-plan.ts';
import { findKeptLive } from './plan/live-surveys-repository.ts';
import { saveStatus } from './survey-repository.ts';
import { pausedByPlan, type RecordSurveyEvent } from './survey-events.ts';

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
