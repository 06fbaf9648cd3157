import { indexOfQuestion, withQuestions, type EditingState } from '#shared/survey/edit/editing-state.ts';
import { moveTo } from '#shared/survey/edit/list.ts';

/** Moves a question. Rules refer to questions by id, so their meaning stays. */
export function moveQuestion(state: EditingState, questionId: string, toIndex: number): EditingState {
  const index = indexOfQuestion(state, questionId);
  if (index < 0) return state;
  return withQuestions(state, moveTo(state.definition.questions, index, toIndex));
}
