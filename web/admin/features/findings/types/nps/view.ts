import { INTERVAL_MEANING } from '#shared/words/certainty-words.ts';
import type { ResultView } from '../result-view.ts';
import { npsLead, NpsResult, npsRows } from './result.tsx';

export const npsView: ResultView<'nps'> = {
  Result: NpsResult,
  explained: `The score is the share of promoters (9 and 10) less that of detractors (0 to 6), out of those who answered. ${INTERVAL_MEANING}`,
  method: 'nps',
  lead: npsLead,
  rows: npsRows,
};
