import type { QuestionOf } from '../question.ts';
import type { QuestionType } from '../question-types.ts';
import type { Checking } from './checking.ts';
import { dateChecking } from './date/checking.ts';
import { dateEditing } from './date/editing.ts';
import { dropDownEditing } from './drop_down/editing.ts';
import type { Editing } from './editing.ts';
import { multiSelectChecking } from './multi_select/checking.ts';
import { multiSelectEditing } from './multi_select/editing.ts';
import { npsEditing } from './nps/editing.ts';
import { numberChecking } from './number/checking.ts';
import { numberEditing } from './number/editing.ts';
import { ratingEditing } from './rating/editing.ts';
import { singleSelectEditing } from './single_select/editing.ts';
import { textChecking } from './text/checking.ts';
import { textEditing } from './text/editing.ts';
import { oneChoiceChecking } from './helpers/choice-checking.ts';
import { scaleChecking } from './helpers/scale-checking.ts';

// Separate from `shoppers-registry.ts`, because storefronts load only that part of a type.

const CHECKING = {
  single_select: oneChoiceChecking,
  multi_select: multiSelectChecking,
  text: textChecking,
  rating: scaleChecking,
  nps: scaleChecking,
  drop_down: oneChoiceChecking,
  date: dateChecking,
  number: numberChecking,
} satisfies { readonly [T in QuestionType]: Checking<T> };

const EDITING: { readonly [T in QuestionType]: Editing<T> } = {
  single_select: singleSelectEditing,
  multi_select: multiSelectEditing,
  text: textEditing,
  rating: ratingEditing,
  nps: npsEditing,
  drop_down: dropDownEditing,
  date: dateEditing,
  number: numberEditing,
};

/** Why a value is not an answer to its question: all codes that the types' checks return. */
export type AnswerFault = NonNullable<ReturnType<(typeof CHECKING)[QuestionType]['fault']>>;

export function checkingOf<T extends QuestionType>({ type }: QuestionOf<T>): Checking<T> {
  const checking: { readonly [K in QuestionType]: Checking<K> } = CHECKING;
  return checking[type];
}

export function editingOf<T extends QuestionType>({ type }: Pick<QuestionOf<T>, 'type'>): Editing<T> {
  return EDITING[type];
}
