import type { NumberAnswer } from '#shared/survey/answer.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { readNumber, showNumber } from '#web/survey-view/types/number/typed-number.ts';
import { draw } from '../../../draw.ts';
import type { CheckoutContext, CheckoutInput } from '../input.ts';

/**
 * A text field, because the platform's number field returns an empty value for invalid input, and the error could
 * not be explained.
 */
export function numberField({
  question,
  words,
  answer,
}: CheckoutContext<QuestionOf<'number'>>): CheckoutInput {
  const { text, config } = question;
  const label = config.unit ? `${text} (${config.unit})` : text;
  const control = draw('s-text-field', { label, suffix: config.unit });
  const read = () => readNumber(question, control.value ?? '', words);
  let current: number | undefined;
  control.addEventListener('input', () => {
    const { value } = read();
    current = value;
    answer(value === undefined ? undefined : { value });
  });
  return {
    elements: [control],
    control,
    fault: () => read().fault,
    update(now) {
      const value = (now as NumberAnswer | undefined)?.value;
      // Don't replace a text while it is being typed.
      if (value === current && control.value !== undefined) return;
      current = value;
      control.value = value === undefined ? '' : showNumber(value, words.language);
    },
  };
}
