import type { CommonType } from '#shared/delivery/view-file.ts';
import type { Question, QuestionOf, QuestionType } from '#shared/survey/question.ts';
import type { Messages } from '../messages.ts';
import type { DateWords } from './date/words.ts';
import type { DropDownWords } from './drop_down/words.ts';
import type { Input, InputContext } from './input.ts';
import type { MultiSelectWords } from './multi_select/words.ts';
import type { NumberWords } from './number/words.ts';
import { singleSelectView } from './single_select/view.ts';

/** The view of a question type. Keep it small: its size delays the page. */
export interface TypeView<T extends QuestionType> {
  readonly input: (context: InputContext<QuestionOf<T>>) => Input;
  /** Hints beside the description, shown before an answer is refused. */
  readonly hints?: (question: QuestionOf<T>, messages: Messages) => readonly (string | false)[];
  /** A press answers the question whole and moves on, so the question needs no button. */
  readonly movesOn?: true;
  /** Loads the input's code, so that the question shows complete. */
  readonly preload?: () => Promise<unknown>;
}

/**
 * The messages of the question types, each in its type's folder. A language's file includes those of all types, so
 * that a shopper loads one file. Messages that several types use are in that file itself.
 */
export interface TypeWords extends MultiSelectWords, DropDownWords, DateWords, NumberWords {}

type Views = { readonly [T in QuestionType]: TypeView<T> };

/** A store's page loads a type's view only for surveys that use it, except for the one that opens most surveys. */
const views: Partial<Views> = { single_select: singleSelectView };

/** The views of the types that many surveys use. */
export type CommonViews = Pick<Views, CommonType>;

/** The views of the types that few surveys use. */
export type RareViews = Omit<Views, 'single_select' | CommonType>;

export function addViews(loaded: CommonViews | RareViews): void {
  Object.assign(views, loaded);
}

export function hasView({ type }: Question): boolean {
  return type in views;
}

/** The view of a question whose type has loaded. */
export function viewOf<T extends QuestionType>({ type }: QuestionOf<T>): TypeView<T> {
  return (views as Views)[type];
}
