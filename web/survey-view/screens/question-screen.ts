import type { Answer, AnswerFinding } from '#shared/survey/answer.ts';
import type { Question } from '#shared/survey/question.ts';
import type { RunState } from '../run/run.ts';
import { h, setAttribute } from '../dom.ts';
import { say, type Messages } from '../messages.ts';
import { viewOf } from '../types/registry.ts';
import { watchOverflow } from './watch-overflow.ts';
import type { Screen, ScreenActions } from './screen.ts';

/** A question with its input, its error message, and the buttons forward and back. */
export function questionScreen(
  question: Question,
  state: RunState,
  messages: Messages,
  isPreview: boolean,
  actions: ScreenActions,
): Screen {
  const { isRequired } = question;
  const { input: createInput, movesOn, hints } = viewOf(question);
  const heading = h('h2', { id: 'question', tabindex: -1 }, headingOf(question));
  const error = h('p', { class: 'error', id: 'error', role: 'alert' });
  const answer = (given: Answer | undefined, isWhole?: boolean) =>
    actions.answer(question.questionId, given, isWhole);
  const input = createInput({ question, state, messages, answer });
  const { element, control = element } = input;
  setAttribute(control, 'aria-labelledby', 'question');
  setAttribute(control, 'aria-describedby', 'optional hint error');
  // A group of checkboxes or date parts does not support the attribute.
  setAttribute(control, 'aria-required', isRequired && control.role !== 'group' && 'true');
  const back = h('button', { type: 'button' }, messages.back);
  back.addEventListener('click', actions.back);
  const go = h('button', { class: 'go' });
  const said = [question.description, ...(hints?.(question, messages) ?? [])];
  const hint = h('p', { class: 'hint', id: 'hint' }, said.filter(Boolean).join(' '));
  const body = h('div', { class: 'body', lang: messages.language }, heading, hint, element, error);
  const more = h('span', { class: 'more', 'aria-hidden': 'true' });
  const optional = !isRequired && h('span', { class: 'hint', id: 'optional' }, messages.optional);
  const buttons = h('footer', {}, more, back, optional, go);
  const form = h('form', { novalidate: true }, body, buttons);
  const stopWatching = watchOverflow(body, (count) => {
    more.textContent = count > 0 ? say(messages.more, count) : '';
  });
  const complain = (text: string) => {
    // Set only when it changes: a screen reader would read the same text again.
    if (error.textContent !== text) error.textContent = text;
    setAttribute(control, 'aria-invalid', text && 'true');
  };
  const onInvalid = ({ target }: Event) => complain((target as HTMLInputElement).validationMessage);
  form.addEventListener('invalid', onInvalid, true);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // A half-typed date must block the move; otherwise the survey would treat the question as unanswered.
    if (!form.checkValidity() || !actions.forward()) (form.elements[0] as HTMLElement).focus();
  });

  return {
    element: form,
    update(now, _code, isMoving) {
      const isUnanswered = !now.answer;
      const mayHide = !isPreview && !now.isLast && movesOn;
      const isSkip = !isPreview && !now.isLast && !isRequired && isUnanswered;
      input.update(now.answer);
      back.hidden = !now.canGoBack;
      go.textContent = now.isLast ? messages.submit : isSkip ? messages.skip : messages.next;
      go.classList.toggle('quiet', isSkip);
      // A press answers the question and moves on. After a choice by keyboard the button shows.
      go.hidden = !!mayHide && (isMoving || (isRequired && isUnanswered));
      const { finding, refused } = now;
      complain(refused && finding ? say(messages[finding.code], countIn(finding)) : '');
    },
    leave: stopWatching,
  };
}

const countIn = (finding: AnswerFinding): number =>
  'min' in finding ? finding.min : 'max' in finding ? finding.max : 0;

/** A screen reader needs a name for the question, even while its text is empty. */
export const headingOf = ({ text }: Question): string => (text.trim() ? text : '…');
