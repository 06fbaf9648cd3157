import { oneChoiceResults } from '../helpers/choice-results.ts';
import type { Results } from '../results.ts';

export const singleSelectResults: Results<'single_select'> = oneChoiceResults;
