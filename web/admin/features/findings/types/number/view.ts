import type { ResultView } from '../result-view.ts';
import { numberLead, NumberResult, numberRows } from './result.tsx';

export const numberView: ResultView<'number'> = {
  Result: NumberResult,
  explained:
    'Numbers are counted to three digits, so these figures are at most half a percent off. Responses keep the exact numbers.',
  method: 'numbers',
  lead: numberLead,
  rows: numberRows,
};
