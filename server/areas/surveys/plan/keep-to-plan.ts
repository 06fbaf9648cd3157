import { allowanceOf, type Features } from '#shared/plan/features.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { lockLiveCount, saveStoreChange } from '#server/areas/identity/stores/live-count-repository.ts';
import { saveStatus } from '../survey-repository.ts';
import { findLiveSurveys, type LiveSurvey } from './live-surveys-repository.ts';

/** The live surveys that a plan has no room for. */
export async function surveysAbovePlan(
  db: Queries,
  storeId: string,
  features: Features,
): Promise<LiveSurvey[]> {
  const allowed = allowanceOf(features, 'active_surveys');
  return allowed === Infinity ? [] : (await findLiveSurveys(db, storeId)).slice(allowed);
}

/**
 * Pauses what a plan has no room for; nothing is deleted, and each can be resumed once there is room. Runs in the
 * transaction that changes the plan, under the store's lock, so that no survey goes live in between.
 */
export async function keepToPlan(tx: Queries, storeId: string, features: Features): Promise<number> {
  const liveCount = await lockLiveCount(tx, storeId);
  if (liveCount <= allowanceOf(features, 'active_surveys')) return 0;
  const surveys = await surveysAbovePlan(tx, storeId, features);
  // By id: every transaction that locks several surveys uses this order, so none deadlock.
  const surveyIds = surveys.map(({ surveyId }) => surveyId).sort();
  for (const surveyId of surveyIds) {
    await saveStatus(tx, storeId, surveyId, 'paused');
    await saveStoreChange(tx, storeId, { live: -1 });
  }
  return surveyIds.length;
}
