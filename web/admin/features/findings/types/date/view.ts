import type { ResultView } from '../result-view.ts';
import { periodText } from '../../../../answers/format-figure.ts';
import { DateResult } from './result.tsx';

export const dateView: ResultView<'date'> = {
  Result: DateResult,
  explained: 'Dates are counted by month.',
  method: 'shares',
  lead: () => null,
  rows: ({ months }) =>
    months.map(({ month, rate }) => ({ key: month, label: periodText(`${month}-01`, 'month'), rate })),
};
