import type { Answer, AnswerFinding } from '#shared/survey/answer.ts';
import type { Question } from '#shared/survey/question.ts';
import type { RunState } from '#web/survey-view/run/run.ts';
import { say, type Messages } from '#web/survey-view/messages.ts';
import { draw } from '../draw.ts';
import { hideable, showIf } from './platform.ts';
import { checkoutTypeOf } from './types/registry.ts';

export interface CheckoutScreen {
  readonly elements: readonly Node[];
  readonly update?: (state: RunState, code: string | undefined) => void;
  readonly leave?: () => void;
}

export interface QuestionActions {
  readonly answer: (answer: Answer | undefined) => void;
  readonly back: () => void;
  /** Returns false if the answer doesn't allow it. */
  readonly forward: () => boolean;
  /** A preview has the template's buttons: no *Skip*. */
  readonly isPreview: boolean;
}

/** A question with its input, its error message, and the buttons forward and back. */
export function questionScreen(
  question: Question,
  state: RunState,
  words: Messages,
  actions: QuestionActions,
): CheckoutScreen {
  const input = checkoutTypeOf(question).input({ question, words, state, answer: actions.answer });
  const hint = draw('s-text', { color: 'subdued' }, hints(question, words));
  const back = draw('s-button', { variant: 'secondary' }, words.back);
  const backPart = hideable(back);
  const go = draw('s-button', { variant: 'primary' });
  back.addEventListener('click', actions.back);
  go.addEventListener('click', () => {
    const fault = input.fault();
    if (fault === '') actions.forward();
    else input.control.error = fault;
  });
  return {
    elements: [
      draw('s-heading', {}, question.text),
      hint,
      ...(question.isRequired ? [] : [draw('s-text', { color: 'subdued' }, words.optional)]),
      ...input.elements,
      draw('s-stack', { direction: 'inline', gap: 'base' }, backPart, go),
    ],
    update(now) {
      input.update(now.answer);
      showIf(hint, hint.textContent !== '');
      showIf(backPart, now.canGoBack);
      const isSkip = !actions.isPreview && !question.isRequired && !now.answer;
      go.textContent = now.isLast ? words.submit : isSkip ? words.skip : words.next;
      input.control.error = now.refused && now.finding ? explain(now.finding, words) : '';
    },
  };
}

function explain(finding: AnswerFinding, words: Messages): string {
  return say(words[finding.code], 'min' in finding ? finding.min : 'max' in finding ? finding.max : 0);
}

function hints(question: Question, words: Messages): string {
  const { description } = question;
  return [description, ...(checkoutTypeOf(question).hints?.(question, words) ?? [])]
    .filter(Boolean)
    .join(' ');
}
