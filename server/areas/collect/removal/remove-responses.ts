import { contribution } from '#shared/analytics/contribution.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { found, readable } from '#server/areas/surveys/found.ts';
import { findVersion } from '#server/areas/surveys/version-repository.ts';
import { lockSurveys, type StoredResponse } from '../batch/batch-repository.ts';
import { createCellChanges } from '../counters/cell-changes.ts';
import { addToCounters, addToSegmentCounters, markManifestChanged } from '../counters/counter-repository.ts';
import {
  deleteEmptyCounters,
  deleteResponseRows,
  findKept,
  subtractFromTotals,
} from './removal-repository.ts';

/**
 * Deletes responses of one survey and subtracts what they count for. Returns the ids of those that existed. Erasure,
 * deletion and retention all call this, a few hundred responses at a time.
 */
export async function removeResponses(
  tx: Queries,
  storeId: string,
  surveyId: string,
  responseIds: readonly string[],
): Promise<string[]> {
  const { surveys } = await lockSurveys(tx, storeId, [surveyId]);
  const survey = surveys.get(surveyId);
  const kept = await findKept(tx, storeId, surveyId, responseIds);
  const ids = kept.map(({ responseId }) => responseId);
  await deleteResponseRows(tx, storeId, surveyId, ids);
  // Of a survey that is being deleted the counts go anyway.
  if (survey === undefined) return ids;
  const counted = kept.filter(({ isTest }) => !isTest);
  if (counted.length === 0) return ids;
  await subtractCells(tx, storeId, surveyId, counted);
  await subtractFromTotals(tx, storeId, surveyId, {
    responses: counted.length,
    completes: counted.filter(({ isComplete }) => isComplete).length,
  });
  if (survey.hasReachedLimit) await markManifestChanged(tx, storeId);
  return ids;
}

async function subtractCells(
  tx: Queries,
  storeId: string,
  surveyId: string,
  responses: readonly StoredResponse[],
): Promise<void> {
  const definitions = new Map<number, SurveyDefinition>();
  const cells = createCellChanges();
  for (const response of responses) {
    const { version, day, segment, isComplete } = response;
    let definition = definitions.get(version);
    if (definition === undefined) {
      definition = readable(found(await findVersion(tx, storeId, surveyId, version)).definition);
      definitions.set(version, definition);
    }
    const place = { surveyId, version, day, ...segment };
    cells.add(place, contribution(definition, { ...response, complete: isComplete }), -1);
  }
  await addToCounters(tx, storeId, cells.byDay());
  await addToSegmentCounters(tx, storeId, cells.bySegment());
  await deleteEmptyCounters(tx, storeId, surveyId);
}
