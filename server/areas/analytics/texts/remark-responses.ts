import { contribution } from '#server/areas/collect/counters/contribution.ts';
import { countedVariant, createCellChanges } from '#server/areas/collect/counters/cell-changes.ts';
import { addCells } from '#server/areas/collect/counters/counter-repository.ts';
import {
  deleteEmptyCounters,
  findStoredResponses,
} from '#server/areas/collect/removal/removal-repository.ts';
import { markAnswers } from '#server/areas/collect/responses/mark-answers.ts';
import { createDefinitionReader } from '#server/areas/surveys/read-definitions.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { createPauser } from '#server/kernel/limits/pieces.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { replaceAnswers } from './promotion-repository.ts';
import { lockSurveys } from '#server/areas/surveys/survey-state-repository.ts';

/**
 * Marks stored answers anew with the survey's current promotions and themes, and changes the counters with them. Returns how
 * many responses changed. Idempotent.
 */
export async function remarkResponses(
  tx: Queries,
  survey: SurveyKey,
  responseIds: readonly string[],
): Promise<number> {
  const { storeId, surveyId } = survey;
  const { surveys } = await lockSurveys(tx, storeId, [surveyId]);
  const locked = surveys.get(surveyId);
  // The survey was deleted meanwhile.
  if (locked === undefined) return 0;
  const definitionOf = createDefinitionReader(tx, survey);
  const cells = createCellChanges(surveys);
  const rest = createPauser(storeId);
  const changed: { responseId: string; answers: object }[] = [];
  for (const response of await findStoredResponses(tx, storeId, surveyId, responseIds)) {
    await rest();
    const { responseId, version, day, segment, isComplete: complete } = response;
    const definition = await definitionOf(version);
    const answers = markAnswers(definition, response.answers, locked);
    if (answers === response.answers) continue;
    changed.push({ responseId, answers });
    const variant = countedVariant(definition, response.variant);
    const place = { surveyId, version, day, variant, ...segment };
    cells.add(place, contribution(definition, { ...response, complete }), -1);
    cells.add(place, contribution(definition, { ...response, complete, answers }), 1);
  }
  if (changed.length === 0) return 0;
  await replaceAnswers(tx, survey, changed);
  await addCells(tx, { storeId, cells });
  await deleteEmptyCounters(tx, storeId, surveyId);
  return changed.length;
}
