import type { Answer } from '#shared/survey/answer.ts';
import type { AnswerFinding } from '#shared/survey/answer-finding.ts';
import type { Question } from '#shared/survey/question.ts';
import type { RunState } from '#shared/survey/run/run.ts';
import { ENGLISH as words, say } from '#web/survey-view/messages.ts';
import { createInput } from './inputs.ts';
import { draw, type Drawn } from './platform.ts';

export interface CheckoutScreen {
  readonly elements: readonly Drawn[];
  readonly update?: (state: RunState, code: string | undefined) => void;
  readonly leave?: () => void;
}

export interface QuestionActions {
  readonly answer: (answer: Answer | undefined) => void;
  readonly back: () => void;
  /** False if the answer doesn't allow it. */
  readonly forward: () => boolean;
}

/** A question with its input, its message, and the way on and back. */
export function questionScreen(
  question: Question,
  state: RunState,
  actions: QuestionActions,
): CheckoutScreen {
  const input = createInput(question, state, actions.answer);
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

function hints({ type, description, config }: Question): string {
  const texts = [description];
  if (type === 'multi_select') {
    if (config.minSelect > 1) texts.push(say(words.too_few, config.minSelect));
    if (config.maxSelect !== null) texts.push(say(words.too_many, config.maxSelect));
  }
  return texts.filter(Boolean).join(' ');
}
