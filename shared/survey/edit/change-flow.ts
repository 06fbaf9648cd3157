import type { Question } from '../question.ts';
import { changeQuestion, type EditingState } from './editing-state.ts';

/** Sets where a question leads when no rule says otherwise; null follows the order. */
export function setDefaultNext(
  state: EditingState,
  questionId: string,
  nextQuestionId: string | null,
): EditingState {
  return changeQuestion(
    state,
    questionId,
    (question) => ({ ...question, config: { ...question.config, nextQuestionId } }) as Question,
  );
}

/** Whether the survey ends after a question that leads nowhere else. A type without the setting stays as it is. */
export function setTerminal(state: EditingState, questionId: string, isTerminal: boolean): EditingState {
  return changeQuestion(state, questionId, (question) =>
    canBeTerminal(question)
      ? ({ ...question, config: { ...question.config, isTerminal } } as Question)
      : question,
  );
}

export function canBeTerminal(question: Question): boolean {
  return 'isTerminal' in question.config;
}
