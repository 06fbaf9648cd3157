import type { Answer } from '#shared/survey/answer.ts';
import type { AnswerFinding } from '#shared/survey/answer-finding.ts';
import type { Question } from '#shared/survey/question.ts';
import type { RunState } from '#shared/survey/run/run.ts';
import { ENGLISH as words } from '#web/survey-view/english.ts';
import { say } from '#web/survey-view/messages.ts';
import { draw, type CheckoutElement } from './platform.ts';
import { checkoutTypeOf } from './types/registry.ts';

export interface CheckoutScreen {
  readonly elements: readonly CheckoutElement[];
  readonly update?: (state: RunState, code: string | undefined) => void;
  readonly leave?: () => void;
}

export interface QuestionActions {
  readonly answer: (answer: Answer | undefined) => void;
  readonly back: () => void;
  /** Returns false if the answer doesn't allow it. */
  readonly forward: () => boolean;
}

/** A question with its input, its error message, and the buttons forward and back. */
export function questionScreen(
  question: Question,
  state: RunState,
  actions: QuestionActions,
): CheckoutScreen {
  const input = checkoutTypeOf(question).input({ question, state, answer: actions.answer });
  const hint = draw('s-text', { color: 'subdued' }, hints(question));
  const back = draw('s-button', { variant: 'secondary' }, words.back);
  const go = draw('s-button', { variant: 'primary' });
  back.addEventListener('click', actions.back);
  go.addEventListener('click', () => {
    const fault = input.fault();
    if (fault === '') actions.forward();
    else input.control.error = fault;
  });
  return {
    elements: [
      draw('s-heading', {}, question.isRequired ? `${question.text}\u00a0*` : question.text),
      hint,
      ...input.elements,
      draw('s-stack', { direction: 'inline', gap: 'base' }, back, go),
    ],
    update(now) {
      input.update(now.answer);
      hint.hidden = hint.textContent === '';
      back.hidden = !now.canGoBack;
      go.textContent = now.isLast ? words.submit : words.next;
      input.control.error = now.refused && now.finding ? explain(now.finding) : '';
    },
  };
}

function explain(finding: AnswerFinding): string {
  return say(words[finding.code], 'min' in finding ? finding.min : 'max' in finding ? finding.max : 0);
}

function hints(question: Question): string {
  const { description } = question;
  return [description, ...(checkoutTypeOf(question).hints?.(question, words) ?? [])]
    .filter(Boolean)
    .join(' ');
}
