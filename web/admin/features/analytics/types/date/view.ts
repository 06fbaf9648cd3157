import type { ResultView } from '../result-view.ts';
import { DateResult } from './result.tsx';

export const dateView: ResultView<'date'> = {
  Result: DateResult,
  explained: 'Dates are counted by month.',
  method: 'shares',
  answerText: ({ text }) => text,
};
