import { choiceView } from '../helpers/choice-view.ts';
import type { ResultView } from '../result-view.ts';

export const dropDownView: ResultView<'drop_down'> = choiceView;
