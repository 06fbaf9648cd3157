import type { NumberAnswer } from '#shared/survey/answer.ts';
import { h } from '../dom.ts';
import { say } from '../messages.ts';
import type { Input, InputContext, ScaleQuestion } from './input.ts';

/** Stars or numbered boxes: radio buttons underneath, so that keys and screen readers know them. */
export function scale(context: InputContext<ScaleQuestion>): Input {
  const { question, messages } = context;
  const { config } = question;
  const isStars = question.type === 'rating' && question.config.displayType === 'stars';
  const first = question.type === 'nps' ? 0 : 1;
  const minLabel = config.minLabel || messages.bad;
  const maxLabel = config.maxLabel || messages.great;

  const steps: { value: number; control: HTMLInputElement; row: HTMLElement }[] = [];
  for (let value = first; value <= config.scale; value++) {
    const end = value === first ? `, ${minLabel}` : value === config.scale ? `, ${maxLabel}` : '';
    const control = h('input', {
      type: 'radio',
      name: 'scale',
      'aria-label': say(messages.outOf, value, config.scale) + end,
    });
    control.addEventListener('change', () => context.answer({ value }));
    const face = h('span', { 'aria-hidden': 'true' }, isStars ? '★' : String(value));
    steps.push({ value, control, row: h('label', { class: 'step' }, control, face) });
  }

  const row = h('div', { class: `scale ${isStars ? 'stars' : 'boxes'}` }, ...steps.map((step) => step.row));
  const ends = h(
    'div',
    { class: 'ends', 'aria-hidden': 'true' },
    h('span', {}, minLabel),
    h('span', {}, maxLabel),
  );
  return {
    element: h('div', { role: 'radiogroup' }, row, ends),
    update(answer) {
      const chosen = (answer as NumberAnswer | undefined)?.value ?? -1;
      for (const { value, control, row } of steps) {
        control.checked = value === chosen;
        row.classList.toggle('on', isStars ? value <= chosen : value === chosen);
      }
    },
  };
}
