import type { Queries } from '#server/kernel/database/database.ts';
import type { SegmentedSurveys } from '../counters/cell-changes.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import type { WithResponseEvents } from '../responses/response-events.ts';
import { deleteVeiled } from '../veiled/veiled-repository.ts';
import { sumCells } from '../counters/sum-cells.ts';
import { addCells, markManifestChanged } from '../counters/counter-repository.ts';
import {
  deleteChannelReports,
  deleteEmptyCounters,
  deleteResponseRows,
  findStoredResponses,
  subtractFromTotals,
} from './removal-repository.ts';
import type { StoredResponse } from '../responses/stored-response-repository.ts';
import { lockSurveys } from '#server/areas/surveys/survey-state-repository.ts';

export type RemoveDeps = Pick<WithResponseEvents, 'recordErasedResponses' | 'forgetClaimed'>;

/**
 * Deletes responses of one survey, veiled or not, and subtracts the counted ones from the counters. Returns the ids that existed. Erasure, deletion
 * and retention call it with a few hundred responses at a time. Connections that receive responses learn it, and reports
 * that may quote them are deleted.
 */
export async function removeResponses(
  { recordErasedResponses }: RemoveDeps,
  tx: Queries,
  storeId: string,
  surveyId: string,
  responseIds: readonly string[],
): Promise<string[]> {
  const { surveys } = await lockSurveys(tx, storeId, [surveyId]);
  const survey = surveys.get(surveyId);
  const kept = await findStoredResponses(tx, storeId, surveyId, responseIds);
  const ids = [
    ...kept.map(({ responseId }) => responseId),
    ...(await deleteVeiled(tx, { storeId, surveyId }, responseIds)),
  ];
  const counted = kept.filter(({ isTest }) => !isTest);
  const erased = counted.map(({ responseId }) => responseId);
  // Connections still read there who answered.
  if (survey && erased.length > 0)
    await recordErasedResponses(tx, storeId, { surveyId, responseIds: erased });
  await deleteResponseRows(tx, storeId, surveyId, ids);
  // The survey is being deleted, so its counters are deleted anyway.
  if (survey === undefined) return ids;
  if (counted.length === 0) return ids;
  await deleteChannelReports(tx, storeId, surveyId);
  await subtractCells(tx, { storeId, surveyId, surveys }, counted);
  await subtractFromTotals(tx, storeId, surveyId, {
    responses: counted.length,
    completes: counted.filter(({ isComplete }) => isComplete).length,
  });
  if (survey.hasReachedLimit) await markManifestChanged(tx, storeId);
  return ids;
}

async function subtractCells(
  tx: Queries,
  { storeId, surveyId, surveys }: SurveyKey & { readonly surveys: SegmentedSurveys },
  responses: readonly StoredResponse[],
): Promise<void> {
  const cells = await sumCells(tx, { storeId, surveyId, surveys }, responses, -1);
  await addCells(tx, { storeId, cells });
  await deleteEmptyCounters(tx, storeId, surveyId);
}
