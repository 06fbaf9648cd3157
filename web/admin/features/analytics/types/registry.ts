import type { ComponentType } from 'react';
import type { Definitions, QuestionType } from '#shared/survey/question.ts';
import type { MethodId } from '../../../lib/methods.ts';
import { dateView } from './date/view.ts';
import { dropDownView } from './drop_down/view.ts';
import { multiSelectView } from './multi_select/view.ts';
import { npsView } from './nps/view.ts';
import { numberView } from './number/view.ts';
import { ratingView } from './rating/view.ts';
import type { ResultProps } from './result-props.ts';
import { singleSelectView } from './single_select/view.ts';
import { textView } from './text/view.tsx';

/** How the results show one question type. The type's name is in `shared/survey/types`, for all screens. */
export interface ResultView<T extends QuestionType> {
  readonly Result: ComponentType<ResultProps<Definitions[T]['result']['kind']>>;
  /** Explains what the type's figures mean. */
  readonly explained: string;
  /** The entry of the help that describes them. */
  readonly method: MethodId;
  /** An answer as text. */
  readonly answerText: (answer: Definitions[T]['readable']) => string;
}

const VIEWS: { readonly [T in QuestionType]: ResultView<T> } = {
  single_select: singleSelectView,
  multi_select: multiSelectView,
  text: textView,
  rating: ratingView,
  nps: npsView,
  drop_down: dropDownView,
  date: dateView,
  number: numberView,
};

export function resultViewOf<T extends QuestionType>({ type }: { readonly type: T }): ResultView<T> {
  return VIEWS[type];
}
