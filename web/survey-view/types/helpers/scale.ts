import type { NumberAnswer } from '#shared/survey/answer.ts';
import type { ScaleQuestion } from '#shared/survey/question.ts';
import { lowestOfScale } from '#shared/survey/question-traits.ts';
import { h } from '../../dom.ts';
import { say } from '../../messages.ts';
import type { Input, InputContext } from '../input.ts';

/** Stars or numbered boxes. They are radio buttons, so that keyboards and screen readers work. */
export function scale({ question, messages, answer }: InputContext<ScaleQuestion>): Input {
  const { type, config } = question;
  const isStars = 'displayType' in config && config.displayType === 'stars';
  const first = lowestOfScale(type);
  const last = config.scale;
  const minLabel = config.minLabel || messages.bad;
  const maxLabel = config.maxLabel || messages.great;

  const steps: { value: number; control: HTMLInputElement; row: HTMLElement }[] = [];
  for (let value = first; value <= last; value++) {
    const end = value === first ? `, ${minLabel}` : value === last ? `, ${maxLabel}` : '';
    const label = say(messages.outOf, value, last) + end;
    const control = h('input', { type: 'radio', name: 'scale', 'aria-label': label });
    control.addEventListener('change', () => answer({ value }, true));
    const face = h('span', { 'aria-hidden': 'true' }, isStars ? '★' : String(value));
    steps.push({ value, control, row: h('label', { class: 'step' }, control, face) });
  }

  const count = steps.length;
  const row = h('div', { class: `scale${count > 10 ? ' long' : ''}` }, ...steps.map((step) => step.row));
  // If one line is too narrow, the points are split into two lines of equal length.
  row.style.setProperty('--half', String(count < 6 ? count : Math.ceil(count / 2)));
  const ends = h(
    'div',
    { class: 'ends', 'aria-hidden': 'true' },
    h('span', {}, minLabel),
    h('span', {}, maxLabel),
  );
  return {
    element: h('div', { role: 'radiogroup', class: isStars ? 'stars' : 'boxes' }, row, ends),
    update(now) {
      const chosen = (now as NumberAnswer | undefined)?.value ?? -1;
      for (const { value, control, row } of steps) {
        control.checked = value === chosen;
        row.classList.toggle('on', isStars ? value <= chosen : value === chosen);
      }
    },
  };
}
