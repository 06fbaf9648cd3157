import type { RunState } from './run/run.ts';
import { h } from './dom.ts';
import { say, type Messages } from './messages.ts';

/** More questions than this show as one bar without parts. */
const MOST_PARTS = 15;

export function createProgressBar() {
  const bar = h('i');
  const element = h('div', { role: 'progressbar' }, bar);
  return {
    element,
    /** Returns the question's place in words; empty if there is nothing to count. */
    show: ({ progress, question }: RunState, messages: Messages): string => {
      const { done, left, fraction } = progress;
      const total = done + left;
      const place = question && total > 1 ? say(messages.step, done + 1, total) : '';
      element.ariaLabel = messages.progress;
      element.ariaValueNow = String(Math.round(fraction * 100));
      element.ariaValueText = place;
      element.hidden = total < 2;
      element.style.setProperty('--parts', String(total > MOST_PARTS ? 1 : total));
      bar.style.width = `${(100 * (done + +!!question)) / total}%`;
      return place;
    },
  };
}
