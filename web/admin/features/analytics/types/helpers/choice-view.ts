import type { ReadableChoice } from '#shared/survey/types/helpers/choice-schema.ts';
import { ChoiceResult } from './choice-result.tsx';
import { INTERVAL_MEANING } from '#shared/words/certainty-words.ts';

/** What single choice, multiple choice and dropdown have in common. */
export const choiceView = {
  Result: ChoiceResult,
  explained: `Shares are of the people who answered. ${INTERVAL_MEANING}`,
  method: 'shares' as const,
  answerText({ labels, other }: ReadableChoice): string {
    const chosen = labels.join(', ');
    return other === null || other === '' ? chosen : `${chosen}: “${other}”`;
  },
};
