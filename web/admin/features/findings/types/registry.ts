import type { QuestionType } from '#shared/survey/question-types.ts';
import { dateView } from './date/view.tsx';
import { choiceView } from './helpers/choice-view.ts';
import { multiSelectView } from './multi_select/view.ts';
import { npsView } from './nps/view.tsx';
import { numberView } from './number/view.tsx';
import { ratingView } from './rating/view.tsx';
import type { ResultView } from './result-view.ts';
import { textView } from './text/view.tsx';

const VIEWS: { readonly [T in QuestionType]: ResultView<T> } = {
  single_select: choiceView,
  multi_select: multiSelectView,
  text: textView,
  rating: ratingView,
  nps: npsView,
  drop_down: choiceView,
  date: dateView,
  number: numberView,
};

export function resultViewOf<T extends QuestionType>({ type }: { readonly type: T }): ResultView<T> {
  return VIEWS[type];
}
