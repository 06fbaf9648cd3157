import type { QuestionOf } from '../question.ts';
import type { QuestionType } from '../question-types.ts';
import type { Checking } from './checking.ts';
import { dateChecking } from './date/checking.ts';
import { dateEditing } from './date/editing.ts';
import { dateResults } from './date/results.ts';
import { dropDownChecking } from './drop_down/checking.ts';
import { dropDownEditing } from './drop_down/editing.ts';
import { dropDownResults } from './drop_down/results.ts';
import type { Editing } from './editing.ts';
import { multiSelectChecking } from './multi_select/checking.ts';
import { multiSelectEditing } from './multi_select/editing.ts';
import { multiSelectResults } from './multi_select/results.ts';
import { npsChecking } from './nps/checking.ts';
import { npsEditing } from './nps/editing.ts';
import { npsResults } from './nps/results.ts';
import { numberChecking } from './number/checking.ts';
import { ratingChecking } from './rating/checking.ts';
import { numberEditing } from './number/editing.ts';
import { ratingEditing } from './rating/editing.ts';
import { numberResults } from './number/results.ts';
import { ratingResults } from './rating/results.ts';
import type { Results } from './results.ts';
import { singleSelectChecking } from './single_select/checking.ts';
import { singleSelectEditing } from './single_select/editing.ts';
import { singleSelectResults } from './single_select/results.ts';
import { textChecking } from './text/checking.ts';
import { textEditing } from './text/editing.ts';
import { textResults } from './text/results.ts';

// Separate from `answering.ts`, because storefronts load only that part of a type.

const CHECKING = {
  single_select: singleSelectChecking,
  multi_select: multiSelectChecking,
  text: textChecking,
  rating: ratingChecking,
  nps: npsChecking,
  drop_down: dropDownChecking,
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

const RESULTS: { readonly [T in QuestionType]: Results<T> } = {
  single_select: singleSelectResults,
  multi_select: multiSelectResults,
  text: textResults,
  rating: ratingResults,
  nps: npsResults,
  drop_down: dropDownResults,
  date: dateResults,
  number: numberResults,
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

export function resultsOf<T extends QuestionType>({ type }: Pick<QuestionOf<T>, 'type'>): Results<T> {
  return RESULTS[type];
}
