import { oneChoiceResults } from '../helpers/choice-results.ts';
import type { Results } from '../results.ts';

export const dropDownResults: Results<'drop_down'> = oneChoiceResults;
