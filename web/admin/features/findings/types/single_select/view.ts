import { choiceView } from '../helpers/choice-view.ts';
import type { ResultView } from '../result-view.ts';

export const singleSelectView: ResultView<'single_select'> = choiceView;
