import type { Question } from '#shared/survey/question.ts';
import { changeQuestion, type EditingState } from '#shared/survey/edit/editing-state.ts';

/** Sets the question that follows when no rule matches; null follows the order. */
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

/**
 * Sets whether the survey ends after a question without a next question. Does nothing for a type without the
 * setting.
 */
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
