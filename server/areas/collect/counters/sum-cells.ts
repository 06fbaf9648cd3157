import { contribution } from './contribution.ts';
import { createDefinitionReader } from '#server/areas/surveys/read-definitions.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import {
  type CellChanges,
  countedVariant,
  createCellChanges,
  type SegmentedSurveys,
} from './cell-changes.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import type { StoredResponse } from '../responses/stored-response-repository.ts';

/** Sums the cells that these responses of one survey count in, each by the version that it answered. */
export async function sumCells(
  tx: Queries,
  { storeId, surveyId, surveys }: SurveyKey & { readonly surveys: SegmentedSurveys },
  responses: readonly StoredResponse[],
  sign: 1 | -1,
): Promise<CellChanges> {
  const definitionOf = createDefinitionReader(tx, { storeId, surveyId });
  const cells = createCellChanges(surveys);
  for (const response of responses) {
    const { version, day, segment, isComplete } = response;
    const definition = await definitionOf(version);
    const variant = countedVariant(definition, response.variant);
    const place = { surveyId, version, day, variant, ...segment };
    cells.add(place, contribution(definition, { ...response, complete: isComplete }), sign);
  }
  return cells;
}
