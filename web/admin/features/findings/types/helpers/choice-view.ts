import type { ResultProps } from '../result-view.ts';
import { ChoiceResult, inOrder } from './choice-result.tsx';
import { INTERVAL_MEANING } from '#shared/words/certainty-words.ts';

/** What single choice, multiple choice and dropdown have in common. */
export const choiceView = {
  Result: ChoiceResult,
  explained: `Shares are of the people who answered. ${INTERVAL_MEANING}`,
  method: 'shares' as const,
  lead: () => null,
  rows: ({ options }: ResultProps<'choice'>['question']) =>
    inOrder(options).map(({ cell, text, rate }) => ({ key: cell, label: text, rate })),
};
