import { choiceView } from '../helpers/choice-view.ts';
import type { ResultView } from '../registry.ts';

export const singleSelectView: ResultView<'single_select'> = choiceView;
