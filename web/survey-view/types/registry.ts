import type { QuestionOf, QuestionType } from '#shared/survey/question.ts';
import type { Messages } from '../messages.ts';
import { dateView } from './date/view.ts';
import type { DateWords } from './date/words.ts';
import { dropDownView } from './drop_down/view.ts';
import type { DropDownWords } from './drop_down/words.ts';
import type { Input, InputContext } from './input.ts';
import { multiSelectView } from './multi_select/view.ts';
import type { MultiSelectWords } from './multi_select/words.ts';
import { npsView } from './nps/view.ts';
import { numberView } from './number/view.ts';
import type { NumberWords } from './number/words.ts';
import { ratingView } from './rating/view.ts';
import { singleSelectView } from './single_select/view.ts';
import { textView } from './text/view.ts';

/** The view of a question type. Keep it small: its size delays the page. */
export interface TypeView<T extends QuestionType> {
  readonly input: (context: InputContext<QuestionOf<T>>) => Input;
  /** Hints beside the description, shown before an answer is refused. */
  readonly hints?: (question: QuestionOf<T>, messages: Messages) => readonly (string | false)[];
  /** Loads the input's code, so that the question shows complete. */
  readonly preload?: () => Promise<unknown>;
}

/**
 * The messages of the question types, each in its type's folder. A language's file includes those of all types, so
 * that a shopper loads one file. Messages that several types use are in that file itself.
 */
export interface TypeWords extends MultiSelectWords, DropDownWords, DateWords, NumberWords {}

const VIEWS: { readonly [T in QuestionType]: TypeView<T> } = {
  single_select: singleSelectView,
  multi_select: multiSelectView,
  text: textView,
  rating: ratingView,
  nps: npsView,
  drop_down: dropDownView,
  date: dateView,
  number: numberView,
};

export function viewOf<T extends QuestionType>({ type }: QuestionOf<T>): TypeView<T> {
  return VIEWS[type];
}
