import type { TextAnswer } from '#shared/survey/answer.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { draw } from '../../../draw.ts';
import type { CheckoutContext, CheckoutInput } from '../input.ts';

/** The form in which a day is typed. */
export const dayHints = () => ['YYYY-MM-DD'];

/** Choosing the same day again clears it, unless the question is required. */
export function day({ question, words, answer }: CheckoutContext<QuestionOf<'date'>>): CheckoutInput {
  const { text, isRequired } = question;
  const control = draw('s-date-field', { label: text });
  let current = '';
  control.addEventListener('change', () => {
    const typed = (control.value ?? '').trim();
    const again = typed === current && typed !== '';
    if (typed === '' ? !isRequired : again && !isRequired) answer(undefined);
    else if (isDay(typed)) answer({ value: typed });
    if (again && !isRequired) control.value = '';
  });
  return {
    elements: [control],
    control,
    fault: () => {
      const typed = (control.value ?? '').trim();
      return typed === '' || isDay(typed) ? '' : words.invalidDate;
    },
    update(now) {
      current = (now as TextAnswer | undefined)?.value ?? '';
      if (current !== '') control.value = current;
    },
  };
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}
