import { ANSWER_LIMITS } from '#shared/survey/answer-limits.ts';
import type { TextAnswer } from '#shared/survey/answer.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { TEXT_ROWS } from '#web/survey-view/figures.ts';
import { draw } from '../../../draw.ts';
import { noFault, type CheckoutContext, type CheckoutInput } from '../input.ts';

/** The platform's fields show no placeholder. */
export const textHints = ({ config }: QuestionOf<'text'>) => [config.placeholder];

export function freeText({ question, answer }: CheckoutContext<QuestionOf<'text'>>): CheckoutInput {
  const { text: label } = question;
  const control = draw('s-text-area', {
    label,
    rows: TEXT_ROWS,
    maxLength: ANSWER_LIMITS.textLength,
  });
  control.addEventListener('input', () => answer({ value: control.value ?? '' }));
  return {
    elements: [control],
    control,
    fault: noFault,
    update: (now) => void (control.value = (now as TextAnswer | undefined)?.value ?? ''),
  };
}
