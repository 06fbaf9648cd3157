import { hasLowScore } from '#shared/analytics/low-scores.ts';
import type { ResponseKey } from '../batch/batch-repository.ts';
import type { ResponseChange } from '../batch/decide-batch.ts';
import type { LowScore } from './low-score-repository.ts';

interface LowScoreChanges {
  readonly come: readonly LowScore[];
  readonly gone: readonly ResponseKey[];
}

/** Which responses of a batch enter or leave the inbox. Test responses are never in it. */
export function lowScoreChanges(changes: readonly ResponseChange[]): LowScoreChanges {
  const come: LowScore[] = [];
  const gone: ResponseKey[] = [];
  for (const { candidate, stored } of changes) {
    const { first, best } = candidate;
    if (stored?.isTest ?? first.isTest) continue;
    const { surveyId, responseId, definition, answers } = best;
    const wasLow = stored !== null && hasLowScore(definition, stored.answers);
    const isLow = hasLowScore(definition, answers);
    const at = new Date(stored?.firstSavedAt ?? first.changedAt).toISOString();
    if (isLow && !wasLow) come.push({ surveyId, responseId, at });
    if (wasLow && !isLow) gone.push({ surveyId, responseId });
  }
  return { come, gone };
}
