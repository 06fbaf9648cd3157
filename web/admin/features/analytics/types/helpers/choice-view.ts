import type { ReadableChoice } from '#shared/survey/types/helpers/choice-results.ts';
import { ChoiceResult } from './choice-result.tsx';
import { INTERVAL } from './interval-text.ts';

/** What single choice, multi choice and dropdown have in common. */
export const choiceView = {
  Result: ChoiceResult,
  explained: `Shares are of the people who answered. ${INTERVAL}`,
  method: 'shares' as const,
  answerText({ labels, other }: ReadableChoice): string {
    const chosen = labels.join(', ');
    return other === null || other === '' ? chosen : `${chosen}: “${other}”`;
  },
};
