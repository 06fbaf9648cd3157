import type { Answer } from '#shared/survey/answer.ts';
import { assertNever } from '#shared/survey/never.ts';
import type { Question, QuestionOf } from '#shared/survey/question.ts';
import type { RunState } from '#shared/survey/run/run.ts';
import type { Messages } from '../messages.ts';
import { choiceList } from './choice-list.ts';
import { dateInput } from './date-input.ts';
import { dropDown } from './drop-down.ts';
import { freeText } from './free-text.ts';
import { scale } from './scale.ts';

/** What a question's input is given: its question in the state it begins with, and where answers go. */
export interface InputContext<Q extends Question = Question> {
  readonly question: Q;
  readonly state: RunState;
  readonly messages: Messages;
  /** `isWhole`: one choice that says all there is to say, so the survey may move on by itself. */
  readonly answer: (answer: Answer | undefined, isWhole?: boolean) => void;
}

/** The part of a question that takes the answer. It is built once, and told of every change afterwards. */
export interface Input {
  readonly element: HTMLElement;
  /** What is labelled by the question, where that isn't the whole element. */
  readonly control?: HTMLElement;
  readonly update: (answer: Answer | undefined) => void;
}

export function createInput(context: InputContext): Input {
  const { question } = context;
  switch (question.type) {
    case 'single_select':
    case 'multi_select':
      return choiceList({ ...context, question });
    case 'drop_down':
      return dropDown({ ...context, question });
    case 'rating':
    case 'nps':
      return scale({ ...context, question });
    case 'text':
      return freeText({ ...context, question });
    case 'date':
      return dateInput({ ...context, question });
    default:
      return assertNever(question);
  }
}

export type ScaleQuestion = QuestionOf<'rating'> | QuestionOf<'nps'>;
