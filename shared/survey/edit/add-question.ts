import { AppError } from '../../errors.ts';
import { SURVEY_LIMITS } from '../survey-limits.ts';
import { newQuestion } from './defaults.ts';
import type { IdSource } from '../options.ts';
import type { QuestionType } from '../question-types.ts';
import { requireSurveyId, withQuestions, type EditingState } from './editing-state.ts';
import { clamp, insertAt } from './list.ts';

/** Adds a question with its type's defaults and selects it. The default position is the end. */
export function addQuestion(
  state: EditingState,
  type: QuestionType,
  newId: IdSource,
  position: number = state.definition.questions.length,
): EditingState {
  const surveyId = requireSurveyId(state);
  requireRoomForQuestion(state);
  const { questions } = state.definition;
  const question = newQuestion(type, surveyId, newId);
  const added = withQuestions(state, insertAt(questions, clamp(position, questions.length), question));
  return { ...added, selectedQuestionId: question.questionId };
}

export function requireRoomForQuestion({ definition }: EditingState): void {
  const { questions } = SURVEY_LIMITS;
  if (definition.questions.length < questions) return;
  throw new AppError('INVALID_INPUT', `A survey can have at most ${questions} questions.`);
}
