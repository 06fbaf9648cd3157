import type { CompiledSurvey } from '../survey/compile-logic.ts';
import { compileSurvey } from '../survey/compile-logic.ts';
import { END } from '../survey/default-next.ts';
import { newDefinition } from '../survey/defaults.ts';
import { possibleNext } from '../survey/possible-next.ts';
import type { Question } from '../survey/question.ts';
import { editingOf } from '../survey/types/registry.ts';

/** Whole minutes for the longest path through the questions, at least one. */
export function estimatedMinutes(questions: readonly Question[]): number {
  const survey = compileSurvey({ ...newDefinition(''), questions });
  return Math.max(1, Math.ceil(longestSeconds(survey, 0, new Set()) / 60));
}

function longestSeconds(survey: CompiledSurvey, index: number, behind: ReadonlySet<number>): number {
  const question = survey.questions[index];
  if (!question || index === END || behind.has(index)) return 0;
  const passed = new Set(behind).add(index);
  const after = [...possibleNext(survey, index)].map((next) => longestSeconds(survey, next, passed));
  return editingOf(question).seconds + Math.max(0, ...after);
}
