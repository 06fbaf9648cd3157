import type { NumberAnswer } from '#shared/survey/answer.ts';
import type { ScaleQuestion } from '#shared/survey/question.ts';
import { lowestOfScale } from '#shared/survey/question-traits.ts';
import { addSheet, drawing, h, sheetOf } from '../../dom.ts';
import { say } from '../../messages.ts';
import type { Input, InputContext } from '../input.ts';
import CSS from './scale.css?inline';

const sheet = sheetOf(CSS);

const STAR = 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L12 16.9 6.4 20l1.3-6.2L3 9.5l6.3-.7z';

/** The most steps that fit in one row at any width. */
const ONE_ROW = 5;

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
    const face = isStars ? drawing(STAR) : h('span', { 'aria-hidden': 'true' }, String(value));
    const row = h('label', { class: 'step' }, control, face);
    row.style.setProperty('--place', String(value - first));
    steps.push({ value, control, row });
  }

  // On a narrow screen a long scale wraps into two rows: 0 to 5 and 6 to 10. The words of its ends are then above the first
  // row and below the last.
  const rows = steps.map((step) => step.row);
  const half = rows.length <= ONE_ROW ? rows.length : Math.ceil(rows.length / 2);
  const ends = h(
    'div',
    { class: 'ends', 'aria-hidden': 'true' },
    h('span', { class: 'low' }, minLabel),
    h('span', { class: 'high' }, maxLabel),
  );
  const scale = h(
    'div',
    { class: 'scale' },
    h('div', { class: 'half' }, ...rows.slice(0, half)),
    half < rows.length && h('div', { class: 'half' }, ...rows.slice(half)),
    ends,
  );
  return {
    element: h('div', { role: 'radiogroup', class: isStars ? 'stars' : 'boxes' }, scale),
    update(now) {
      addSheet(scale, sheet);
      const chosen = (now as NumberAnswer | undefined)?.value ?? -1;
      for (const { value, control, row } of steps) {
        control.checked = value === chosen;
        row.classList.toggle('on', isStars ? value <= chosen : value === chosen);
        row.classList.toggle('below', value < chosen);
      }
    },
  };
}
