import { AppError } from '../../errors.ts';
import type { SurveyDefinition } from '../definition.ts';
import type { Question } from '../question.ts';
import { replaceAt } from './list.ts';

/** The builder's state. Every edit returns a new state and leaves its input unchanged. */
export interface EditingState {
  readonly definition: SurveyDefinition;
  readonly selectedQuestionId: string | null;
}

/** Opens a definition for editing and selects its first question. */
export function openDefinition(definition: SurveyDefinition): EditingState {
  return { definition, selectedQuestionId: definition.questions[0]?.questionId ?? null };
}

/** Returns the same state if the question does not exist. */
export function selectQuestion(state: EditingState, questionId: string): EditingState {
  return indexOfQuestion(state, questionId) < 0 ? state : { ...state, selectedQuestionId: questionId };
}

/** Sets the id of a survey that has none yet. */
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

/** The state with these questions, numbered by their order. */
export function withQuestions(state: EditingState, questions: readonly Question[]): EditingState {
  const numbered = questions.map((question, orderIndex) =>
    question.orderIndex === orderIndex ? question : { ...question, orderIndex },
  );
  return { ...state, definition: { ...state.definition, questions: numbered } };
}

/** Changes one question. Returns the same state if the question does not exist or nothing changed. */
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
