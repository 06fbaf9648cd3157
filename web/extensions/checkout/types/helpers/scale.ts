import type { NumberAnswer } from '#shared/survey/answer.ts';
import type { ScaleQuestion } from '#shared/survey/question.ts';
import { lowestOfScale } from '#shared/survey/question-traits.ts';
import { draw } from '../../../draw.ts';
import { noFault, type CheckoutContext, type CheckoutInput } from '../input.ts';

/** A scale as a row of numbers. */
export function scale({ question, words, answer }: CheckoutContext<ScaleQuestion>): CheckoutInput {
  const { config, type, text } = question;
  const first = lowestOfScale(type);
  const steps = Array.from({ length: config.scale - first + 1 }, (_, at) => String(first + at));
  const parts = steps.map((step) => draw('s-choice', { value: step }, step));
  const control = draw(
    's-choice-list',
    { label: text, labelAccessibilityVisibility: 'exclusive', variant: 'inline' },
    ...parts,
  );
  const ends = draw(
    's-text',
    { color: 'subdued' },
    `${first}: ${config.minLabel || words.bad} – ${config.scale}: ${config.maxLabel || words.great}`,
  );
  control.addEventListener('change', () => {
    const [value] = control.values ?? [];
    answer(value === undefined ? undefined : { value: Number(value) });
  });
  return {
    elements: [control, ends],
    control,
    fault: noFault,
    update(now) {
      const value = (now as NumberAnswer | undefined)?.value;
      control.values = value === undefined ? [] : [String(value)];
      for (const part of parts) part.selected = part.value === String(value);
    },
  };
}
