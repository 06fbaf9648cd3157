import type { Checking } from '../checking.ts';
import { oneChoiceChecking } from '../helpers/choice-checking.ts';

export const dropDownChecking = oneChoiceChecking satisfies Checking<'drop_down'>;
