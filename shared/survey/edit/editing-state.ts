import { AppError } from '../../errors.ts';
import type { SurveyDefinition } from '../definition.ts';
import type { Question } from '../question.ts';
import { replaceAt } from './list.ts';

/** What the builder edits. Every edit takes one and returns another; it never changes the one it was given. */
export interface EditingState {
  readonly definition: SurveyDefinition;
  readonly selectedQuestionId: string | null;
}

/** Opens a definition for editing, its first question selected. */
export function openDefinition(definition: SurveyDefinition): EditingState {
  return { definition, selectedQuestionId: definition.questions[0]?.questionId ?? null };
}

/** Nothing happens if there is no such question. */
export function selectQuestion(state: EditingState, questionId: string): EditingState {
  return indexOfQuestion(state, questionId) < 0 ? state : { ...state, selectedQuestionId: questionId };
}

/** Gives a survey that was begun without one its id. */
export function setSurveyId(
  { definition, selectedQuestionId }: EditingState,
  surveyId: string,
): EditingState {
  const questions = definition.questions.map((question) => ({ ...question, surveyId }));
  return { definition: { ...definition, surveyId, questions }, selectedQuestionId };
}

export function requireSurveyId({ definition }: EditingState): string {
  if (definition.surveyId === '') throw new AppError('SURVEY_ID_NOT_SET');
  return definition.surveyId;
}

export function indexOfQuestion({ definition }: EditingState, questionId: string): number {
  return definition.questions.findIndex((question) => question.questionId === questionId);
}

/** The same state with other questions, numbered by their order. */
export function withQuestions(state: EditingState, questions: readonly Question[]): EditingState {
  const numbered = questions.map((question, orderIndex) =>
    question.orderIndex === orderIndex ? question : { ...question, orderIndex },
  );
  return { ...state, definition: { ...state.definition, questions: numbered } };
}

/** Changes one question. The state itself comes back if there is no such question or nothing changed. */
export function changeQuestion(
  state: EditingState,
  questionId: string,
  change: (question: Question) => Question,
): EditingState {
  const index = indexOfQuestion(state, questionId);
  const question = state.definition.questions[index];
  if (question === undefined) return state;
  const changed = change(question);
  return changed === question
    ? state
    : withQuestions(state, replaceAt(state.definition.questions, index, changed));
}
