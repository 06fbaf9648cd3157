import { hasLowScore } from './low-scores.ts';
import { createDefinitionReader } from '#server/areas/surveys/read-definitions.ts';
import { ofStore, type Queries } from '#server/kernel/database/database.ts';
import type { StoredResponse } from '../batch/batch-repository.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { insertLowScores, removeLowScores } from './low-score-repository.ts';

/** Makes the inbox agree with these responses. Returns how many were wrong. The survey must be locked. */
export async function correctLowScores(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  responses: readonly StoredResponse[],
): Promise<number> {
  const definitionOf = createDefinitionReader(tx, { storeId, surveyId });
  const [low, others]: [StoredResponse[], StoredResponse[]] = [[], []];
  for (const response of responses) {
    const { version, answers } = response;
    (hasLowScore(await definitionOf(version), answers) ? low : others).push(response);
  }
  const scores = low.map((each) => ({ ...each, at: new Date(each.firstSavedAt).toISOString() }));
  const missing = await insertLowScores(tx, ofStore(storeId, scores));
  return missing + (await removeLowScores(tx, ofStore(storeId, others)));
}
