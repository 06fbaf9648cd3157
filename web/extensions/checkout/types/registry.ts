import type { QuestionOf } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import type { Messages } from '#web/survey-view/messages.ts';
import { selectionHints } from '#web/survey-view/types/multi_select/hints.ts';
import { numberHints } from '#web/survey-view/types/number/typed-number.ts';
import { day, dayHints } from './date/input.ts';
import { choices } from './helpers/choices.ts';
import { scale } from './helpers/scale.ts';
import type { CheckoutContext, CheckoutInput } from './input.ts';
import { numberField } from './number/input.ts';
import { freeText, textHints } from './text/input.ts';

/** A question type, drawn with the checkout's components. */
interface CheckoutType<T extends QuestionType> {
  readonly input: (context: CheckoutContext<QuestionOf<T>>) => CheckoutInput;
  /** Hints beside the description, shown before an answer is refused. */
  readonly hints?: (question: QuestionOf<T>, messages: Messages) => readonly (string | false)[];
}

const TYPES: { readonly [T in QuestionType]: CheckoutType<T> } = {
  single_select: { input: choices },
  multi_select: { input: choices, hints: selectionHints },
  text: { input: freeText, hints: textHints },
  rating: { input: scale },
  nps: { input: scale },
  drop_down: { input: choices },
  date: { input: day, hints: dayHints },
  number: { input: numberField, hints: numberHints },
};

export function checkoutTypeOf<T extends QuestionType>({ type }: QuestionOf<T>): CheckoutType<T> {
  return TYPES[type];
}
