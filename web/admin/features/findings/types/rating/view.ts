import { INTERVAL_MEANING } from '#shared/words/certainty-words.ts';
import type { ResultView } from '../result-view.ts';
import { ratingLead, RatingResult } from './result.tsx';

export const ratingView: ResultView<'rating'> = {
  Result: RatingResult,
  explained: `Average and shares are of the people who answered. ${INTERVAL_MEANING}`,
  method: 'averages',
  lead: ratingLead,
  rows: ({ points }) =>
    [...points].reverse().map(({ value, rate }) => ({ key: String(value), label: String(value), rate })),
};
