import { listedTextResults } from '../helpers/text-results.ts';
import type { Results } from '../results.ts';

export const textResults: Results<'text'> = {
  ...listedTextResults,
  isWords: true,
  cells: () => () => [],
  result: ({ base }) => ({ ...base, kind: 'text' }),
  filterChoices: null,
  answerPlaces: () => [],
  summaryRows: () => [],
  compare: null,
  orderGroups: null,
  trend: null,
  isLowScore: null,
};
