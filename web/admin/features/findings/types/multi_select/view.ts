import { choiceView } from '../helpers/choice-view.ts';
import type { ResultView } from '../result-view.ts';

export const multiSelectView: ResultView<'multi_select'> = {
  ...choiceView,
  explained: `${choiceView.explained} Each person may choose several, so shares add up to more than 100 %.`,
};
