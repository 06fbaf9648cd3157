import type { CompiledSurvey } from '../survey/compile-logic.ts';
import { compileSurvey, END } from '../survey/compile-logic.ts';
import { newDefinition } from '../survey/defaults.ts';
import { possibleNext } from '../survey/possible-next.ts';
import type { Question, QuestionType } from '../survey/question.ts';

/**
 * Seconds to read and answer one question on a phone. Rounded up rather than down: a shopper who was
 * promised one minute and needs two doesn't finish.
 */
export const SECONDS_BY_TYPE: Record<QuestionType, number> = {
  rating: 6,
  nps: 7,
  single_select: 9,
  drop_down: 10,
  date: 10,
  multi_select: 14,
  text: 25,
};

/** Whole minutes for the longest way through the questions, at least one. */
export function estimatedMinutes(questions: readonly Question[]): number {
  const survey = compileSurvey({ ...newDefinition(''), questions });
  return Math.max(1, Math.ceil(longestSeconds(survey, 0, new Set()) / 60));
}

function longestSeconds(survey: CompiledSurvey, index: number, behind: ReadonlySet<number>): number {
  const question = survey.questions[index];
  if (!question || index === END || behind.has(index)) return 0;
  const passed = new Set(behind).add(index);
  const after = [...possibleNext(survey, index)].map((next) => longestSeconds(survey, next, passed));
  return SECONDS_BY_TYPE[question.type] + Math.max(0, ...after);
}
