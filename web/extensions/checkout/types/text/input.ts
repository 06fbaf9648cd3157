import { ANSWER_LIMITS } from '#shared/survey/answer-limits.ts';
import type { TextAnswer } from '#shared/survey/answer.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { TEXT_ROWS } from '#web/survey-view/figures.ts';
import { draw } from '../../platform.ts';
import { noFault, type CheckoutContext, type CheckoutInput } from '../input.ts';

export function freeText({ question, answer }: CheckoutContext<QuestionOf<'text'>>): CheckoutInput {
  const { text: label, config } = question;
  const { placeholder } = config;
  const control = draw('s-text-area', {
    label,
    placeholder,
    rows: TEXT_ROWS,
    maxLength: ANSWER_LIMITS.textLength,
  });
  control.addEventListener('input', () => answer({ value: String(control.value ?? '') }));
  return {
    elements: [control],
    control,
    fault: noFault,
    update: (now) => void (control.value = (now as TextAnswer | undefined)?.value ?? ''),
  };
}
