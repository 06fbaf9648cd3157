import { INTERVAL_MEANING } from '#shared/words/certainty-words.ts';
import { scoreText } from '../helpers/score-text.ts';
import type { ResultView } from '../result-view.ts';
import { RatingResult } from './result.tsx';

export const ratingView: ResultView<'rating'> = {
  Result: RatingResult,
  explained: `Average and shares are of the people who answered. ${INTERVAL_MEANING}`,
  method: 'averages',
  answerText: scoreText,
};
