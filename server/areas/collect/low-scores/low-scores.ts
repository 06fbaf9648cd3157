import { hasLowScore } from '../responses/low-score.ts';
import { type LowScore, insertLowScores, removeLowScores } from './low-score-repository.ts';
import type { ResponseKey } from '../responses/pending-response.ts';
import { isTestChange, type ResponseChange } from '../responses/response-change.ts';
import { createDefinitionReader } from '#server/areas/surveys/read-definitions.ts';
import { ofStore, type Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import type { StoredResponse } from '../responses/stored-response-repository.ts';

interface LowScoreChanges {
  readonly come: readonly LowScore[];
  readonly gone: readonly ResponseKey[];
}

/** Which responses of a batch get a low score or lose it. Test responses have none. */
export function lowScoreChanges(changes: readonly ResponseChange[]): LowScoreChanges {
  const come: LowScore[] = [];
  const gone: ResponseKey[] = [];
  for (const change of changes) {
    if (isTestChange(change)) continue;
    const { candidate, stored } = change;
    const { first, best } = candidate;
    const { surveyId, responseId, definition, answers } = best;
    const wasLow = stored !== null && hasLowScore(definition, stored.answers);
    const isLow = hasLowScore(definition, answers);
    const at = new Date(stored?.firstSavedAt ?? first.changedAt).toISOString();
    if (isLow && !wasLow) come.push({ surveyId, responseId, at });
    if (wasLow && !isLow) gone.push({ surveyId, responseId });
  }
  return { come, gone };
}

/** Makes the stored low scores agree with these responses. Returns how many were wrong. The survey must be locked. */
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
