import type { ResultView } from '../result-view.ts';
import { quantity } from './quantity.ts';
import { NumberResult } from './result.tsx';

export const numberView: ResultView<'number'> = {
  Result: NumberResult,
  explained:
    'Numbers are counted to three digits, so these figures are at most half a percent off. Responses keep the exact numbers.',
  method: 'numbers',
  answerText: ({ value, unit }) => quantity(value, unit),
};
