import type { CommonType } from '#shared/delivery/view-file.ts';
import type { Question, QuestionOf } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import type { TypeView } from './input.ts';
import { singleSelectView } from './single_select/view.ts';

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
