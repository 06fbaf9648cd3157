import { hasLowScore } from './low-scores.ts';
import type { ResponseKey } from '../batch/batch-repository.ts';
import { isTestChange, type ResponseChange } from '../batch/decide-batch.ts';
import type { LowScore } from './low-score-repository.ts';

interface LowScoreChanges {
  readonly come: readonly LowScore[];
  readonly gone: readonly ResponseKey[];
}

/** Which responses of a batch enter or leave the inbox. Test responses are never in it. */
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
