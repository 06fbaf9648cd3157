import type { Checking } from '../checking.ts';
import { oneChoiceChecking } from '../helpers/choice-checking.ts';

export const singleSelectChecking = oneChoiceChecking satisfies Checking<'single_select'>;
