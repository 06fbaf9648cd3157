import type { AnswerFinding } from '#shared/survey/answer-finding.ts';
import { assertNever } from '#shared/survey/never.ts';
import type { Question } from '#shared/survey/question.ts';
import type { RunState } from '#shared/survey/run/run.ts';
import { h, setAttribute } from '../dom.ts';
import { createInput } from '../inputs/input.ts';
import { say, type Messages } from '../messages.ts';
import type { ScreenActions } from './build-screen.ts';
import type { Screen } from './screen.ts';

/** A question with its input, its message, and the way on and back. */
export function questionScreen(
  question: Question,
  state: RunState,
  messages: Messages,
  actions: ScreenActions,
): Screen {
  const heading = h(
    'h2',
    { id: 'question', tabindex: -1 },
    question.text,
    question.isRequired && h('span', { 'aria-hidden': 'true' }, ' *'),
  );
  const hint = [question.description, bounds(question, messages)].filter(Boolean).join(' ');
  const error = h('p', { class: 'error', id: 'error', role: 'alert' });
  const input = createInput({
    question,
    state,
    messages,
    answer: (answer) => {
      actions.answer(question.questionId, answer);
    },
  });
  const { element, control = element } = input;
  setAttribute(control, 'aria-labelledby', 'question');
  setAttribute(control, 'aria-describedby', 'hint error');
  // A group of checkboxes or a date's parts has no such property; there the star beside the question says it.
  if (question.isRequired && control.role !== 'group') setAttribute(control, 'aria-required', 'true');
  const back = h('button', { type: 'button' }, messages.back);
  back.addEventListener('click', actions.back);
  const go = h('button', { type: 'submit', class: 'go' });
  const form = h(
    'form',
    { class: 'screen' },
    heading,
    h('p', { class: 'hint', id: 'hint', hidden: !hint }, hint),
    element,
    error,
    h('footer', {}, back, go),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    actions.forward();
  });

  return {
    element: form,
    update(now) {
      input.update(now.answer);
      back.hidden = !now.canGoBack;
      go.textContent = now.isLast ? messages.submit : messages.next;
      const text = now.refused && now.finding ? explain(now.finding, messages) : '';
      // Said once: writing the same words again would have them read out again.
      if (error.textContent !== text) error.textContent = text;
      setAttribute(control, 'aria-invalid', text ? 'true' : null);
    },
    focus: () => heading.focus({ preventScroll: true }),
    focusInput: () => (element.querySelector<HTMLElement>('input,select') ?? control).focus(),
  };
}

function explain(finding: AnswerFinding, messages: Messages): string {
  switch (finding.code) {
    case 'required':
      return messages.required;
    case 'too_few':
      return say(messages.atLeast, finding.min);
    case 'too_many':
      return say(messages.atMost, finding.max);
    default:
      return assertNever(finding);
  }
}

/** What a multiple choice asks for, said before it is refused. */
function bounds(question: Question, messages: Messages): string {
  if (question.type !== 'multi_select') return '';
  const { minSelect, maxSelect } = question.config;
  const least = minSelect > 1 ? say(messages.atLeast, minSelect) : '';
  const most = maxSelect === null ? '' : say(messages.atMost, maxSelect);
  return [least, most].filter(Boolean).join(' ');
}
