import { allowanceOf, type Features } from '#shared/plan/features.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { lockLiveCount, saveStoreChange } from '#server/areas/identity/stores/live-count-repository.ts';
import { saveStatus } from '../survey-repository.ts';
import { pausedByPlan, type RecordSurveyEvent } from '../survey-events.ts';
import { findKeptLive, findLiveSurveys, type LiveSurvey } from './live-surveys-repository.ts';

/** The live surveys that exceed the plan. */
export async function surveysAbovePlan(
  db: Queries,
  storeId: string,
  features: Features,
  kept: readonly string[] = [],
): Promise<LiveSurvey[]> {
  const allowed = allowanceOf(features, 'active_surveys');
  return allowed === Infinity ? [] : (await findLiveSurveys(db, storeId, kept)).slice(allowed);
}

/**
 * Pauses the surveys that exceed the plan. The merchant can resume each one when the plan allows it. Runs in the
 * transaction that changes the plan, under the store's lock, so that no survey goes live in between.
 */
export async function pauseAbovePlan(
  recordSurveyEvent: RecordSurveyEvent,
  tx: Queries,
  storeId: string,
  features: Features,
): Promise<number> {
  const liveCount = await lockLiveCount(tx, storeId);
  if (liveCount <= allowanceOf(features, 'active_surveys')) return 0;
  const surveys = await surveysAbovePlan(tx, storeId, features, await findKeptLive(tx, storeId));
  // Sorted by id: all transactions lock surveys in this order, so they do not deadlock.
  const sorted = surveys.toSorted((a, b) => (a.surveyId < b.surveyId ? -1 : 1));
  for (const { surveyId, name } of sorted) {
    await saveStatus(tx, storeId, surveyId, 'paused', 'plan');
    await saveStoreChange(tx, storeId, { live: -1 });
    await recordSurveyEvent(tx, storeId, pausedByPlan(surveyId, name));
  }
  return sorted.length;
}
